import { factorWeights } from "./constants.ts";
import { percentileRank, sum } from "./numbers.ts";
import type { CatalogIndex } from "./prepare.ts";
import type { RawScores } from "./raw-scores.ts";
import { type FactorKey, type FitFactor, factorKeys } from "./types.ts";

/** Per factor the score 0..100 of every occupation (NaN without data) and its median over the catalogue. */
export interface FactorScores {
  scores: Record<FactorKey, Float64Array>;
  baselines: Record<FactorKey, number>;
}

/** A score with its parts, before rounding; `coverage` is the share of weight that had data, 0..1. */
export interface Scored {
  factors: FitFactor[];
  score: number;
  coverage: number;
}

/** The score of every factor and occupation: monotone in the raw value, on the same scale for every person. */
export function factorScores(raw: RawScores, index: CatalogIndex): FactorScores {
  const scores = perFactor((key) => raw[key].map((value) => factorScore(index, key, value)));
  return { scores, baselines: perFactor((key) => medianOf(scores[key])) };
}

/** Factors whose raw value 0..1 is meaningful by itself: the covered share of the requirements. */
const shares = new Set<FactorKey>(["skills", "knowledge", "experience"]);

/**
 * The score 0..100 of a raw value; NaN without data. A correlation counts by its rank among pairs of the catalogue's
 * occupations; a share counts half by that rank and half by its value, because close relatives would all have rank 100.
 */
export function factorScore(
  { reference }: Pick<CatalogIndex, "reference">,
  key: FactorKey,
  value: number,
): number {
  if (Number.isNaN(value)) return Number.NaN;
  const rank = percentileRank(reference[key], value);
  return 100 * (shares.has(key) ? (rank + Math.min(1, value)) / 2 : rank);
}

/**
 * Σ weight × score over the factors that have data, weights normalised over these. Equal to Σ weight × baseline +
 * Σ contribution, with contribution = weight × (score − baseline).
 */
export function combine(scoreOf: (key: FactorKey) => number, baselines: Record<FactorKey, number>): Scored {
  return weighted(
    factorKeys.map((key) => ({
      key,
      weight: factorWeights[key],
      score: scoreOf(key),
      baseline: baselines[key],
    })),
  );
}

/** The same over any parts whose weights sum to 1; a part without data has the score NaN. */
export function weighted(parts: readonly Omit<FitFactor, "contribution">[]): Scored {
  const known = parts.filter(({ score }) => !Number.isNaN(score));
  const all = sum(known.map(({ weight }) => weight));
  const factors = known.map(({ key, weight: share, score, baseline }) => {
    const weight = share / all;
    return { key, weight, score, baseline, contribution: weight * (score - baseline) };
  });
  return {
    factors,
    score: sum(factors.map(({ weight, baseline, contribution }) => weight * baseline + contribution)),
    coverage: Math.min(1, all / sum(parts.map(({ weight }) => weight))),
  };
}

function perFactor<T>(of: (key: FactorKey) => T): Record<FactorKey, T> {
  return {
    skills: of("skills"),
    knowledge: of("knowledge"),
    experience: of("experience"),
    interests: of("interests"),
    values: of("values"),
    styles: of("styles"),
  };
}

function medianOf(scores: Float64Array): number {
  const sorted = scores.filter((score) => !Number.isNaN(score)).sort();
  const middle = sorted.length >> 1;
  const upper = sorted[middle] ?? 0;
  return sorted.length % 2 === 1 ? upper : ((sorted[middle - 1] ?? 0) + upper) / 2;
}
