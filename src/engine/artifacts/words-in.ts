import { normalized } from "../../shared/combining-marks.ts";

/** Fewer letters make no word of content. */
const FEWEST_LETTERS = 4;
/** Words with so many first letters in common are forms of one. */
const STEM = 5;
/** Capitals such as "CRRT" say more than a word. */
const A_NAME = 2;

/** How many different words of a text an opening's own words have in some form. */
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
