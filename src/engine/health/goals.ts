import { DAY_MS } from "../../shared/time.ts";
import { clamp01, round1, timeOf } from "./time.ts";
import type { GoalInput, HealthInput, Measured } from "./types.ts";

const DEFAULT_HORIZON_DAYS = 365;
/** The minimum expected progress. In a goal's first days it would be near zero, and dividing by it meaningless. */
const MIN_EXPECTED = 0.05;

/** The state of a goal at a moment, each value 0..1; `pace` = progress / expected, at most 1. */
export interface GoalPace {
  id: string;
  text: string;
  statedAt: number;
  /** When progress was last reported. */
  lastProgressAt?: number;
  /** Absent if no progress was reported. */
  progress?: number;
  expected: number;
  pace?: number;
}

/** goalProgress at `at` (epoch milliseconds): the mean over goals of 100 · min(1, progress / expected). */
export function measureGoals({ goals }: HealthInput, at: number): Measured {
  const stated = goals.flatMap((goal) => goalPace(goal, at) ?? []);
  const known = stated.flatMap((goal) => (goal.pace === undefined ? [] : [{ ...goal, pace: goal.pace }]));
  const withoutProgress = stated.length - known.length;
  if (known.length === 0) {
    const reason = stated.length === 0 ? "No goals are known." : "No progress on any goal is known.";
    return { reason, inputs: { goals: stated.length, withoutProgress }, evidence: {} };
  }
  const shown = known.map(({ id, text, progress = 0, expected }) => {
    return { id, text, progress: percent(progress), expected: percent(expected) };
  });
  return {
    score: (100 * known.reduce((sum, { pace }) => sum + pace, 0)) / known.length,
    inputs: { goals: stated.length, withoutProgress, paces: shown },
    evidence: { goalIds: known.map(({ id }) => id) },
  };
}

/** A goal's pace at `at`; undefined before it was stated. */
export function goalPace(goal: GoalInput, at: number): GoalPace | undefined {
  const statedAt = timeOf(goal.statedAt);
  if (statedAt === undefined || statedAt > at) return undefined;
  const dueAt = timeOf(goal.dueAt) ?? statedAt + DEFAULT_HORIZON_DAYS * DAY_MS;
  const expected = Math.max(MIN_EXPECTED, clamp01((at - statedAt) / Math.max(DAY_MS, dueAt - statedAt)));
  const base = { id: goal.id, text: goal.text, statedAt, expected };
  const last = latest(goal, at);
  if (!last) return base;
  const progress = clamp01(last.value);
  return { ...base, lastProgressAt: last.at, progress, pace: clamp01(progress / expected) };
}

function latest(goal: GoalInput, at: number): { at: number; value: number } | undefined {
  const said = goal.progress.flatMap((one) => {
    const time = timeOf(one.at);
    return time === undefined || time > at ? [] : [{ at: time, value: one.value }];
  });
  // Of two reports at the same time the higher one counts, so that input order does not matter.
  return said.toSorted((a, b) => b.at - a.at || b.value - a.value)[0];
}

function percent(value: number): number {
  return round1(100 * value);
}
