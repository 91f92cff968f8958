import type { SearchTerm } from "./question.ts";
import { saidWithoutWords } from "./said-without-words.ts";
import { stemOf } from "./tokens.ts";
import { isAscii, isChinese, plainOf } from "./topic/literal.ts";

/**
 * Prepares a quick test of stored JSON, so that most texts need not be split into words. False means that the text has
 * none of the terms and none of their synonyms; true means that it may.
 */
export function mayHold(terms: readonly SearchTerm[]): (json: string) => boolean {
  // Amounts and periods are read in a text as a person sees it.
  if (saidWithoutWords(terms).length > 0) return () => true;
  const stems = terms.flatMap(({ word, synonyms }) => [word, ...synonyms].map(stemOf)).filter(isOneWord);
  if (stems.length === 0) return () => false;
  const beginnings = [...new Set(stems.map((stem) => plainOf(beginningOf(stem))))].join("|");
  // A word can also start after a JSON escape such as \n. The pattern for ASCII text is faster.
  const ascii = new RegExp(`(?:^|[^a-z0-9]|\\\\[bfnrt]|\\\\u[0-9a-f]{4})(?:${beginnings})`);
  const wide = new RegExp(beginnings, "u");
  return (json) => {
    const plain = plainOf(json);
    return (isAscii(plain) ? ascii : wide).test(plain);
  };
}

/** A stem without the letters in which forms of its word differ: "therapi" of therapy, "sensibl" of sensibility. */
export function beginningOf(stem: string): string {
  if (stem.length <= 3) return stem.replace(/(?:i|bl)$/, "");
  if (isChinese(stem)) return stem;
  return stem.slice(0, stem.length > 6 ? -3 : stem.length > 5 ? -2 : -1);
}

function isOneWord(stem: string): boolean {
  return /^[\p{L}\p{N}]+$/u.test(stem);
}
