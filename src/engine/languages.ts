import { languageNames } from "./lexicon/words/languages.ts";
import { languageScale } from "./lexicon/words/levels.ts";
import { createTerms } from "./text/names/terms.ts";
import type { Span } from "./text/piece.ts";

const findNames = createTerms(languageNames);
const findLevels = createTerms(languageScale);
const scale = ["a1", "a2", "b1", "b2", "c1", "c2", "native"] as const;

/** The languages in a text, by ISO 639-1 code; `any` if it does not say which. */
export function languagesIn(text: string): string[] {
  return [...new Set(findNames(text).map(({ tag }) => tag))];
}

/** Where a text names one of some languages. */
export function languagePlaces(text: string, codes: readonly string[]): Span[] {
  return findNames(text).flatMap(({ tag, start, end }): Span[] =>
    codes.includes(tag) ? [[start, end]] : [],
  );
}

/** True if a text names a language, not only "another" one. At most 500 characters are read. */
export function namesLanguage(text: string): boolean {
  return findNames(text.slice(0, 500)).some(({ tag }) => tag !== "any");
}

/** True if a short text is only the name of one language. */
export function isLanguageName(text: string): boolean {
  const [name] = findNames(text.slice(0, 60));
  return name !== undefined && name.tag !== "any" && name.start === 0 && name.end === text.length;
}

/** The levels in a text (0 for A1, 6 for native), lowest first; empty without any. */
export function levelsIn(text: string): number[] {
  const found = findLevels(text).map(({ tag }) => scale.indexOf(tag));
  return [...new Set(found)].toSorted((left, right) => left - right);
}

/** The level of a mother tongue. */
export const NATIVE = scale.indexOf("native");

/** The level from which a language is useful at work: B1. */
export const USABLE = scale.indexOf("b1");

/** The level of the European scale that a text names: "B2". */
export function europeanLevel(text: string): string | undefined {
  return /(?<![\p{L}\d])[ABC][12](?![\p{L}\d])/u.exec(text)?.[0];
}

/** The words that say a level, of all words about it: "medio" of "nivel" and "medio". */
export function levelSaid(words: readonly string[]): string | undefined {
  return (
    words.find((word) => europeanLevel(word.toUpperCase()) === word.toUpperCase()) ??
    words.find((word) => levelsIn(word).length > 0) ??
    words[0]
  );
}
