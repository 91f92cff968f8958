import { normalized } from "../../shared/combining-marks.ts";

/** One word of a text, compared by `key`: lower case, without accents. A Han character is a word of its own. */
export interface Word {
  key: string;
  start: number;
  end: number;
}

const pattern =
  /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:(?<=\p{L})[+#]{1,2}(?![\p{L}]))?/gu;

/** The words of a text with their positions; marks such as dots, dashes and apostrophes separate them. */
export function wordsOf(text: string): Word[] {
  const found: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ key: wordKey(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return found;
}

/** A word as it is compared: compatibility forms, case and accents folded. */
export function wordKey(word: string): string {
  if (/^[a-z\d]+$/i.test(word)) return word.toLowerCase();
  return normalized(word, "NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(/ß/g, "ss");
}
