import { type Counts, counter } from "../bags.ts";
import { idf } from "../bm25.ts";
import type { Passage, TermStatistics } from "../passages.ts";
import { isTimeWord, type Question, type SearchTerm } from "../question/question.ts";
import { askedSpeaker, roleOf } from "../question/speakers.ts";
import { sentencesIn } from "../topic/sentences.ts";
import { words } from "../words/tokens.ts";
import { aboutWhom } from "./about-whom.ts";

/** Why what was found is only related to a question, in words that say what was checked. */
export interface NoAnswer {
  /** False if the memories may answer it all the same. */
  isCertain: boolean;
  why: string;
  /** The question's words that no memory has, as the question spells them. */
  missingWords: string[];
}

// Chosen on the open half of LoCoMo. Source: docs/methods.md, Memory retrieval.
/** Others are nearer to the question than the person it names by more than this. */
const NEARER = 0.03;
/** The person is clearly nearer if their nearness, times the factor and less the margin, exceeds that of others. */
const CLEAR_FACTOR = 1.3;
const CLEAR_MARGIN = 0.21;
/** The least nearness of an answer where no person is named; chosen on invented notes. */
const LEAST = 0.36;
/** As many missing words are listed. */
const MOST_WORDS = 5;

/** Words that say which form an answer should have. A memory that answers need not have them. */
const asking = new Set(
  "kind type sort name called mention mentioned according describe described happen happened long often art name heisst genre nom tipo nombre".split(
    " ",
  ),
);

/**
 * Judges whether none of the found memories answers a question: someone else is nearer to it than the person it
 * names, or the memories lack the words that say what is asked. Undefined if one may well answer it.
 */
export function noAnswerTo(
  question: Question,
  passages: readonly Passage[],
  statistics: TermStatistics,
): NoAnswer | undefined {
  const asked = askedSpeaker(question.names, passages);
  const terms = contentTerms(question, passages);
  if (terms.length === 0) return undefined;
  const isKnown = ({ word }: SearchTerm) =>
    (statistics.frequencies[word] ?? 0) + (statistics.synonymFrequencies[word] ?? 0) > 0;
  const absent = terms.filter((term) => !isKnown(term)).map(({ word }) => word);
  const near = nearnessOf(terms, passages, statistics, asked);
  return asked === undefined || roleOf(asked) !== undefined
    ? byWords(question, near, absent)
    : byPerson(question, near, asked, absent);
}

function byPerson(
  question: Question,
  { asked, others }: Nearness,
  name: string,
  absent: readonly string[],
): NoAnswer | undefined {
  const missingWords = spelled(question, absent);
  if (others > asked + NEARER)
    return {
      isCertain: true,
      why: `What is stored about someone else is nearer to this question than what is stored about ${name}.`,
      missingWords,
    };
  if (others <= CLEAR_FACTOR * asked - CLEAR_MARGIN) return undefined;
  return {
    isCertain: false,
    why: `What is stored about ${name} is not clearly nearer to this question than what is stored about others.`,
    missingWords,
  };
}

function byWords(question: Question, near: Nearness, absent: readonly string[]): NoAnswer | undefined {
  const [first] = question.words;
  const names = absent.filter((word) => question.names.has(word) && word !== first?.token);
  if (names.length > 0)
    return {
      isCertain: true,
      why: `No stored memory has ${quoted(spelled(question, names))}.`,
      missingWords: spelled(question, absent),
    };
  if (near.asked >= LEAST) return undefined;
  const missingWords = spelled(question, absent);
  return missingWords.length > 0
    ? { isCertain: true, why: `No stored memory has ${quoted(missingWords)}.`, missingWords }
    : {
        isCertain: false,
        why: `The nearest memory lacks ${quoted(spelled(question, near.missing))}.`,
        missingWords,
      };
}

/** The terms that say what is asked: no speaker's name, no time, no word for the form of the answer. */
function contentTerms({ terms }: Question, passages: readonly Passage[]): SearchTerm[] {
  const speakers = new Set(
    passages.flatMap(({ turns }) =>
      turns.flatMap(({ speaker }) => words(speaker ?? "").map(({ token }) => token)),
    ),
  );
  return terms.filter(
    ({ word }) =>
      !speakers.has(word) &&
      !asking.has(word) &&
      !isTimeWord(word) &&
      !/^\d{1,2}(?:st|nd|rd|th)?$/.test(word),
  );
}

function spelled({ words }: Question, tokens: readonly string[]): string[] {
  return tokens.map((one) => words.find(({ token }) => token === one)?.raw ?? one);
}

/** `"a" or "b"` */
function quoted(found: readonly string[]): string {
  return found
    .slice(0, MOST_WORDS)
    .map((word) => `"${word}"`)
    .join(" or ");
}

/** How near the memories come to a question, 0..1: those about the person asked about, and those about others. */
interface Nearness {
  asked: number;
  others: number;
  /** The words of the question that the nearest memory about the person lacks. */
  missing: string[];
  /** The speaker of the nearest memory about others. */
  other: string | undefined;
}

/** What a synonym counts against the word itself. */
const SYNONYM = 0.8;
/** The minimum number of nodes for idf, because few nodes do not show how rare a word is. */
const MIN_NODES = 50;

/**
 * Compares the memories with a question, sentence by sentence: the share of the question's words that the sentence and
 * its whole memory have, by the square of their idf, because the rarest words say what is asked. Whose it is follows
 * from the speaker and the pronouns. Without `asked` every memory counts as the person's own.
 */
function nearnessOf(
  terms: readonly SearchTerm[],
  passages: readonly Passage[],
  statistics: TermStatistics,
  asked?: string,
): Nearness {
  const shareOf = shares(terms, statistics);
  const count = counter(terms);
  const best: Nearness = { asked: 0, others: 0, missing: terms.map(({ word }) => word), other: undefined };
  for (const { speaker, text } of passages.flatMap(({ turns }) => turns)) {
    if (text === undefined) continue;
    const all = count(text);
    const whole = shareOf(all);
    if (whole === 0) continue;
    for (const sentence of sentencesIn(text)) {
      const share = shareOf(count(sentence.text));
      if (share === 0) continue;
      const near = (share + whole) / 2;
      const about = aboutWhom(sentence.text);
      const isOwn = asked === undefined || speaker === asked;
      const ofAsked = asked === undefined ? near : near * (isOwn ? about.speaker : about.listener);
      const ofOthers = asked === undefined ? 0 : near * (isOwn ? about.listener : about.speaker);
      if (ofAsked > best.asked) {
        best.asked = ofAsked;
        best.missing = missing(terms, all);
      }
      if (ofOthers > best.others) {
        best.others = ofOthers;
        best.other = isOwn ? undefined : speaker;
      }
    }
  }
  return best;
}

function shares(terms: readonly SearchTerm[], statistics: TermStatistics): (counts: Counts) => number {
  const nodes = Math.max(statistics.nodes, MIN_NODES);
  const weights = terms.map(({ word }) => idf(statistics.frequencies[word], nodes) ** 2);
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return ({ own, synonyms }) =>
    all === 0
      ? 0
      : weights.reduce((sum, weight, at) => {
          const said = (own[at] ?? 0) > 0 ? 1 : (synonyms[at] ?? 0) > 0 ? SYNONYM : 0;
          return sum + said * weight;
        }, 0) / all;
}

function missing(terms: readonly SearchTerm[], { own, synonyms }: Counts): string[] {
  return terms.flatMap(({ word }, at) => ((own[at] ?? 0) + (synonyms[at] ?? 0) > 0 ? [] : [word]));
}
