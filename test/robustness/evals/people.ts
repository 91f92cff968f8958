import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Step, Task, Who, Written } from "./types.ts";
import { type Person, person } from "./written.ts";

/** A goal and a note of each fictional person; their resumes are in test/support/samples/personas. */
const told: Readonly<
  Record<Exclude<Who, "stranger" | Written>, { goal: string; note: string; years: number }>
> = {
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
  if (isWritten(who)) return stepsOf(who);
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

function isWritten(who: Who): who is Written {
  return who.startsWith("people/");
}

/** What an agent would have kept of one of the ten: resume, limits, notes with their days, and the openings as pasted. */
function stepsOf(who: Written): Step[] {
  const { resumeText, goals, minSalary, currency, limits, notes, openings } = person(who);
  const profile = { career_goals: goals, min_salary: minSalary, salary_currency: currency };
  return [
    { tool: "import_resume", arguments: { format: "text", content: resumeText }, tokens: 0 },
    { tool: "update_profile", arguments: profile, tokens: 0 },
    ...limits.map((contentText): Step => {
      return {
        tool: "add_memory",
        arguments: { contentText, nodeType: "limit", importance: 0.9 },
        tokens: 0,
      };
    }),
    ...notes.map((note): Step => {
      const createdAt = `${note.slice(0, 10)}T09:00:00.000Z`;
      return { tool: "add_memory", arguments: { contentText: note.slice(12), createdAt }, tokens: 0 };
    }),
    ...openings.flatMap((opening, index) => stepsWith(opening, `opening${index}`)),
  ];
}

/** An opening is read by the agent too, judged, and its last day is noted. */
function stepsWith({ title, employer, closing, text }: Person["openings"][number], as: string): Step[] {
  const opportunity = { inputMode: "pasted_text", rawText: text, reading: { title, company: employer } };
  const actions = [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }];
  const id = `$${as}.data.results[0].outputs.jobsWorkspaceRefs[0]`;
  const due = { id, kind: "follow_up", dueAt: `${closing}T12:00:00.000Z`, note: "Last day to apply" };
  return [
    { tool: "apply", arguments: { actions, opportunity }, as, tokens: 0 },
    { tool: "record_job_event", arguments: due, tokens: 0 },
  ];
}
