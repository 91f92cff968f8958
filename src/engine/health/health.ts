import { activityScale, measureActivity, readDays } from "./activity.ts";
import { measureFreshness } from "./freshness.ts";
import { measureGoals } from "./goals.ts";
import { measureMarket } from "./market.ts";
import { recommend } from "./recommend.ts";
import { endOfDay, round1 } from "./time.ts";
import { trendOf } from "./trend.ts";
import {
  type HealthInput,
  type HealthReport,
  type HealthScores,
  type Measured,
  type MetricName,
  type MetricResult,
  metricNames,
} from "./types.ts";

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
