import { normalized } from "../../shared/combining-marks.ts";
import { stem } from "../skills/porter.ts";
import { spacedPairs } from "./cjk.ts";

/** One word of a text: `raw` as written, `token` as the index holds it before stemming. */
export interface Word {
  raw: string;
  token: string;
}

// One class and a plus: linear. The same letters and digits that SQLite's unicode61 tokeniser takes.
const wordPattern = /[\p{L}\p{N}]+/gu;
// A mark of kana makes another letter, as no accent does.
const marks = /(?:(?![\u3099\u309a])\p{M})+/gu;
/** SQLite's porter tokeniser leaves longer tokens as they are. */
const MAX_STEMMED_LENGTH = 64;

/**
 * The words of a text as the full-text index splits them: runs of letters and digits, lower case, without accents;
 * pairs of characters where a script has no spaces.
 */
export function words(text: string): Word[] {
  return split(spacedPairs(text));
}

function split(text: string): Word[] {
  // Hangul falls into its letters by that, and is put together again, as the index has it.
  const plain = normalized(normalized(text, "NFD").replace(marks, ""), "NFC");
  return Array.from(plain.matchAll(wordPattern), ([raw]) => ({ raw, token: raw.toLowerCase() }));
}

/** The stems of a text's words, in order, as SQLite's `porter unicode61` tokenizer gives them. */
export function stems(text: string): string[] {
  return words(text).map(({ token }) => stemOf(token));
}

/** The same of a text that is indexed as it stands, runs of characters without spaces in one piece. */
export function stemsAsWritten(text: string): string[] {
  return split(text).map(({ token }) => stemOf(token));
}

/** The stem of one token. */
export function stemOf(token: string): string {
  return token.length > MAX_STEMMED_LENGTH ? token : stem(token);
}
