import { round4 } from "./numbers.ts";
import type { Answers, Dimension, Item, QuestionModule, Scale } from "./types.ts";

/** Version of every formula in this folder; it changes when any score or flag could change. */
export const ASSESSMENT_FORMULA = "assessment-1";

/** Share of a dimension's items that must be answered for a score. Source: docs/methods.md, Score of a dimension. */
export const MIN_ANSWERED_SHARE = 0.8;

/** An answer as given (not yet reversed), with its item. */
type GivenAnswer = { readonly item: Item; readonly value: number };

/** A submission as numbers. `given` is in the order in which the items were shown. */
export type ScoredSubmission = {
  readonly scores: Record<string, number>;
  readonly answeredShare: Record<string, number>;
  readonly answeredShareOverall: number;
  readonly unscored: string[];
  readonly given: GivenAnswer[];
  readonly durationMs: number | null;
};

/**
 * Scores each dimension 0..100 as 100 × (mean of keyed answers − min) / (max − min), rounded to four decimals. A
 * dimension with under 80 % of its items answered gets no score. Answers off the scale count as missing.
 */
export function scoreSubmission(
  module: QuestionModule,
  answers: Answers,
  durationMs?: number,
): ScoredSubmission {
  const given = givenAnswers(module, answers);
  const perDimension = module.dimensions.map((dimension) => scoreDimension(module, dimension, given));
  const scored = perDimension.filter((entry) => entry.score !== null);
  return {
    scores: Object.fromEntries(scored.map((entry) => [entry.key, entry.score ?? 0])),
    answeredShare: Object.fromEntries(perDimension.map((entry) => [entry.key, entry.share])),
    answeredShareOverall: share(given.length, module.items.length),
    unscored: perDimension.filter((entry) => entry.score === null).map((entry) => entry.key),
    given,
    durationMs: durationMs ?? null,
  };
}

function givenAnswers(module: QuestionModule, answers: Answers): GivenAnswer[] {
  const given: GivenAnswer[] = [];
  for (const item of module.items) {
    const value = Object.hasOwn(answers, item.id) ? answers[item.id] : undefined;
    if (value !== undefined && isOnScale(module.scale, value)) given.push({ item, value });
  }
  return given;
}

/** True if a value is a whole number on the scale. */
export function isOnScale(scale: Scale, value: unknown): boolean {
  return typeof value === "number" && Number.isInteger(value) && value >= scale.min && value <= scale.max;
}

type DimensionScore = { key: string; share: number; score: number | null };

function scoreDimension(
  module: QuestionModule,
  dimension: Dimension,
  given: readonly GivenAnswer[],
): DimensionScore {
  const asked = module.items.filter((item) => item.dimension === dimension.key).length;
  const keyed = given
    .filter((answer) => answer.item.dimension === dimension.key)
    .map((answer) => keyedAnswer(module.scale, answer));
  const answered = share(keyed.length, asked);
  const score = answered < MIN_ANSWERED_SHARE ? null : scaleScore(module.scale, keyed);
  return { key: dimension.key, share: answered, score };
}

/** The answer in the direction of its dimension: reversed items give min + max − answer. */
function keyedAnswer(scale: Scale, answer: GivenAnswer): number {
  return answer.item.reversed ? scale.min + scale.max - answer.value : answer.value;
}

function scaleScore(scale: Scale, keyed: readonly number[]): number {
  const aboveMin = keyed.reduce((total, value) => total + value - scale.min, 0);
  // One division of whole numbers, so that no rounding error can leave 0..100.
  return round4((100 * aboveMin) / (keyed.length * (scale.max - scale.min)));
}

function share(part: number, whole: number): number {
  return whole === 0 ? 0 : part / whole;
}
