import { factorWeights } from "./constants.ts";
import { median, sum } from "./numbers.ts";
import type { RawScores } from "./raw-scores.ts";
import { perFactor, type Scale, type Scales } from "./scales.ts";
import { type FactorKey, type FitFactor, factorKeys, type PersonEvidence } from "./types.ts";

/** Per factor the score 0..100 of every occupation (NaN where the person has no data) and its median over the catalogue. */
export interface FactorScores {
  scores: Record<FactorKey, Float64Array>;
  baselines: Record<FactorKey, number>;
}

/** The sources of factors: how reliable assessments are, and whether interests come from past jobs. */
export interface Sources {
  reliability?: PersonEvidence["reliability"];
  areInterestsInferred?: boolean;
}

/** A score with its parts, before rounding; `coverage` is the share of weight that had data, 0..1. */
export interface Scored {
  factors: FitFactor[];
  score: number;
  coverage: number;
}

/** The score of every factor and occupation, on the same scale for every person. */
export function factorScores(raw: RawScores, scales: Scales, size: number): FactorScores {
  const none = new Float64Array(size).fill(Number.NaN);
  const scores = perFactor((key) => {
    const scale = scales[key];
    return scale === undefined ? none : (raw[key]?.map((value) => scoreOf(scale, value)) ?? none);
  });
  return {
    scores,
    baselines: perFactor((key) => median([...scores[key]].filter((score) => !Number.isNaN(score)))),
  };
}

/** 0 at the low end of the scale, 100 at the high end. 0 for an occupation without data, which is never rewarded. */
export function scoreOf({ low, high }: Scale, value: number): number {
  return Number.isNaN(value) ? 0 : 100 * Math.max(0, Math.min(1, (value - low) / (high - low)));
}

/**
 * Σ weight × score over the factors with data, weights normalised over these. Equal to Σ weight × baseline + Σ
 * contribution, with contribution = weight × (score − baseline).
 */
export function combine(
  scoreAt: (key: FactorKey) => number,
  baselines: Record<FactorKey, number>,
  { reliability, areInterestsInferred }: Sources = {},
): Scored {
  return weighted(
    factorKeys.map((key) => ({
      key: key === "interests" && areInterestsInferred ? "similarity" : key,
      weight: factorWeights[key] * reliabilityOf(key, reliability),
      whole: factorWeights[key],
      score: scoreAt(key),
      baseline: baselines[key],
    })),
  );
}

/** The share of its weight that a factor keeps: an assessment counts as much as it is reliable. */
export function reliabilityOf(key: FactorKey, reliability: PersonEvidence["reliability"] = {}): number {
  return key === "interests" || key === "values" || key === "styles" ? (reliability[key] ?? 1) : 1;
}

/** A part of a score. `whole` is its full weight, used to compute how much is known. */
type Part = Omit<FitFactor, "contribution"> & { whole: number };

/** The same over any parts; a part without data has the score NaN. */
export function weighted(parts: readonly Part[]): Scored {
  const known = parts.filter(({ score, weight }) => !Number.isNaN(score) && weight > 0);
  const all = sum(known.map(({ weight }) => weight));
  const factors = known.map(({ key, weight: share, score, baseline }) => {
    const weight = share / all;
    return { key, weight, score, baseline, contribution: weight * (score - baseline) };
  });
  return {
    factors,
    score: sum(factors.map(({ weight, baseline, contribution }) => weight * baseline + contribution)),
    coverage: Math.min(1, sum(known.map(({ whole }) => whole)) / sum(parts.map(({ whole }) => whole))),
  };
}
