import {
  acquiescence,
  intraIndividualSd,
  longestAlternation,
  longestIdenticalRun,
  timePerItem,
} from "./careless.ts";
import type { ScoredSubmission } from "./score.ts";
import type { ConsistencyFlag, QuestionModule, Scale } from "./types.ts";

/** A run of equal (or alternating) answers this long is a flag in any module. */
const MAX_RUN = 15;

/** A run over more than this share of the answers is a flag too, which matters in short modules. */
const MAX_RUN_SHARE = 0.5;

/** Spread of raw answers below this, on a scale of four steps, is a flag. */
const MIN_IRV = 0.3;

/** Milliseconds per answered item below which no one can have read the item. */
const MIN_MS_PER_ITEM = 2000;

/** With fewer answers, a pattern is not evidence. */
const MIN_ANSWERS_FOR_PATTERN = 6;

/** Maximum deviation from the middle of the mean over statements and their opposites, as a share of the scale. */
const MAX_ACQUIESCENCE = 0.25;

/** Number of flags of careless answering that together mean low attention. */
const FLAGS_FOR_LOW_ATTENTION = 2;

/**
 * The raised flags of careless answering. `low_attention` needs two of the others, or agreement (or disagreement)
 * with both statements and their opposites. Source: docs/methods.md, `consistency_flags`.
 */
export function attentionFlags(module: QuestionModule, scored: ScoredSubmission): ConsistencyFlag[] {
  const answers = scored.given.map((answer) => answer.value);
  const flags: ConsistencyFlag[] = [];
  if (isStraightLined(module.scale, answers)) flags.push("straight_lining");
  if (hasPattern(longestAlternation(answers), answers.length)) flags.push("alternating");
  if (isTooFast(scored)) flags.push("too_fast");
  const low = flags.length >= FLAGS_FOR_LOW_ATTENTION || agreesWithOpposites(module.scale, scored);
  return low ? [...flags, "low_attention"] : flags;
}

function isStraightLined(scale: Scale, answers: readonly number[]): boolean {
  if (answers.length < MIN_ANSWERS_FOR_PATTERN) return false;
  const spread = intraIndividualSd(answers);
  const steps = (scale.max - scale.min) / 4;
  return (
    hasPattern(longestIdenticalRun(answers), answers.length) || (spread !== null && spread < MIN_IRV * steps)
  );
}

function hasPattern(length: number, answered: number): boolean {
  return answered >= MIN_ANSWERS_FOR_PATTERN && (length >= MAX_RUN || length > answered * MAX_RUN_SHARE);
}

function isTooFast(scored: ScoredSubmission): boolean {
  const time = timePerItem(scored.durationMs, scored.given.length);
  return time !== null && time < MIN_MS_PER_ITEM;
}

function agreesWithOpposites(scale: Scale, scored: ScoredSubmission): boolean {
  if (scored.given.length < MIN_ANSWERS_FOR_PATTERN) return false;
  const keyed = scored.given.filter((answer) => !answer.item.reversed).map((answer) => answer.value);
  const reversed = scored.given.filter((answer) => answer.item.reversed).map((answer) => answer.value);
  const level = acquiescence(keyed, reversed);
  const limit = MAX_ACQUIESCENCE * (scale.max - scale.min);
  return level !== null && Math.abs(level - (scale.min + scale.max) / 2) >= limit;
}
