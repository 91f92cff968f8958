import { normalized } from "../../shared/text/combining-marks.ts";
import { kept } from "./kept.ts";

/** A word of a text, compared by `key`: lower case, without accents. A Han character is a word. */
export interface Word {
  key: string;
  start: number;
  end: number;
}

const pattern =
  /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{N}\p{M}])+(?:(?<=\p{L})[+#]{1,2}(?![\p{L}]))?/gu;

/** A text's words with their positions. Dots, dashes and apostrophes separate words. */
export const wordsOf = kept((text: string): readonly Word[] => {
  const found: Word[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push({ key: wordKey(match[0]), start: match.index, end: match.index + match[0].length });
  }
  return found;
});

/** A word's comparison form, without compatibility forms, case and accents. */
export function wordKey(word: string): string {
  if (/^[a-z\d]+$/i.test(word)) return word.toLowerCase();
  return normalized(word, "NFKD").toLowerCase().replace(/\p{M}/gu, "").replace(/ß/g, "ss").replace(/ı/g, "i");
}

/** True if a text has a name, in the same case, as whole words at its first place. */
export function hasWhole(text: string, name: string): boolean {
  const at = text.indexOf(name);
  return at >= 0 && !/\p{L}/u.test(text.charAt(at - 1) + text.charAt(at + name.length));
}
