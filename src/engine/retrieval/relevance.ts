import { addCounts, type Counts, counter, noCounts } from "./bags.ts";
import { bm25, idf, mean } from "./bm25.ts";
import type { Passage, TermStatistics, Turn } from "./passages.ts";
import type { SearchTerm } from "./question/question.ts";
import { roleOf } from "./question/speakers.ts";
import { type Voices, voicesOf } from "./question/voices.ts";

/** A turn, with how well it answers the question. */
export interface ScoredTurn {
  turn: Turn;
  /** BM25 including its thread's, 0 if no term occurs. */
  score: number;
  /** The question's own words, in its order. */
  matchedTerms: string[];
  /** The words that are in the turn itself, not only as a synonym. */
  ownTerms: string[];
  /** Only neighbouring turns contain them. */
  isBeside: boolean;
}

interface Document {
  turn: Turn;
  counts: Counts;
  length: number;
}

/** The weight of a word in the turns after and before, by distance, relative to 1 in the turn itself. */
const AFTER = [0.35, 0.2, 0.1] as const;
const BEFORE = [0.5, 0.25, 0.12] as const;
/** How much longer a document counts because of its neighbours' text. */
const NEIGHBOUR_LENGTH = 2;
/** Characters up to which a neighbour counts in full, some forty words: a long answer says little of those around it. */
const SHORT_NEIGHBOUR = 240;
/** The minimum number of nodes for idf, because few nodes do not show how rare a word is. */
const MIN_NODES = 50;

/**
 * BM25 of each turn as a document of its own words and, by weight, its neighbours'; plus the BM25 of its whole thread, by
 * weight. Weights and constants: docs/methods.md, Memory retrieval.
 */
export function scoreTurns(
  terms: readonly SearchTerm[],
  passages: readonly Passage[],
  statistics: TermStatistics,
  voices = voicesOf(passages),
): ScoredTurn[] {
  const count = counter(terms);
  const counted = passages.map((passage) => ({
    ...passage,
    counts: passage.turns.map(({ text }) => (text === undefined ? noCounts(terms) : count(text))),
  }));
  const scoreOf = scorer(terms, statistics, voices.lengthShare);
  const documents = counted.map(({ turns, counts }) => turns.map((_, at) => documentOf(turns, counts, at)));
  const averageLength = mean(documents.flat().map(({ length }) => length));
  const threadScores = scoreThreads(terms, counted, statistics.nodes, voices);
  return counted.flatMap(({ thread, counts: ownCounts }, index) =>
    (documents[index] ?? []).map(({ turn, counts, length }, at) => {
      const isBeside = matched(terms, ownCounts[at] ?? noCounts(terms)).length === 0;
      const own = scoreOf(counts, length / averageLength);
      const ofThread = thread === undefined ? 0 : voices.threadWeight * (threadScores.get(thread) ?? 0);
      const ownTerms = terms.flatMap(({ word }, place) =>
        (ownCounts[at]?.own[place] ?? 0) > 0 ? [word] : [],
      );
      const score = own === 0 ? 0 : own + ofThread;
      return { turn, score, matchedTerms: matched(terms, counts), ownTerms, isBeside };
    }),
  );
}

/**
 * 0..1, strictly increasing in the score: 1 − 4^(−score / Σ idf), 0.75 if all terms occur once in a text of
 * average length.
 */
export function relevanceOf(score: number, terms: readonly SearchTerm[], statistics: TermStatistics): number {
  const nodes = Math.max(statistics.nodes, MIN_NODES);
  const ceiling = terms.reduce((sum, { word }) => sum + idf(statistics.frequencies[word], nodes), 0);
  return ceiling > 0 ? 1 - 4 ** (-score / ceiling) : 0;
}

function documentOf(turns: readonly Turn[], counts: readonly Counts[], at: number): Document {
  const [turn, own] = [turns[at], counts[at]];
  if (!turn || !own) throw new Error("There is no such turn.");
  const sum: Counts = { own: [...own.own], synonyms: [...own.synonyms] };
  let length = turn.length;
  for (const [weights, step] of [[AFTER, 1] as const, [BEFORE, -1] as const])
    for (const [distance, weight] of weights.entries()) {
      const place = at + step * (distance + 1);
      const [neighbour, theirs] = [turns[place], counts[place]];
      if (!neighbour || !theirs) break;
      const share = weight * Math.min(1, SHORT_NEIGHBOUR / Math.max(1, neighbour.length));
      addCounts(sum, theirs, share);
      length += NEIGHBOUR_LENGTH * share * neighbour.length;
    }
  return { turn, counts: sum, length };
}

type Bm25 = (counts: Counts, relativeLength: number) => number;

/**
 * Robertson and Zaragoza 2009, with the idf that stays positive: ln(1 + (N − n + .5) / (n + .5)). A term that
 * occurs only as a synonym counts half, with the synonyms' idf.
 */
function scorer(terms: readonly SearchTerm[], statistics: TermStatistics, lengthShare: number): Bm25 {
  const nodes = Math.max(statistics.nodes, MIN_NODES);
  const weights = terms.map(({ word }) => ({
    own: idf(statistics.frequencies[word], nodes),
    synonyms: idf(statistics.synonymFrequencies[word], nodes),
  }));
  return (counts, relativeLength) => bm25(weights, counts, 1 - lengthShare + lengthShare * relativeLength);
}

function matched(terms: readonly SearchTerm[], { own, synonyms }: Counts): string[] {
  return terms.flatMap(({ word }, index) => ((own[index] ?? 0) + (synonyms[index] ?? 0) > 0 ? [word] : []));
}

/** A passage with the counts of its turns. */
interface CountedPassage extends Passage {
  counts: Counts[];
}

interface Thread {
  counts: Counts;
  length: number;
}

/**
 * The BM25 score of each thread with several turns. Its turns with a word of the question are one document. A word that
 * few threads have counts more. The number of all threads is estimated: nodes by the mean length of the threads found.
 */
function scoreThreads(
  terms: readonly SearchTerm[],
  passages: readonly CountedPassage[],
  nodes: number,
  { lengthShare, assistantShare }: Voices,
): Map<string, number> {
  const threads = threadsOf(terms, passages, assistantShare);
  const found = [...threads.values()];
  const averageLength = mean(found.map(({ length }) => length));
  const all = Math.max(found.length, nodes / averageLength);
  const holding = (kind: keyof Counts, place: number) =>
    found.filter(({ counts }) => (counts[kind][place] ?? 0) > 0).length;
  const weights = terms.map((_, place) => ({
    own: idf(holding("own", place), all),
    synonyms: idf(holding("synonyms", place), all),
  }));
  return new Map(
    [...threads].map(([thread, { counts, length }]) => [
      thread,
      bm25(weights, counts, 1 - lengthShare + (lengthShare * length) / averageLength),
    ]),
  );
}

function threadsOf(
  terms: readonly SearchTerm[],
  passages: readonly CountedPassage[],
  assistantShare: number,
): Map<string, Thread> {
  const threads = new Map<string, Thread>();
  for (const { thread, threadLength, counts, turns } of passages) {
    if (thread === undefined || threadLength < 2) continue;
    const known = threads.get(thread) ?? { counts: noCounts(terms), length: threadLength };
    for (const [at, one] of counts.entries())
      addCounts(known.counts, one, roleOf(turns[at]?.speaker) === "assistant" ? assistantShare : 1);
    threads.set(thread, known);
  }
  return threads;
}
