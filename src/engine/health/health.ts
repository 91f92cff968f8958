import { DAY_MS } from "../../shared/time.ts";
import { activityScale, measureActivity, readDays } from "./activity.ts";
import { measureFreshness } from "./freshness.ts";
import { measureGoals } from "./goals.ts";
import { measureMarket } from "./market.ts";
import { recommend } from "./recommend.ts";
import { endOfDay, round1 } from "./time.ts";
import {
  type HealthInput,
  type HealthReport,
  type HealthScores,
  type Measured,
  type MetricName,
  type MetricResult,
  metricNames,
  type Trend,
} from "./types.ts";

/** Days before the end of each of the two windows of 30 days at which the metric is computed. */
const recentDays = [0, 6, 12, 18, 24];
const WINDOW_DAYS = 30;
/** Smaller differences are reported as stable. */
const MIN_CHANGE = 3;

/**
 * Compares the mean of the last 30 days with that of the 30 days before. The metric is computed on fixed days
 * from the data known then. `stable` without `compared` if either window has no data. Source: docs/methods.md,
 * Career health.
 */
function trendOf(
  scoreAt: (at: number) => number | undefined,
  now: number,
): { trend: Trend; compared?: { recent: number; before: number } } {
  const mean = (daysAgo: number[]) => {
    const scores = daysAgo.flatMap((days) => scoreAt(now - days * DAY_MS) ?? []);
    return scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length;
  };
  const recent = mean(recentDays);
  const before = mean(recentDays.map((days) => days + WINDOW_DAYS));
  if (recent === undefined || before === undefined) return { trend: "stable" };
  const change = recent - before;
  const trend = Math.abs(change) < MIN_CHANGE ? "stable" : change > 0 ? "improving" : "declining";
  return { trend, compared: { recent: round1(recent), before: round1(before) } };
}

export const HEALTH_FORMULA = "career-health-3";
const metricWeights: Record<MetricName, number> = {
  skillFreshness: 0.3,
  goalProgress: 0.3,
  marketAlignment: 0.25,
  careerActivity: 0.15,
};
/** With fewer metrics there is no overall score. */
export const LEAST_KNOWN_METRICS = 3;
/** The number in place of an unknown score. */
const NEUTRAL_SCORE = 50;

/** The career health of a user at the end of the UTC day of `now`: four metrics, their trends and recommendations. */
export function assessHealth(input: HealthInput, now: Date): HealthReport {
  const at = endOfDay(now);
  const measure = measures(input, at);
  const measured = perMetric((name) => measure[name](at));
  const weights = weightsOf(measured);
  return {
    overallScore: overallOf(measured) ?? NEUTRAL_SCORE,
    metrics: perMetric((name) => toResult(name, measured[name], (time) => measure[name](time).score, at)),
    weights,
    recommendations: recommend(input, measured, metricWeights, at),
    formula: HEALTH_FORMULA,
  };
}

/** Only the scores at the end of the UTC day of `now`; null without data. */
export function healthScores(input: HealthInput, now: Date): HealthScores {
  const at = endOfDay(now);
  const measure = measures(input, at);
  const measured = perMetric((name) => measure[name](at));
  const metrics = perMetric((name) => {
    const { score } = measured[name];
    return score === undefined ? null : round1(score);
  });
  return { overallScore: overallOf(measured) ?? null, metrics, formula: HEALTH_FORMULA };
}

/** The weighted mean of the metrics with data; undefined for fewer than three. */
function overallOf(measured: Record<MetricName, Measured>): number | undefined {
  const weights = weightsOf(measured);
  if (Object.keys(weights).length < LEAST_KNOWN_METRICS) return undefined;
  return round1(
    metricNames.reduce((sum, name) => sum + (weights[name] ?? 0) * (measured[name].score ?? 0), 0),
  );
}

/** Each metric at a moment. Later data is ignored. */
function measures(input: HealthInput, at: number): Record<MetricName, (at: number) => Measured> {
  // One scale for all days, so that a trend compares like with like.
  const days = readDays(input.activity);
  const scale = activityScale(days, at);
  return {
    skillFreshness: (time) => measureFreshness(input, time),
    goalProgress: (time) => measureGoals(input, time),
    marketAlignment: (time) => measureMarket(input, time),
    careerActivity: (time) => measureActivity(days, input.activity.latest, time, scale),
  };
}

function weightsOf(measured: Record<MetricName, Measured>): Partial<Record<MetricName, number>> {
  const known = metricNames.filter((name) => measured[name].score !== undefined);
  const all = known.reduce((sum, name) => sum + metricWeights[name], 0);
  return Object.fromEntries(known.map((name) => [name, metricWeights[name] / all]));
}

function toResult(
  name: MetricName,
  { score, reason, inputs, evidence }: Measured,
  scoreAt: (at: number) => number | undefined,
  at: number,
): MetricResult {
  const formula = `${HEALTH_FORMULA}/${name}`;
  if (score === undefined) {
    const why = reason === undefined ? {} : { reason: `Not known yet: ${lowered(reason)}` };
    const details = { known: false, inputs, formula, ...evidence, ...why };
    return { score: NEUTRAL_SCORE, trend: "stable", details };
  }
  const { trend, ...compared } = trendOf(scoreAt, at);
  return { score: round1(score), trend, details: { known: true, inputs, formula, ...evidence, ...compared } };
}

function lowered(sentence: string): string {
  return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}

function perMetric<Value>(make: (name: MetricName) => Value): Record<MetricName, Value> {
  return {
    skillFreshness: make("skillFreshness"),
    goalProgress: make("goalProgress"),
    marketAlignment: make("marketAlignment"),
    careerActivity: make("careerActivity"),
  };
}
