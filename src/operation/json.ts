const MOST_LEVELS = 64;

/** What makes a JSON value unusable: deeper than 64 levels, or a key that could reach a prototype. */
export function jsonProblem(value: unknown, level = 1): string | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  if (level > MOST_LEVELS) return `The body must not be nested deeper than ${MOST_LEVELS} levels.`;
  if (Object.hasOwn(value, "__proto__")) return "The body must not have a field named __proto__.";
  for (const item of Object.values(value)) {
    const problem = jsonProblem(item, level + 1);
    if (problem) return problem;
  }
  return undefined;
}
