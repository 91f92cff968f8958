import { questionModule } from "../../../domain/assessments/questions.ts";
import type { ModuleId } from "../../../domain/assessments/schema.ts";

/** What each assessment shows, and its use. */
const tells: Record<ModuleId, string> = {
  riasec: "The kinds of work that attract you. It counts most when occupations are ranked for you.",
  workStyle: "How you usually work and deal with people.",
  values: "What work must give you, and what you would give up for it.",
  skillsTalents: "How you see your own skills. What your history shows counts for more.",
  collaborationConflict: "What you do when people want different things. Every way has its use.",
  stressRegulation: "How you deal with demanding times. This is not a medical test.",
  expressionStyle: "How you speak and write with other people. No style is better than another.",
  currentStatePulse: "How the last seven days were. It counts for 30 days. This is not a medical test.",
};

/** An assessment for people: name, purpose and length. */
export interface Told {
  id: ModuleId;
  name: string;
  text: string;
  questions: number;
}

/** Describes an assessment. */
export function tellOf(id: ModuleId): Told {
  const { title, items } = questionModule(id);
  return { id, name: title, text: tells[id], questions: items.length };
}

/** The usual time for a number of questions. */
export function minutes(questions: number): string {
  return `about ${Math.max(2, Math.round(questions / 6))} minutes`;
}
