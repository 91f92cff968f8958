import { inYourWords } from "../../../shared/view/in-your-words.ts";

/** What would improve a career's health: texts for agents, rewritten for the person. */
const rules: readonly (readonly [RegExp, string])[] = [
  [/: ask what the user wants and write career_goals\.$/, ": say yours on your profile."],
  [
    /: name one in career_goals, or look for some\.$/,
    ": name one among your goals, or look for some under Match.",
  ],
  [
    /: if they were used since, say where, with mode merge\.$/,
    ": if you used them since, add where to your resume.",
  ],
  [
    /: name in each job what was used there, with mode merge\.$/,
    ": say in your resume what you used in each job.",
  ],
  [/: say until when, with mode merge\.$/, ": add to your resume until when."],
  [/^The goals name no occupation/, "Your goals name no occupation"],
  [/: note it, with eventType goal\.progress\.$/, ": an agent can note it for you."],
  [/: add newer work, with mode merge\.$/, ": add newer work to your resume."],
];

/** The service's advice in words for the person. */
export function adviceInWords(text: string): string {
  return rules.reduce((said, [words, own]) => said.replace(words, own), inYourWords(text));
}
