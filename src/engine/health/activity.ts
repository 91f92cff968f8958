import { DAY_MS } from "../../shared/time.ts";
import { dateText, round1, timeOf } from "./time.ts";
import type { ActivityInput, Measured } from "./types.ts";

const HALF_LIFE_DAYS = 30;
/** Older events weigh less than 1/4000. */
const WINDOW_DAYS = 365;
/** The scale A₀ until a personal one exists: three or four ordinary events (impact 0.3) a month. Source: docs/methods.md, Career health. */
const DEFAULT_SCALE = 1;
const MIN_SCALE = 0.25;
const MIN_WEEKS_FOR_OWN_SCALE = 8;
const MAX_WEEKS = 52;

/** How many days back are counted: the oldest past week of the scale looks back a full window. */
export const ACTIVITY_DAYS = WINDOW_DAYS + 7 * MAX_WEEKS;
/** How many events the metric cites as evidence. */
export const LATEST_EVENTS = 20;

/** An event's weight after this many whole days. */
const decay = Array.from({ length: WINDOW_DAYS + 1 }, (_, days) => 0.5 ** (days / HALF_LIFE_DAYS));

interface Happened {
  /** The end of the day, in epoch milliseconds. */
  end: number;
  impact: number;
  events: number;
}

/** The user's usual activity A₀: the median of A over past weeks once there are eight weeks; 1 before that. */
export function activityScale(days: readonly Happened[], at: number): number {
  const happened = until(days, at);
  const first = happened[0]?.end ?? at;
  const weeks = Math.min(MAX_WEEKS, Math.floor((at - first) / (7 * DAY_MS)));
  if (weeks < MIN_WEEKS_FOR_OWN_SCALE) return DEFAULT_SCALE;
  const past = Array.from({ length: weeks }, (_, week) => level(happened, at - week * 7 * DAY_MS));
  return Math.max(MIN_SCALE, median(past));
}

/**
 * careerActivity at `at` (the end of a UTC day in epoch milliseconds): A = Σ impact · 0.5^(age / 30 days) with ages in
 * whole days, score = 100 · (1 − e^(−A / scale)).
 */
export function measureActivity(
  days: readonly Happened[],
  latest: ActivityInput["latest"],
  at: number,
  scale: number,
): Measured {
  const happened = until(days, at);
  const last = happened.at(-1);
  if (!last)
    return { reason: "Nothing has been noted in the timeline.", inputs: { events: 0 }, evidence: {} };
  const activity = level(happened, at);
  return {
    score: 100 * (1 - Math.exp(-activity / scale)),
    inputs: {
      events: countOf(happened),
      lastEvent: dateText(last.end - DAY_MS),
      activity: Math.round(activity * 1000) / 1000,
      scale: Math.round(scale * 1000) / 1000,
      last30Days: countOf(happened.filter(({ end }) => at - end < 30 * DAY_MS)),
      halfAfterDays: round1(HALF_LIFE_DAYS),
    },
    evidence: {
      eventIds: latest.filter((event) => (timeOf(event.at) ?? at) < at).map(({ id }) => id),
    },
  };
}

/** The days as numbers, converted once: a trend uses them ten times. */
export function readDays({ days }: ActivityInput): Happened[] {
  return days.flatMap(({ day, impact, events }) => {
    const begin = timeOf(day);
    return begin === undefined ? [] : [{ end: begin + DAY_MS, impact, events }];
  });
}

function until(days: readonly Happened[], at: number): Happened[] {
  return days.filter(({ end }) => end <= at);
}

function level(happened: readonly Happened[], at: number): number {
  return happened.reduce((sum, { end, impact }) => {
    const days = (at - end) / DAY_MS;
    return days < 0 || days > WINDOW_DAYS ? sum : sum + impact * (decay[days] ?? 0);
  }, 0);
}

function countOf(happened: readonly Happened[]): number {
  return happened.reduce((sum, { events }) => sum + events, 0);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
