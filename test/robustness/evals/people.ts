import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Step, Task, Who } from "./types.ts";

/** A goal and a note of each fictional person; their resumes are in test/support/samples/personas. */
const told: Readonly<Record<Exclude<Who, "stranger">, { goal: string; note: string; years: number }>> = {
  nurse: {
    goal: "Nurse practitioner",
    note: "Sleeps badly after two night shifts in a row and wants at most four a month.",
    years: 8,
  },
  electrician: {
    goal: "Electrical engineer",
    note: "The knee hurts on ladders; would rather plan and inspect than climb.",
    years: 12,
  },
  engineer: {
    goal: "Computer and information systems manager",
    note: "Mentors two juniors and likes it more than the on-call week.",
    years: 8,
  },
};

/** The calls that make the person of a task what they are before anything else; a stranger has nothing stored. */
export function stepsBefore({ who, assessed = ["riasec"] }: Pick<Task, "who" | "assessed">): Step[] {
  if (who === "stranger") return [];
  const { goal, note, years } = told[who];
  const file = join(process.cwd(), "test", "support", "samples", "personas", `${who}.json`);
  const content: unknown = JSON.parse(readFileSync(file, "utf8"));
  const goals = [{ target_role: goal, by: "2028-01-01", progress: 0.2 }];
  return [
    { tool: "import_resume", arguments: { format: "json_resume", content }, tokens: 0 },
    { tool: "update_profile", arguments: { career_goals: goals, years_of_experience: years }, tokens: 0 },
    { tool: "add_memory", arguments: { contentText: note, importance: 0.8 }, tokens: 0 },
    ...assessed.flatMap((moduleId): Step[] => [
      { tool: "get_assessment_questions", arguments: { moduleId }, as: moduleId, tokens: 0 },
      {
        tool: "submit_assessment",
        arguments: { moduleId, answers: { $answers: moduleId, with: 4 } },
        tokens: 0,
      },
    ]),
  ];
}
