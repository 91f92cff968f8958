import { DAY_MS } from "../../shared/time.ts";
import { round1 } from "./time.ts";
import type { Trend } from "./types.ts";

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
export function trendOf(
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
