import file from "../../../../db/lexicon/words/topic-words.json" with { type: "json" };
import { stemOf } from "../../retrieval/words/tokens.ts";
import { dataFile } from "../data-file.ts";

const read = dataFile("words/topic-words", file);

/** Request words that say what to do, not the subject. */
export const commandWords = read.wordSet("commandWords");

/** Words in nearly every career note. Alone they name no subject. */
export const wideStems = new Set(read.words("wideStems").map(stemOf));

/**
 * Words that only say which or whose: "my old boss" finds "my boss". Includes function words of languages without
 * a list.
 */
export const qualifiers = read.wordSet("qualifiers");

/** Words by which people refer to themselves. */
export const ownWords = read.wordSet("ownWords");

/** Other people in texts about work. Their health is not the user's. */
export const otherPeople = new Set(read.words("otherPeople").map(stemOf));

/** German words for forgotten things that start longer words. */
export const compoundBeginnings = read.words("compoundBeginnings");

/**
 * People's relations to the user. Such a word matches only itself and its plural: "managers", but not
 * "management".
 */
export const personWords = read.wordSet("personWords");

/**
 * Phrases with their thesaurus word; lower case, without accents. A text's phrase is found by the word, and the
 * reverse.
 */
export const phrases: ReadonlyMap<string, string> = new Map(
  Object.entries(file.phrases).flatMap(([word, said]) => said.split("|").map((one) => [one, word] as const)),
);

/** The most words in a phrase. */
export const LONGEST_PHRASE = Math.max(...[...phrases.keys()].map((said) => said.split(" ").length));
