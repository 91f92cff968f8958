const MOST_LEVELS = 64;

/** What makes a JSON value unusable: deeper than 64 levels, a key that could reach a prototype, or half a character. */
export function jsonProblem(value: unknown, level = 1): string | undefined {
  if (typeof value === "string") return textProblem(value);
  if (typeof value !== "object" || value === null) return undefined;
  if (level > MOST_LEVELS) return `The body must not be nested deeper than ${MOST_LEVELS} levels.`;
  if (Object.hasOwn(value, "__proto__")) return "The body must not have a field named __proto__.";
  for (const [key, item] of Object.entries(value)) {
    const problem = textProblem(key) ?? jsonProblem(item, level + 1);
    if (problem) return problem;
  }
  return undefined;
}

/** Half a surrogate pair cannot be written as UTF-8: what is read back would be another text. */
function textProblem(text: string): string | undefined {
  return /\p{Surrogate}/u.test(text) ? "The body must be well-formed Unicode text." : undefined;
}
