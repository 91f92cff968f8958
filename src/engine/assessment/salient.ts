import { mean, range } from "./numbers.ts";
import { standardError } from "./precision.ts";
import { hollandCode } from "./riasec.ts";
import type { QuestionModule, Scores } from "./types.ts";

/** More dimensions than this are no longer salient. */
const MAX_SALIENT = 3;

/**
 * Keys of the dimensions that stand out, highest first, at most three. For riasec the Holland code;
 * elsewhere the top dimension and those more than one standard error above the profile's own mean. Empty
 * without scores, and outside riasec also when all scores are equal, since then no dimension is on top.
 * Ties keep catalogue order.
 */
export function salientDimensions(module: QuestionModule, scores: Scores): string[] {
  if (module.moduleId === "riasec") return hollandCode(scores);
  const ranked = rankedDimensions(module, scores);
  const values = ranked.map((dimension) => dimension.score);
  if (values.length > 1 && range(values) === 0) return [];
  const clearlyAbove = mean(values) + standardError(module);
  return ranked
    .filter((dimension, index) => index === 0 || dimension.score > clearlyAbove)
    .slice(0, MAX_SALIENT)
    .map((dimension) => dimension.key);
}

function rankedDimensions(module: QuestionModule, scores: Scores): { key: string; score: number }[] {
  return module.dimensions
    .flatMap(({ key }) => {
      const score = scores[key];
      return score === undefined ? [] : [{ key, score }];
    })
    .sort((a, b) => b.score - a.score);
}
