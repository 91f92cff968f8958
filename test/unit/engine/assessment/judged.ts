import { judgeQuality } from "../../../../src/engine/assessment/quality.ts";
import { scoreSubmission } from "../../../../src/engine/assessment/score.ts";
import type { Answers, Quality, QuestionModule } from "../../../../src/engine/assessment/types.ts";
import { loadModule, persona } from "./catalogue.ts";

export const riasec = loadModule("riasec");
export const workStyle = loadModule("workStyle");
export const pulse = loadModule("currentStatePulse");

/** R 100, I 75, A 50, S 25, E 0, C 0: a clear shape whose first letters are neighbours. */
export const clear = persona(riasec, { R: 5, I: 4, A: 3, S: 2, E: 1, C: 1 });

/** The quality of a set of answers. */
export function qualityOf(module: QuestionModule, answers: Answers, durationMs?: number): Quality {
  return judgeQuality(module, scoreSubmission(module, answers, durationMs));
}

/** The flags that a set of answers raises. */
export function flags(module: QuestionModule, answers: Answers, durationMs?: number): string[] {
  return qualityOf(module, answers, durationMs).consistency_flags;
}
