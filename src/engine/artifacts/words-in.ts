import { normalized } from "../../shared/combining-marks.ts";

/** A content word has at least this many letters. */
const FEWEST_LETTERS = 4;
/** Words with this many first letters in common are forms of the same word. */
const STEM = 5;
/** Words in capitals such as "CRRT" are more specific than others. */
const A_NAME = 2;

/** The number of different words of a text that the opening's text contains in some form. */
export function wordsIn(opening: string): (text: string) => number {
  const held = new Set([...stems(opening), ...capitals(opening)]);
  const count = (found: string[]) => new Set(found.filter((stem) => held.has(stem))).size;
  return (text) => count(stems(text)) + A_NAME * count(capitals(text));
}

function stems(text: string): string[] {
  const words = normalized(text.toLowerCase(), "NFKC").match(/\p{L}+/gu) ?? [];
  return words.filter((word) => word.length >= FEWEST_LETTERS).map((word) => word.slice(0, STEM));
}

function capitals(text: string): string[] {
  return text.match(/\p{Lu}[\p{Lu}\p{N}+#]+(?!\p{Ll})/gu) ?? [];
}
