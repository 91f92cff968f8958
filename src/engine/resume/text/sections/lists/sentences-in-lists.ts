import {
  deniedEnds,
  examinations,
  othersAlone,
  personalStarts,
  personalWords,
  unfinished,
} from "../../../../lexicon/words/personal-words.ts";
import { isHan } from "../../../../text/chinese.ts";
import type { Place } from "../../../../text/piece.ts";
import { wordsOf } from "../../../../text/words.ts";

const START = new RegExp(
  `^(?:(?:${personalStarts}|${othersAlone})(?=\\s\\p{L}+\\s)|(?:I|j|we)['’]\\p{L})`,
  "iu",
);
const INSIDE = new RegExp(
  `(?<![\\p{L}\\d])(?:${personalWords})(?![\\p{L}\\d])|(?<!\\p{L})(?:which|that|what|but|and) I (?=\\p{Ll})`,
  "u",
);
const ASKED = /\p{L}\?\s\p{L}/u;

/** True if a text of a list is a sentence about its writer or another person, or a question and its answer. */
export function isPersonal(text: string): boolean {
  // "IL Teacher License", "MA Real Estate Salesperson"
  const isCode = /^\p{Lu}{2,}\s/u.test(text) && /\p{Ll}/u.test(text);
  return (!isCode && START.test(text)) || INSIDE.test(text) || ASKED.test(text);
}

const UNFINISHED = new RegExp(`(?<!\\p{L})(?:${unfinished})(?!\\p{Script=Latin})`, "iu");
const EXAMINATION = new RegExp(examinations, "iu");
const FEWEST_OF_STATEMENT = 4;

/** "Dropped out of the welding course" */
export function isUnfinished(text: string): boolean {
  return UNFINISHED.test(text) && EXAMINATION.test(text) && wordsOf(text).length >= FEWEST_OF_STATEMENT;
}

const ENDS = new RegExp(`\\p{L}\\s(?:${deniedEnds})[.!]?$`, "iu");

/** "I did not" */
export function endsWithDenial(text: string): boolean {
  return ENDS.test(text);
}

const WORD = /[\p{L}\p{N}][\p{L}\p{N}+#./'’-]*/gu;
const MOST_OF_NAME = 2;

/**
 * The places in an item that may name what it is about. Of a short one it is the whole; of a sentence, the words
 * written like names, and the last word.
 */
export function namesIn(text: string): Place[] {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const last = words.at(-1);
  // Chinese and Japanese are written without spaces.
  const foreign = isHan(text) ? /[A-Za-z][\w+#.-]*/u.exec(text) : null;
  if (foreign !== null) return [{ start: foreign.index, end: foreign.index + foreign[0].length }];
  const asked = text.search(ASKED);
  if (asked > 0) return [{ start: 0, end: asked + 1 }];
  if (last === undefined || text.split(/\s+/).length <= MOST_OF_NAME) return [{ start: 0, end: text.length }];
  const names = words.filter(({ word }, index) =>
    (index > 0 ? /^\p{Lu}|\d/u : /^\p{Lu}\p{L}*\p{Lu}|\d/u).test(word),
  );
  const own = names.length > 0 && isPersonal(text) ? names : [last];
  return own.map(({ start, end }) => ({ start, end }));
}
