import { isOnScale } from "./score.ts";
import type { QuestionModule } from "./types.ts";

/** Number of problems that are listed; further ones are only counted. */
const MAX_PROBLEMS = 20;

/**
 * Lists the problems of a set of answers: unknown item ids, and values that are not whole numbers on the module's
 * scale. Each problem names the item and the valid values, never the given value; [] for valid answers.
 */
export function checkAnswers(module: QuestionModule, answers: Readonly<Record<string, unknown>>): string[] {
  const known = new Set(module.items.map((item) => item.id));
  const problems: string[] = [];
  let unlisted = 0;
  for (const id of Object.keys(answers)) {
    const problem = problemOf(module, known, id, answers[id]);
    if (problem === null) continue;
    if (problems.length < MAX_PROBLEMS) problems.push(problem);
    else unlisted += 1;
  }
  return unlisted === 0 ? problems : [...problems, `and ${unlisted} more answers with problems`];
}

function problemOf(
  module: QuestionModule,
  known: ReadonlySet<string>,
  id: string,
  value: unknown,
): string | null {
  const { min, max } = module.scale;
  if (!known.has(id)) return `answers.${shownId(id)} must be an item id of the ${module.moduleId} questions`;
  if (!isOnScale(module.scale, value)) return `answers.${id} must be a whole number from ${min} to ${max}`;
  return null;
}

/**
 * Repeats an unknown id only if it has the form of an item id. Other text could contain instructions to an AI
 * system.
 */
function shownId(id: string): string {
  return /^(?:[A-Za-z]{1,20}|[a-z]{2}-[A-Za-z]{1,20}-\d{1,3})$/.test(id) ? id : "(id)";
}
