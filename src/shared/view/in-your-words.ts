/** The service's texts for agents, rewritten for the person. Quoted text stays unchanged. */
const rules: readonly (readonly [RegExp, string])[] = [
  // A suggested call is only for agents.
  [/ (?:See|Use) [A-Z]+ \/api\/v1\/.*$/s, ""],
  [
    /^Ask whether the user has this and the resume does not say it: /,
    "If you have this, add it to your resume: ",
  ],
  [
    /^The user would not move, and their home town is not stored\.$/,
    "You would not move, and it is not known where you live.",
  ],
  [/^The user said: /, "You said: "],
  [/^The user /, "You "],
  [/ is stored for them\b/, " of yours is stored"],
  [/Nothing stored shows it\.$/, "Your data does not show it."],
  [/([:,]) nothing stored shows it\b/, "$1 your data does not show it"],
  [/ No stored (.+) shows it\./, " No $1 of yours shows it."],
  [/^The stored data meets (\d+) of (\d+) requirements?/, "You meet $1 of $2"],
  [/, and does not decide (\d+)(?=:|$)/, ", $1 unknown"],
];

/** A text of the service, addressed to the person. */
export function inYourWords(text: string): string {
  return rules.reduce((said, [words, own]) => said.replace(words, own), text);
}
