import { questionModule } from "../../../domain/assessments/questions.ts";
import type { ModuleId } from "../../../domain/assessments/schema.ts";

/** What each assessment shows, and its use. */
const tells: Record<ModuleId, string> = {
  riasec: "Which kinds of work draw you. It counts most when occupations are ranked for you.",
  workStyle: "How you usually work and deal with people.",
  values: "What work has to give you, and what you would give up for it.",
  skillsTalents: "How you see your own skills. What your history shows counts for more.",
  collaborationConflict: "What you do where people want different things. Every way has its place.",
  stressRegulation: "How you deal with times that ask a lot of you. It is no medical test.",
  expressionStyle: "How you speak and write with other people. No style is better than another.",
  currentStatePulse: "How the last seven days were. It counts for 30 days, and is no medical test.",
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
