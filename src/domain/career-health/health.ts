import { assessHealth, LEAST_KNOWN_METRICS } from "../../engine/health/health.ts";
import { metricNames } from "../../engine/health/types.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import type { Tx } from "../../store/ports/store.ts";
import { ownCalibration } from "../evidence/outcomes.ts";
import { healthInput } from "./input.ts";
import type { CareerHealth } from "./schema.ts";

const MOST_ALERTS = 50;

/** The career health report from stored data, dated by the newest data. */
export async function careerHealth(ctx: HandlerContext): Promise<CareerHealth> {
  const { tx, now, operations } = ctx;
  // Asked together: each question may take a way to a database and back.
  const [input, calibration, open, newest] = await Promise.all([
    healthInput(ctx),
    ownCalibration(ctx, undefined),
    tx.alerts.list({ limit: MOST_ALERTS, includeRead: false, includeDismissed: false }),
    newestData(tx),
  ]);
  const { overallScore, metrics, recommendations } = assessHealth(input, now);
  return {
    overallScore,
    metrics: {
      skillFreshness: { ...metrics.skillFreshness, details: { ...metrics.skillFreshness.details } },
      goalProgress: { ...metrics.goalProgress, details: { ...metrics.goalProgress.details } },
      marketAlignment: { ...metrics.marketAlignment, details: { ...metrics.marketAlignment.details } },
      careerActivity: { ...metrics.careerActivity, details: { ...metrics.careerActivity.details } },
    },
    alerts: open.rows,
    recommendations: recommendations.map(operations.say),
    ...(calibration !== undefined && { calibration }),
    lastUpdated: await lastUpdated(tx, newest, open.rows[0]?.createdAt),
  };
}

/** Metrics without data, and why; also the overall score if too few metrics have data. */
export function notEnoughKnown(health: CareerHealth): { key: string; text: string }[] {
  const unknown = metricNames.flatMap((key) => {
    const { known, reason } = health.metrics[key].details ?? {};
    return known === false ? [{ key, text: typeof reason === "string" ? reason : "Not known yet." }] : [];
  });
  return isOverallKnown(health) ? unknown : [...unknown, { key: "overallScore", text: overallUnknown }];
}

const overallUnknown = `Not known yet: a career score needs ${LEAST_KNOWN_METRICS} known parts of ${metricNames.length}.`;

/** True if enough metrics have data for an overall score. Otherwise the number is only a placeholder. */
export function isOverallKnown({ metrics }: Pick<CareerHealth, "metrics">): boolean {
  const known = metricNames.filter((key) => metrics[key].details?.known !== false);
  return known.length >= LEAST_KNOWN_METRICS;
}

/** The times of the newest data. */
async function newestData(tx: Tx): Promise<(string | undefined)[]> {
  const [profile, resume, events] = await Promise.all([
    tx.profile.get(),
    tx.resume.get(),
    tx.timeline.list({ limit: 1 }),
  ]);
  return [profile?.updatedAt, resume?.parsedAt, events.rows[0]?.timestamp];
}

async function lastUpdated(
  tx: Tx,
  times: readonly (string | undefined)[],
  newestAlert: string | undefined,
): Promise<string> {
  const newest = [newestAlert, ...times]
    .filter((time) => time !== undefined)
    .sort()
    .at(-1);
  // Without any data, nothing is older than the person's account.
  return newest ?? (await tx.user.get())?.createdAt ?? new Date(0).toISOString();
}
