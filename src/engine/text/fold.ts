import { normalized } from "../../shared/combining-marks.ts";

/** The words of a text, in small letters without accents; digits and signs separate words. */
export function latinWords(text: string): string[] {
  return foldText(text)
    .split(/[^a-z]+/)
    .filter((word) => word !== "");
}

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
