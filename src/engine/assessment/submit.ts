import { DAY_MS } from "../../shared/time.ts";
import { mean, range } from "./numbers.ts";
import { standardError } from "./precision.ts";
import { judgeQuality } from "./quality.ts";
import { hollandCode } from "./riasec.ts";
import { scoreSubmission } from "./score.ts";
import type { AssessmentModule, QuestionModule, Scores, Submission } from "./types.ts";

/** Maximum number of salient dimensions. */
const MAX_SALIENT = 3;

/** Days for which a module with time scope `current` is valid. */
const CURRENT_STATE_DAYS = 30;

/** A result in the specification's shape, and its expiry (RFC 3339, UTC) if any. */
export type AssessedSubmission = { result: AssessmentModule; expiresAt?: string };

/**
 * Scores a submission that passed `checkAnswers`. It counts as completed at `answeredAt`, but not later than
 * `now`; a module of time scope `current` expires 30 days after that.
 */
export function assess(module: QuestionModule, submission: Submission, now: Date): AssessedSubmission {
  const scored = scoreSubmission(module, submission.answers, submission.durationMs);
  const completedAt = completionTime(submission.answeredAt, now);
  const result: AssessmentModule = {
    module_id: module.moduleId,
    semantic_model: module.semanticModel,
    module_category: module.moduleCategory,
    time_scope: module.timeScope,
    dimension_labels: Object.fromEntries(module.dimensions.map(({ key, label }) => [key, label])),
    scores: scored.scores,
    salient_dimensions: salientDimensions(module, scored.scores),
    quality: judgeQuality(module, scored),
    completed_at: completedAt.toISOString(),
  };
  return module.timeScope === "current" ? { result, expiresAt: expiryOf(completedAt) } : { result };
}

/** The stated time, but never in the future; `now` if none (or no readable one) is stated. */
function completionTime(answeredAt: string | undefined, now: Date): Date {
  if (answeredAt === undefined) return now;
  const stated = Date.parse(answeredAt);
  return Number.isNaN(stated) ? now : new Date(Math.min(stated, now.getTime()));
}

function expiryOf(completedAt: Date): string {
  return new Date(completedAt.getTime() + CURRENT_STATE_DAYS * DAY_MS).toISOString();
}

/**
 * Keys of the salient dimensions, highest first, at most three. For riasec the Holland code; elsewhere the top
 * dimension and those more than one standard error above the profile's own mean. Empty without scores, and
 * outside riasec also when all scores are equal. Ties keep catalogue order. Source: docs/methods.md, Salient
 * dimensions.
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
