import file from "../../../../db/lexicon/retrieval/question.json" with { type: "json" };
import { dataFile } from "../../lexicon/data-file.ts";
import { careerSynonyms } from "../../lexicon/words/career-thesaurus.ts";
import { everydayWords } from "../../lexicon/words/everyday-words.ts";
import { formsOf } from "../words/same-word.ts";
import { guessLanguage, isStopWord, type Language } from "../words/stop-words.ts";
import { stemOf, type Word, words } from "../words/tokens.ts";

/** Words of questions without a subject: "what do you know about me", "give me an overview". */
const forAll = new Set(
  (
    "know known tell show give list find stored saved remember remembered anything everything all overview summary " +
    "background information info details data facts yourself user person profile career context " +
    "weisst weiss wissen alles uberblick sabes todo resumen savez sais tout apercu"
  ).split(" "),
);

/**
 * Lower case, without accents, in four languages. "Recently" and similar words ask for new items and name no
 * time.
 */
const timeWords = dataFile("retrieval/question", file).wordSet("timeWords");

const yearPattern = /^(?:19|20)\d\d$/;

/** True if a question names or asks for a time (tokens with spelling), so that newer is not better. */
function mentionsTime(words: readonly Word[]): boolean {
  return words.some(({ raw, token }) => isTimeWord(token) || raw === "May" /* the verb is written small */);
}

/** True if a token names a time or asks for one. */
export function isTimeWord(token: string): boolean {
  return timeWords.has(token) || yearPattern.test(token);
}

/** A word to search for: lower case, without accents, not stemmed (the index does that). */
export interface SearchTerm {
  word: string;
  /** Synonyms, which count less. */
  synonyms: string[];
}

/** A question in the index's form. */
export interface Question {
  text: string;
  /** All its words, in order. */
  words: readonly Word[];
  /** Distinct by stem, in order of appearance. */
  terms: SearchTerm[];
  /** Its capitalised words, which may be names; in lower case here. */
  names: ReadonlySet<string>;
  language: Language;
  /** The question names or asks for a time, so recency is not part of the ranking. */
  mentionsTime: boolean;
}

/** More terms add nothing, and each costs an index lookup. */
const MAX_TERMS = 32;

/**
 * Converts a question in English, German, French or Spanish to search terms: its words without function words.
 * Names, numbers and dates stay, and so does a single letter that is a name (C, R, C++). May be empty.
 */
export function readQuestion(text: string): Question {
  const found = words(text);
  const language = guessLanguage(found.map(({ token }) => token));
  // The index handles the forms of English words.
  const isEnglish = found.some(({ token }) => isStopWord(token, "en")) && language === "en";
  const byStem = new Map<string, SearchTerm>();
  for (const { raw, token } of found) {
    if (byStem.size === MAX_TERMS) break;
    if (!isTerm(raw, token, language)) continue;
    const stem = stemOf(token);
    if (byStem.has(stem)) continue;
    const forms = isEnglish ? [] : formsOf(token).filter((form) => stemOf(form) !== stem);
    const everyday = isEnglish ? everydayWords(stem) : [];
    byStem.set(stem, {
      word: token,
      synonyms: [...new Set([...careerSynonyms(stem), ...forms, ...everyday])],
    });
  }
  const names = new Set(found.filter(({ raw }) => /^\p{Lu}/u.test(raw)).map(({ token }) => token));
  return {
    ...{ text, words: found, terms: [...byStem.values()], names, language },
    mentionsTime: mentionsTime(found),
  };
}

function isTerm(raw: string, token: string, language: Language): boolean {
  // "US" and "IT" are names, unlike "us" and "it". A capital alone may only start the sentence.
  if (raw.length > 1 && raw.length <= 4 && raw === raw.toUpperCase() && raw !== raw.toLowerCase())
    return true;
  if (isStopWord(token, language)) return false;
  // "We'll" or "l'entreprise" leave a single lower-case letter.
  return token.length > 1 || /\p{N}|\p{Lu}/u.test(raw) || token > "\u02ff";
}

/** True if a question names no subject and so asks for everything. */
export function asksForAll({ terms }: Question): boolean {
  return terms.every(({ word }) => forAll.has(word));
}
