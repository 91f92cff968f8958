import { normalized } from "../../shared/combining-marks.ts";

/** The words of a text, in small letters without accents; digits and signs separate words, and Chinese has none. */
export function latinWords(text: string): string[] {
  return foldText(text)
    .replace(/[łøđ]/g, (letter) => PLAIN[letter] ?? letter)
    .split(/[^a-zа-яіїєґα-ω]+/)
    .filter((word) => word !== "");
}

/** Letters that are no others with an accent. */
const PLAIN: Readonly<Record<string, string>> = { ł: "l", ø: "o", đ: "d" };

/** Lower-cases a text and strips diacritics, so that "Économie" and "economie" compare equal. */
export function foldText(text: string): string {
  return normalized(text.toLowerCase().replace(/ß/g, "ss"), "NFD").replace(/[\u0300-\u036f]/g, "");
}

/** A set out of a list of words written in one string. */
export function wordSet(list: string): ReadonlySet<string> {
  return new Set(list.split(/\s+/).filter((word) => word !== ""));
}

/** A set out of a list of phrases separated by commas. */
export function phraseSet(list: string): ReadonlySet<string> {
  return new Set(
    list
      .split(",")
      .map((phrase) => foldText(phrase.trim()))
      .filter((phrase) => phrase !== ""),
  );
}

/** Whether a text has letters and none of them is small. */
export function isCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}
