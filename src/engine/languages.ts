import { languageScale } from "./lexicon/language-scale.ts";
import { languageNames } from "./lexicon/languages.ts";
import type { Span } from "./text/span.ts";
import { createTerms } from "./text/terms.ts";

const findNames = createTerms(languageNames);
const findLevels = createTerms(languageScale);
const scale = ["a1", "a2", "b1", "b2", "c1", "c2", "native"] as const;

/** The languages that a text names, by ISO 639-1 code; `any` for a language that it leaves open. */
export function languagesIn(text: string): string[] {
  return [...new Set(findNames(text).map(({ tag }) => tag))];
}

/** Where a text names one of some languages. */
export function languagePlaces(text: string, codes: readonly string[]): Span[] {
  return findNames(text).flatMap(({ tag, start, end }): Span[] =>
    codes.includes(tag) ? [[start, end]] : [],
  );
}

/** Whether a text of at most 500 characters read names a language, not only "another" one. */
export function namesLanguage(text: string): boolean {
  return findNames(text.slice(0, 500)).some(({ tag }) => tag !== "any");
}

/** Whether a short text is nothing but the name of one language. */
export function isLanguageName(text: string): boolean {
  const [name] = findNames(text.slice(0, 60));
  return name !== undefined && name.tag !== "any" && name.start === 0 && name.end === text.length;
}

/** The places on the scale (0 for A1, 6 for a native speaker) that a text names, lowest first; empty where it names none. */
export function levelsIn(text: string): number[] {
  const found = findLevels(text).map(({ tag }) => scale.indexOf(tag));
  return [...new Set(found)].toSorted((left, right) => left - right);
}

/** The place on the scale from which a language is of use at work: B1. */
export const USABLE = scale.indexOf("b1");
