import {
  acquiescence,
  intraIndividualSd,
  longestAlternation,
  longestIdenticalRun,
  timePerItem,
} from "./careless.ts";
import { differentiationScore, MIN_DIMENSIONS_FOR_SHAPE } from "./differentiation.ts";
import { descending, range, round4 } from "./numbers.ts";
import { rankPrecision } from "./precision.ts";
import { codeConsistency, hollandCode } from "./riasec.ts";
import { MIN_ANSWERED_SHARE, type ScoredSubmission } from "./score.ts";
import {
  type ConsistencyFlag,
  consistencyFlags,
  type ModuleId,
  type Quality,
  type QuestionModule,
  type Scale,
} from "./types.ts";

/** A range (DI5) below this is flat: the tenth percentile of real respondents. */
const FLAT_DI5 = 17;

/** Top scores closer than this are tied: one standard error of a difference of interest scores. */
const TIED_GAP = 12;

/** Every score at or above this is an elevated profile. */
const ELEVATED_FROM = 75;

/** Every score at or below this is a depressed profile: low throughout. It says nothing about mood. */
const DEPRESSED_TO = 25;

/** The attention factor when a flag of careless answering is raised; 1 otherwise. */
const CARELESS_ATTENTION = 0.3;

/**
 * Modules in which a profile that is high or low throughout is the result itself, so it is not flagged. There a
 * flag called "depressed" would also read like a diagnosis.
 */
const LEVEL_IS_THE_FINDING: ReadonlySet<ModuleId> = new Set(["stressRegulation", "currentStatePulse"]);

/**
 * Rates a scored submission: differentiation 0..100, confidence 0..1, and the flags in their fixed order. Source:
 * docs/methods.md, Assessments.
 */
export function judgeQuality(module: QuestionModule, scored: ScoredSubmission): Quality {
  const scores = Object.values(scored.scores);
  const careless = attentionFlags(module, scored);
  const differentiation = differentiationScore(scores);
  return {
    differentiation_score: differentiation === null ? null : round4(differentiation),
    confidence_score: confidence(module, scored, careless.length > 0),
    consistency_flags: inOrder([...shapeFlags(module, scored), ...careless, ...incompleteFlag(scored)]),
  };
}

/**
 * Completeness × attention × precision, 0..1; null under 80 % answered.
 */
function confidence(module: QuestionModule, scored: ScoredSubmission, isCareless: boolean): number | null {
  if (scored.answeredShareOverall < MIN_ANSWERED_SHARE) return null;
  const attention = isCareless ? CARELESS_ATTENTION : 1;
  const precision = rankPrecision(module, Object.values(scored.scores));
  return round4(scored.answeredShareOverall * attention * precision);
}

function shapeFlags(module: QuestionModule, scored: ScoredSubmission): ConsistencyFlag[] {
  const scores = descending(Object.values(scored.scores));
  if (scores.length < MIN_DIMENSIONS_FOR_SHAPE) return [];
  const [first = 0, second = 0] = scores;
  const flags: ConsistencyFlag[] = [];
  if (range(scores) < FLAT_DI5) flags.push("flat_profile");
  if (first - second < TIED_GAP) flags.push("tied_top");
  if (module.moduleId === "riasec" && codeConsistency(hollandCode(scored.scores)) === "low") {
    flags.push("inconsistent_code");
  }
  return LEVEL_IS_THE_FINDING.has(module.moduleId) ? flags : [...flags, ...levelFlags(scores)];
}

function levelFlags(scores: readonly number[]): ConsistencyFlag[] {
  if (scores.every((score) => score >= ELEVATED_FROM)) return ["elevated"];
  return scores.every((score) => score <= DEPRESSED_TO) ? ["depressed"] : [];
}

/** The flag for a dimension without a score, because too few or none of its items were answered. */
function incompleteFlag(scored: ScoredSubmission): ConsistencyFlag[] {
  return scored.unscored.length > 0 ? ["incomplete"] : [];
}

function inOrder(flags: readonly ConsistencyFlag[]): ConsistencyFlag[] {
  return consistencyFlags.filter((flag) => flags.includes(flag));
}

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
function attentionFlags(module: QuestionModule, scored: ScoredSubmission): ConsistencyFlag[] {
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
