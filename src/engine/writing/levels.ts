import { languageScale } from "../lexicon/words/levels.ts";
import { createTerms } from "../text/names/terms.ts";

/** A level of the European framework, or native speaker. */
export type Level = keyof typeof languageScale;

const findLevels = createTerms<Level>(languageScale);

/** The levels named by words, in order. */
export function levelsIn(text: string): Level[] {
  return findLevels(text).map(({ tag }) => tag);
}

/** The first level. */
export function levelIn(text: string): Level | undefined {
  return levelsIn(text)[0];
}

/** Single words for the same level. */
export function wordsOfLevel(level: Level): string[] {
  return languageScale[level].split("|").flatMap((phrase) => {
    const word = phrase.replace("*", "");
    return word.includes(" ") ? [] : [word];
  });
}
