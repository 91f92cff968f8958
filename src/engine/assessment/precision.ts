import { descending } from "./numbers.ts";
import type { QuestionModule } from "./types.ts";

/** Standard deviation over people and reliability at ten items of one dimension's score, on 0..100. */
type Measurement = { readonly sd: number; readonly alphaOfTen: number };

/** Interest scales of ten items: SD 9 of 40 points, alpha .86. */
const INTERESTS: Measurement = { sd: 22.5, alphaOfTen: 0.86 };

/**
 * Rated statements on five steps: SD about 0.7 of 4 steps, alpha .83 as the middle of the ten-item trait
 * markers.
 */
const STATEMENTS: Measurement = { sd: 17.5, alphaOfTen: 0.83 };

/**
 * Standard error of measurement of one score, in points of 0..100: SD × √(1 − α), where α is scaled from ten
 * items to the module's number by Spearman and Brown's formula k·α / (1 + (k − 1)·α), k = items / 10.
 */
export function standardError(module: QuestionModule): number {
  const { sd, alphaOfTen } = module.moduleId === "riasec" ? INTERESTS : STATEMENTS;
  const k = module.items.length / module.dimensions.length / 10;
  const alpha = (k * alphaOfTen) / (1 + (k - 1) * alphaOfTen);
  return sd * Math.sqrt(1 - alpha);
}

/** Standard error of the difference of two scores, in points of 0..100: √2 times that of one. */
export function standardErrorOfDifference(module: QuestionModule): number {
  return Math.SQRT2 * standardError(module);
}

/**
 * The share of a module's dimensions that the scores separate, 0..1: one, plus the gaps between neighbouring
 * ranks above one standard error of a difference, over the number of dimensions. Each dimension without a score
 * subtracts one gap: a missing dimension can merge two small gaps into a large one, and must never look more
 * precise. Source: docs/methods.md, `confidence_score`.
 */
export function rankPrecision(module: QuestionModule, scores: readonly number[]): number {
  const threshold = standardErrorOfDifference(module);
  const ranked = descending(scores);
  const clearGaps = ranked.filter((score, index) => (ranked[index - 1] ?? score) - score > threshold).length;
  const missing = module.dimensions.length - scores.length;
  return (1 + Math.max(0, clearGaps - missing)) / module.dimensions.length;
}
