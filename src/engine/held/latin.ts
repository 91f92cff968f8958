/** The small letters of the languages that are written in Latin letters, as a range of a class. */
const LETTERS = "a-zß-öø-ÿā-žșț";

/**
 * An expression over small Latin letters alone: `\p{L}` and `\p{M}` make the engine compile every letter of Unicode at
 * each place, which takes a second for a language's words. What it is held against must be in small letters.
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

/** The letters of an expression as small ones; its classes and escapes stay. */
export function small(source: string): string {
  return source.replace(/\\[pP]\{\w+\}|\\.|\p{Lu}/gu, (part) =>
    part.startsWith("\\") ? part : part.toLowerCase(),
  );
}
