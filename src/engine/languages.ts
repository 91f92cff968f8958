import { languageScale } from "./lexicon/language-scale.ts";
import { languageNames } from "./lexicon/languages.ts";
import { createTerms } from "./text/terms.ts";

const findNames = createTerms(languageNames);
const findLevels = createTerms(languageScale);
const scale = ["a1", "a2", "b1", "b2", "c1", "c2", "native"] as const;

/** The languages that a text names, by ISO 639-1 code; `any` for a language that it leaves open. */
export function languagesIn(text: string): string[] {
  return [...new Set(findNames(text).map(({ tag }) => tag))];
}

/** The places on the scale (0 for A1, 6 for a native speaker) that a text names, lowest first; empty where it names none. */
export function levelsIn(text: string): number[] {
  const found = findLevels(text).map(({ tag }) => scale.indexOf(tag));
  return [...new Set(found)].toSorted((left, right) => left - right);
}

/** The place on the scale from which a language is of use at work: B1. */
export const USABLE = scale.indexOf("b1");
