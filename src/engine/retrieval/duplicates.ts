import { stems } from "./words/tokens.ts";

/** Texts with at least this share of common words (Jaccard) are near-duplicates. Source: docs/methods.md, Memory retrieval. */
const MIN_SHARED_WORDS = 0.85;

/** Keeps the first of every group of near-duplicate texts, until `limit` are kept; order stays. */
export function dropNearDuplicates<Item>(
  items: Item[],
  textOf: (item: Item) => string,
  limit: number,
): Item[] {
  const kept: { item: Item; words: Set<string> }[] = [];
  for (const item of items) {
    if (kept.length === limit) break;
    const words = new Set(stems(textOf(item)));
    if (!kept.some((earlier) => saysTheSame(earlier.words, words))) kept.push({ item, words });
  }
  return kept.map(({ item }) => item);
}

function saysTheSame(left: Set<string>, right: Set<string>): boolean {
  const shared = [...left].filter((word) => right.has(word)).length;
  const all = left.size + right.size - shared;
  if (all === 0 || shared / all < MIN_SHARED_WORDS) return false;
  // Notes that differ in a number (a date, an amount) are two facts, however similar.
  return sameNumbers(left, right);
}

function sameNumbers(left: Set<string>, right: Set<string>): boolean {
  const only = (one: Set<string>, other: Set<string>) =>
    [...one].some((word) => /\p{N}/u.test(word) && !other.has(word));
  return !only(left, right) && !only(right, left);
}
