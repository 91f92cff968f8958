import { normalized } from "../../shared/text/combining-marks.ts";
import { kept } from "./kept.ts";

/** A text's words in lower case without accents. Digits and symbols separate words. Chinese has none. */
export const latinWords = kept((text: string): readonly string[] =>
  foldText(text)
    .replace(/[łøđı]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^a-zа-яіїєґα-ω]+/)
    .filter((word) => word !== ""),
);

/** Letters that are not another letter with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d", ı: "i" };

/** Lower-cases a text and strips diacritics, so that "Économie" and "economie" compare equal. */
export function foldText(text: string): string {
  const lower = text.toLowerCase();
  return isPlain(lower) ? lower : foldedOther(lower);
}

/** True if a text has nothing but ASCII, which has no other form. */
function isPlain(text: string): boolean {
  for (let at = 0; at < text.length; at += 1) if (text.charCodeAt(at) > MOST_ASCII) return false;
  return true;
}
const MOST_ASCII = 0x7f;

const foldedOther = kept((lower: string): string =>
  normalized(lower.replace(/ß/g, "ss"), "NFD").replace(/[\u0300-\u036f]/g, ""),
);

/** A set from a list of words in one string. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}

/** A set from a list of phrases separated by commas. */
export function phraseSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(",")
      .map((phrase) => foldText(phrase.trim()))
      .filter((phrase) => phrase !== ""),
  );
}

/** True if a text has letters and none is lower case. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
