import { addCounts, type Counts, noCounts } from "./bags.ts";
import { bm25, idf, mean } from "./bm25.ts";
import type { Passage } from "./passages.ts";
import type { SearchTerm } from "./question/question.ts";
import { roleOf } from "./question/speakers.ts";
import type { Voices } from "./question/voices.ts";

/** A passage with the counts of its turns. */
export interface CountedPassage extends Passage {
  counts: Counts[];
}

interface Thread {
  counts: Counts;
  length: number;
}

/**
 * BM25 of each thread with several turns. The turns found in it count as one document. A word counts more if fewer
 * threads have it. The number of all threads is estimated: nodes divided by the mean length of the threads found.
 */
export function scoreThreads(
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
