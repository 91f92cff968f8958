import { isOnScale } from "./score.ts";
import type { QuestionModule } from "./types.ts";

/** How many problems are listed before the rest is only counted. */
const MAX_PROBLEMS = 20;

/**
 * Lists what is wrong with a set of answers: item ids that the module does not have, and values that are no
 * whole number on its scale. Each problem names the item and what it must be, never the value; [] when all
 * is well.
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

/** An unknown id is repeated where it looks like one of ours: it may be a sentence, an order even. */
function shownId(id: string): string {
  return /^(?:[A-Za-z]{1,20}|[a-z]{2}-[A-Za-z]{1,20}-\d{1,3})$/.test(id) ? id : "(id)";
}
