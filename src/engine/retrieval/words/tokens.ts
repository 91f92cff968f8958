import { normalized } from "../../../shared/text/combining-marks.ts";
import { stem } from "../../skills/porter.ts";

/** Scripts without spaces between words. Hangul has spaces but attaches particles to nouns. */
const run = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}ー々]+/gu;

/** A word of a text: `raw` as written, `token` as in the index before stemming. */
export interface Word {
  raw: string;
  token: string;
}

// One class and a plus, so it is linear. The same letters and digits as SQLite's unicode61 tokeniser.
const wordPattern = /[\p{L}\p{N}]+/gu;

// A kana mark makes another letter, unlike an accent.
const marks = /(?:(?![\u3099\u309a])\p{M})+/gu;

/** SQLite's porter tokeniser does not stem longer tokens. */
const MAX_STEMMED_LENGTH = 64;

/**
 * A text's words as the full-text index splits them: runs of letters and digits, lower case, without accents;
 * pairs of characters in scripts without spaces.
 */
export function words(text: string): Word[] {
  return split(spacedPairs(text));
}

function split(text: string): Word[] {
  // This splits Hangul into letters, which are then recombined as in the index.
  const plain = normalized(normalized(text, "NFD").replace(marks, ""), "NFC");
  return Array.from(plain.matchAll(wordPattern), ([raw]) => ({ raw, token: raw.toLowerCase() }));
}

/** The stems of a text's words in order, as from SQLite's `porter unicode61` tokenizer. */
export function stems(text: string): string[] {
  return words(text).map(({ token }) => stemOf(token));
}

/** The same for a text that is indexed unchanged, with runs of characters without spaces as one token. */
export function stemsAsWritten(text: string): string[] {
  return split(text).map(({ token }) => stemOf(token));
}

/** The stem of one token. */
export function stemOf(token: string): string {
  return token.length > MAX_STEMMED_LENGTH ? token : stem(token);
}

/**
 * A text with its Chinese, Japanese and Korean runs replaced by pairs of neighbouring characters, separated by
 * spaces: 数据分析 becomes 数据 据分 分析. A single character stays. This finds words without a dictionary.
 */
export function spacedPairs(text: string): string {
  return text.replace(run, (found) => ` ${pairsOf(found).join(" ")} `);
}

function pairsOf(found: string): string[] {
  const characters = Array.from(found);
  if (characters.length === 1) return characters;
  return characters.slice(1).map((character, index) => `${characters[index]}${character}`);
}
