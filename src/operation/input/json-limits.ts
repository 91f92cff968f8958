const MOST_LEVELS = 64;
/** About what 1 MiB of the shortest values holds, and far more than any request needs. */
const MOST_VALUES = 200_000;

const tooDeep = `The body must not be nested deeper than ${MOST_LEVELS} levels.`;
const tooMany = `The body must not hold more than ${MOST_VALUES} values.`;

/**
 * Why a JSON value is unusable: deeper than 64 levels, more than 200,000 values, a number that is too large, a key that
 * could reach a prototype, or a lone surrogate.
 */
export function jsonProblem(value: unknown): string | undefined {
  const budget = { left: MOST_VALUES };
  return problemOf(value, 1, budget);
}

function problemOf(value: unknown, level: number, budget: { left: number }): string | undefined {
  budget.left -= 1;
  if (budget.left < 0) return tooMany;
  if (typeof value === "string") return textProblem(value);
  // JSON allows 1e999, which would be stored as null.
  if (typeof value === "number") return Number.isFinite(value) ? undefined : "A number is too large.";
  if (typeof value !== "object" || value === null) return undefined;
  if (level > MOST_LEVELS) return tooDeep;
  if (Array.isArray(value)) return firstProblem(value, (item) => problemOf(item, level + 1, budget));
  if (Object.hasOwn(value, "__proto__")) return "The body must not have a field named __proto__.";
  return firstProblem(
    Object.entries(value),
    ([key, item]) => textProblem(key) ?? problemOf(item, level + 1, budget),
  );
}

function firstProblem<Item>(items: readonly Item[], find: (item: Item) => string | undefined) {
  for (const item of items) {
    const problem = find(item);
    if (problem !== undefined) return problem;
  }
  return undefined;
}

/** A lone surrogate cannot be written as UTF-8: reading it back would give another text. */
function textProblem(text: string): string | undefined {
  return /\p{Surrogate}/u.test(text) ? "The body must be well-formed Unicode text." : undefined;
}

/**
 * Finds JSON text that is nested too deeply or holds too many values, without parsing: parsing ten megabytes of
 * brackets takes seconds. Invalid JSON passes, because the parser reports it.
 */
export function jsonTextProblem(text: string): string | undefined {
  let level = 0;
  let values = 0;
  for (let at = 0; at < text.length; at += 1) {
    const character = text[at];
    if (character === '"') at = endOfString(text, at);
    else if (character === "[" || character === "{") level += 1;
    else if (character === "]" || character === "}") level -= 1;
    else if (character !== ",") continue;
    values += 1;
    if (level > MOST_LEVELS) return tooDeep;
    if (values > 4 * MOST_VALUES) return tooMany;
  }
  return undefined;
}

/** The position of the closing quotation mark, or the text's end. */
function endOfString(text: string, start: number): number {
  for (let end = text.indexOf('"', start + 1); end !== -1; end = text.indexOf('"', end + 1)) {
    if (!isEscaped(text, end)) return end;
  }
  return text.length;
}

function isEscaped(text: string, at: number): boolean {
  let backslashes = 0;
  while (text[at - 1 - backslashes] === "\\") backslashes += 1;
  return backslashes % 2 === 1;
}
