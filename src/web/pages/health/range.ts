import type { HealthDay } from "../../../domain/career-health/schema.ts";
import { DAY_MS } from "../../../shared/time.ts";

/** A part of the history that can be looked at, by its word in the query. */
export interface Range {
  word: string;
  name: string;
  days: number;
}

const all: Range = { word: "all", name: "all", days: Number.POSITIVE_INFINITY };
const ranges: readonly Range[] = [
  { word: "90", name: "90 days", days: 90 },
  { word: "365", name: "a year", days: 365 },
  all,
];

/** When a day began, in epoch milliseconds. */
export function beginOf(day: string): number {
  return Date.parse(day);
}

/** The ranges that leave out some of the days. Newest first, as all lists of days here. */
export function rangesOf(days: readonly HealthDay[], now: Date): readonly Range[] {
  const oldest = days.at(-1);
  const shorter = ranges.filter((range) => oldest && !isWithin(oldest, range, now));
  return shorter.length === 0 ? [] : [...shorter, all];
}

/** The range asked for; unasked the shortest that holds two days. */
export function rangeOf(asked: string | undefined, days: readonly HealthDay[], now: Date): Range {
  const possible = rangesOf(days, now);
  const fitting = possible.find((range) => daysIn(days, range, now).length > 1);
  return possible.find(({ word }) => word === asked) ?? fitting ?? all;
}

/** The days within a range that ends today. */
export function daysIn(days: readonly HealthDay[], range: Range, now: Date): HealthDay[] {
  return days.filter((day) => isWithin(day, range, now));
}

function isWithin({ day }: HealthDay, range: Range, now: Date): boolean {
  return now.getTime() - beginOf(day) < range.days * DAY_MS;
}
