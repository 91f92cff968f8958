import type { SkillKind } from "../catalog/types.ts";

/**
 * Changes whenever the same data can give a different prediction. Source of all constants: docs/methods.md,
 * Prediction.
 */
export const PREDICTION_FORMULA = "prediction-5";

/** Weights of the parts of readiness, normalised over those with data. Our own choice. */
export const readinessWeights = {
  skills: 0.45,
  experience: 0.3,
  education: 0.15,
  credentials: 0.1,
  rank: 0.3,
} as const;

/** A person who held this title (relevance at least `from`) is assumed to have this share of its requirements. */
export const heldTitle = { from: 0.9, share: 0.85 } as const;

/** Months of part-time learning for one level of seven. Our own choice, on the long side. */
export const monthsPerLevel: Record<SkillKind, number> = {
  tool: 0.75,
  professional: 1.5,
  knowledge: 1.5,
  foundational: 2,
  credential: 1,
};

/** Months for a licence or certificate: forms, exam, waiting. */
export const MONTHS_FOR_CREDENTIAL = 4;

/** Number of skills learned in parallel, and number of skills named as steps. */
export const learning = { sideBySide: 2, steps: 6 } as const;

/** The estimate's bounds, as shares of its middle. */
export const monthBounds = { least: 0.75, most: 1.5 } as const;

/** The importance (1..5) from which a credential counts as required. */
export const MIN_DEMANDED_IMPORTANCE = 4;
