import { DAY_MS } from "../../shared/time.ts";
import { clamp01, dateText, round1, timeOf } from "./time.ts";
import type { ActivityInput, HealthInput, Measured } from "./types.ts";

const HALF_LIFE_DAYS = 30;
/** Older events weigh less than a four-thousandth. */
const WINDOW_DAYS = 365;
/** The scale A₀ until a personal one exists: three or four ordinary events (impact 0.3) a month. Source: docs/methods.md, Career health. */
const DEFAULT_SCALE = 1;
const MIN_SCALE = 0.25;
const MIN_WEEKS_FOR_OWN_SCALE = 8;
const MAX_WEEKS = 52;
const MAX_IDS_SHOWN = 20;

interface Happened {
  id: string;
  time: number;
  impact: number;
}

/** The user's usual activity A₀: the median of A over past weeks, once eight weeks exist; 1 before. */
export function activityScale({ events }: HealthInput, at: number): number {
  const happened = until(events, at);
  const first = Math.min(...happened.map(({ time }) => time));
  const weeks = Math.min(MAX_WEEKS, Math.floor((at - first) / (7 * DAY_MS)));
  if (!(weeks >= MIN_WEEKS_FOR_OWN_SCALE)) return DEFAULT_SCALE;
  const past = Array.from({ length: weeks }, (_, week) => level(happened, at - week * 7 * DAY_MS));
  return Math.max(MIN_SCALE, median(past));
}

/**
 * careerActivity at `at` (epoch milliseconds): A = Σ impact · 0.5^(age / 30 days), score = 100 · (1 − e^(−A / scale)).
 */
export function measureActivity({ events }: HealthInput, at: number, scale: number): Measured {
  const happened = until(events, at).sort((a, b) => b.time - a.time || (a.id < b.id ? -1 : 1));
  const last = happened[0];
  if (!last)
    return { reason: "Nothing has been noted in the timeline.", inputs: { events: 0 }, evidence: {} };
  const activity = level(happened, at);
  return {
    score: 100 * (1 - Math.exp(-activity / scale)),
    inputs: {
      events: happened.length,
      lastEvent: dateText(last.time),
      activity: Math.round(activity * 1000) / 1000,
      scale: Math.round(scale * 1000) / 1000,
      last30Days: happened.filter(({ time }) => at - time <= 30 * DAY_MS).length,
      halfAfterDays: round1(HALF_LIFE_DAYS),
    },
    evidence: { eventIds: happened.slice(0, MAX_IDS_SHOWN).map(({ id }) => id) },
  };
}

function until(events: ActivityInput[], at: number): Happened[] {
  return events.flatMap(({ id, at: text, impact }) => {
    const time = timeOf(text);
    return time === undefined || time > at ? [] : [{ id, time, impact: clamp01(impact) }];
  });
}

function level(happened: Happened[], at: number): number {
  return happened.reduce((sum, { time, impact }) => {
    const days = (at - time) / DAY_MS;
    return days < 0 || days > WINDOW_DAYS ? sum : sum + impact * 0.5 ** (days / HALF_LIFE_DAYS);
  }, 0);
}

function median(values: number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  const upper = sorted[Math.floor(middle)] ?? 0;
  return Number.isInteger(middle) ? ((sorted[middle - 1] ?? 0) + upper) / 2 : upper;
}
