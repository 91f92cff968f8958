import type { FactorKey } from "./types.ts";

/** Changes whenever the same data can give a different score. */
export const FIT_FORMULA = "fit-8";

/** The formula of an opening's score, from its requirements. Source: docs/methods.md, Openings. */
export const OPENING_FORMULA = "opening-14";

/** Weights of the factors before normalisation over those with data. Source: docs/methods.md, Factors. */
export const factorWeights: Record<FactorKey, number> = {
  interests: 0.33,
  knowledge: 0.27,
  experience: 0.21,
  preparation: 0.05,
  values: 0.06,
  styles: 0.03,
};

/** Lower bounds of the buckets in points of matchScore, and the coverage that a high fit needs, 0..1. */
export const bucketCuts = { high: 72, risky: 40, coverage: 0.6, hysteresis: 3 } as const;

/** The share of an opening's required demands that must be known for a high fit, 0..1. */
export const LEAST_KNOWN = 0.6;

/** The share of the factors' weight that must have data for an occupation to be listed, 0..1: interests alone are enough (.347). */
export const LISTED_COVERAGE = 0.3;

/** Importance from which a skill counts as required, 1..5. Source: docs/methods.md, Lists, gaps, filters. */
export const REQUIRED_IMPORTANCE = 3;

/** Importance (1..5) and level (0..7) of a tool without its own. Source: docs/methods.md, Skills. */
export const toolNeed = { importance: 3, inDemandImportance: 4, level: 3.5 } as const;

/** Maximum weight of all tools of an occupation, as a share of the weight of its skills. */
export const TOOL_SHARE = 0.5;
