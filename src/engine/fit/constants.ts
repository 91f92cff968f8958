import type { FactorKey } from "./types.ts";

/** Moves whenever the same data could give another score. */
export const FIT_FORMULA = "fit-1";

/** Weights of the factors before they are normalised over those with data; they sum to 1. Basis: docs/methods.md. */
export const factorWeights: Record<FactorKey, number> = {
  skills: 0.25,
  knowledge: 0.2,
  experience: 0.2,
  interests: 0.2,
  values: 0.08,
  styles: 0.07,
};

/** Where the buckets begin, in points of matchScore, and the share of weight that a high fit must rest on. */
export const bucketCuts = { high: 72, risky: 40, coverage: 0.6, hysteresis: 3 } as const;

/** An importance from which a skill counts as required, 1..5. */
export const REQUIRED_IMPORTANCE = 3;

/** How a tool without an importance of its own counts. */
export const toolNeed = { importance: 3, inDemandImportance: 4, level: 3.5 } as const;

/** All tools of an occupation together weigh at most this much of what its skills weigh. */
export const TOOL_SHARE = 0.5;

/** The part of the catalogue's median weight of needs that is added below the line of a coverage. */
export const ALLOWANCE_SHARE = 0.5;
