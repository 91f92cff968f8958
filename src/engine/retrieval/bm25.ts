import type { Counts } from "./bags.ts";

/** The idf of a term and of its synonyms. */
export interface TermWeight {
  own: number;
  synonyms: number;
}

const K1 = 1.2;
/** A synonym is a guess, so it counts less than the word itself. On the open half of LoCoMo .6 and .7 were no better. */
const SYNONYM_WEIGHT = 0.5;

/** The BM25 of a text by its counts; `norm` is 1 for a text of average length. */
export function bm25(weights: readonly TermWeight[], counts: Counts, norm: number): number {
  const saturated = (count = 0) => (count * (K1 + 1)) / (count + K1 * norm);
  return weights.reduce((sum, weight, index) => {
    const own = weight.own * saturated(counts.own[index]);
    const other = Math.min(weight.own, SYNONYM_WEIGHT * weight.synonyms) * saturated(counts.synonyms[index]);
    return sum + Math.max(own, other);
  }, 0);
}

/** The weight of a word that `frequency` of all texts have: the fewer, the higher. */
export function idf(frequency: number | undefined, all: number): number {
  const holding = Math.min(frequency ?? 0, all);
  return Math.log(1 + (all - holding + 0.5) / (holding + 0.5));
}

/** The mean, but at least 1, because callers divide by it. */
export function mean(values: readonly number[]): number {
  return Math.max(1, values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length));
}
