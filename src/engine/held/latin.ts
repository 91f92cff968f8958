/** The lower-case letters of the languages in Latin script, as a character class range. */
const LETTERS = "a-zß-öø-ÿā-žșț";

/**
 * An expression over lower-case Latin letters only: `\p{L}` and `\p{M}` make the engine compile every Unicode
 * letter at each place, which takes a second for a language's words. The text it is applied to must be in lower
 * case.
 */
export function latin(source: string): string {
  let isInClass = false;
  return source.replace(/\\p\{[LM]\}|\\P\{L\}|\\.|[[\]]/gu, (part) => {
    if (part === "[" || part === "]") isInClass = part === "[";
    if (part === "\\p{M}") return isInClass ? "" : "(?!)";
    if (part === "\\P{L}") return `[^${LETTERS}]`;
    if (part === "\\p{L}") return isInClass ? LETTERS : `[${LETTERS}]`;
    return part;
  });
}

/** An expression's letters in lower case. Its classes and escapes stay. */
export function small(source: string): string {
  return source.replace(/\\[pP]\{\w+\}|\\.|\p{Lu}/gu, (part) =>
    part.startsWith("\\") ? part : part.toLowerCase(),
  );
}
