import { addCounts, type Counts, counter, noCounts } from "./bags.ts";
import type { Passage, TermStatistics, Turn } from "./passages.ts";
import type { SearchTerm } from "./question.ts";

/** A turn with how well it answers the question. */
export interface ScoredTurn {
  turn: Turn;
  /** BM25 with that of its thread, 0 where no term occurs. */
  score: number;
  /** The question's own words, in its order. */
  matchedTerms: string[];
  /** Those of them that stand in the turn itself, and not only by a synonym. */
  ownTerms: string[];
  /** Only the turns around it hold them. */
  isBeside: boolean;
}

interface Document {
  turn: Turn;
  counts: Counts;
  length: number;
}

const K1 = 1.2;
const B = 0.6;
/** Weight of a word in the turns after and before, by distance, against 1 in the turn itself. */
const AFTER = [0.35, 0.2, 0.1] as const;
const BEFORE = [0.5, 0.25, 0.12] as const;
/** How much longer a document counts for its neighbours' text. */
const NEIGHBOUR_LENGTH = 2;
const THREAD_WEIGHT = 0.2;
/** Not measured: a synonym is a guess, so that the word itself always counts more. */
const SYNONYM_WEIGHT = 0.5;
/** Minimum number of nodes for idf, because few nodes do not show how rare a word is. */
const MIN_NODES = 50;

/**
 * BM25 of each turn as a document of its own words and, by weight, its neighbours'; plus a fifth of the BM25 of its
 * whole thread. Weights and constants: docs/methods.md, Memory retrieval.
 */
export function scoreTurns(
  terms: readonly SearchTerm[],
  passages: readonly Passage[],
  statistics: TermStatistics,
): ScoredTurn[] {
  const count = counter(terms);
  const counted = passages.map((passage) => ({
    ...passage,
    counts: passage.turns.map(({ text }) => (text === undefined ? noCounts(terms) : count(text))),
  }));
  const bm25 = scorer(terms, statistics);
  const documents = counted.map(({ turns, counts }) => turns.map((_, at) => documentOf(turns, counts, at)));
  const averageLength = mean(documents.flat().map(({ length }) => length));
  const threadScores = scoreThreads(terms, counted, bm25);
  return counted.flatMap(({ thread, counts: ownCounts }, index) =>
    (documents[index] ?? []).map(({ turn, counts, length }, at) => {
      const isBeside = matched(terms, ownCounts[at] ?? noCounts(terms)).length === 0;
      const own = bm25(counts, length / averageLength);
      const ofThread = thread === undefined ? 0 : THREAD_WEIGHT * (threadScores.get(thread) ?? 0);
      const ownTerms = terms.flatMap(({ word }, place) =>
        (ownCounts[at]?.own[place] ?? 0) > 0 ? [word] : [],
      );
      const score = own === 0 ? 0 : own + ofThread;
      return { turn, score, matchedTerms: matched(terms, counts), ownTerms, isBeside };
    }),
  );
}

/** 0..1, strictly increasing in the score: 1 − 4^(−score / Σ idf), 0.75 where all terms occur once in a text of average length. */
export function relevanceOf(score: number, terms: readonly SearchTerm[], statistics: TermStatistics): number {
  const ceiling = terms.reduce((sum, { word }) => sum + idf(statistics.frequencies[word], statistics), 0);
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
      addCounts(sum, theirs, weight);
      length += NEIGHBOUR_LENGTH * weight * neighbour.length;
    }
  return { turn, counts: sum, length };
}

type Bm25 = (counts: Counts, relativeLength: number) => number;

/**
 * Robertson and Zaragoza 2009, with the idf that stays positive: ln(1 + (N − n + .5) / (n + .5)). A term that occurs by
 * its synonyms only counts half, with their idf.
 */
function scorer(terms: readonly SearchTerm[], statistics: TermStatistics): Bm25 {
  const weights = terms.map(({ word }) => ({
    own: idf(statistics.frequencies[word], statistics),
    synonyms: SYNONYM_WEIGHT * idf(statistics.synonymFrequencies[word], statistics),
  }));
  return (counts, relativeLength) => {
    const norm = K1 * (1 - B + B * relativeLength);
    const saturated = (count = 0) => (count * (K1 + 1)) / (count + norm);
    return weights.reduce((sum, weight, index) => {
      const own = weight.own * saturated(counts.own[index]);
      const other = Math.min(weight.own, weight.synonyms) * saturated(counts.synonyms[index]);
      return sum + Math.max(own, other);
    }, 0);
  };
}

interface CountedPassage extends Passage {
  counts: Counts[];
}

/** BM25 of each thread that has several turns, as one document of all that was found in it. */
function scoreThreads(
  terms: readonly SearchTerm[],
  passages: readonly CountedPassage[],
  bm25: Bm25,
): Map<string, number> {
  const threads = new Map<string, { counts: Counts; length: number }>();
  for (const { thread, threadLength, counts } of passages) {
    if (thread === undefined || threadLength < 2) continue;
    const known = threads.get(thread) ?? { counts: noCounts(terms), length: threadLength };
    for (const one of counts) addCounts(known.counts, one, 1);
    threads.set(thread, known);
  }
  const averageLength = mean([...threads.values()].map(({ length }) => length));
  return new Map(
    [...threads].map(([thread, { counts, length }]) => [thread, bm25(counts, length / averageLength)]),
  );
}

function matched(terms: readonly SearchTerm[], { own, synonyms }: Counts): string[] {
  return terms.flatMap(({ word }, index) => ((own[index] ?? 0) + (synonyms[index] ?? 0) > 0 ? [word] : []));
}

function idf(frequency = 0, { nodes }: TermStatistics): number {
  const all = Math.max(nodes, MIN_NODES);
  const holding = Math.min(frequency, all);
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

/** At least 1, as what divides. */
function mean(values: readonly number[]): number {
  return Math.max(1, values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}
