import { factorWeights } from "../constants.ts";
import { reliabilityOf, type Scored, type Sources, weighted } from "../factors.ts";
import type { FactorKey } from "../types.ts";

/** Weights of an opening's parts before normalisation; they sum to 1. Source: docs/methods.md, Openings. */
const REQUIREMENTS = 0.7;
const occupational = ["experience", "interests", "values", "styles"] as const satisfies readonly FactorKey[];
const rest = occupational.reduce((total, key) => total + factorWeights[key], 0);

/** Half of the demands: the catalogue has no median for openings. */
const BASELINE = 50;

/** Combines the share of met requirements with the occupation's part. NaN without data. */
export function openingScore(
  share: { met: number; known: number } | undefined,
  scoreOf: (key: FactorKey) => number,
  baselines: Record<FactorKey, number>,
  { reliability, areInterestsInferred }: Sources = {},
): Scored {
  const asked = share && {
    key: "requirements" as const,
    weight: REQUIREMENTS,
    whole: REQUIREMENTS,
    // An unknown demand counts as half met, so that a few met demands do not look like all.
    score: 100 * share.met * share.known + BASELINE * (1 - share.known),
    baseline: BASELINE,
  };
  const others = occupational.map((key) => ({
    key,
    weight: (((1 - REQUIREMENTS) * factorWeights[key]) / rest) * reliabilityOf(key, reliability),
    whole: ((1 - REQUIREMENTS) * factorWeights[key]) / rest,
    // Likeness to past jobs says nothing about this opening's demands.
    score: key === "interests" && areInterestsInferred ? Number.NaN : scoreOf(key),
    baseline: baselines[key],
  }));
  const scored = weighted([...(asked ? [asked] : []), ...others]);
  // Unknown requirements reduce the overall certainty.
  const unknown = share ? REQUIREMENTS * (1 - share.known) : 0;
  return { ...scored, coverage: Math.max(0, scored.coverage - unknown) };
}
