import type { HealthDay } from "../../../domain/career-health/schema.ts";
import { DAY_MS } from "../../../shared/time.ts";

/** A part of the history, by its query word. */
export interface Range {
  word: string;
  name: string;
  days: number;
}

const all: Range = { word: "all", name: "all", days: Number.POSITIVE_INFINITY };
const shorter: readonly Range[] = [
  { word: "90", name: "90 days", days: 90 },
  { word: "365", name: "a year", days: 365 },
];

/** The start of a day, in epoch milliseconds. */
export function beginOf(day: string): number {
  return Date.parse(day);
}

/** The ranges that differ for data stored since a day. */
export function rangesOf(keptSince: string, now: Date): readonly Range[] {
  const partial = shorter.filter((range) => !isWithin(keptSince, range, now));
  return partial.length === 0 ? [] : [...partial, all];
}

/** The requested range; by default the shortest with two of the newest days. */
export function rangeOf(
  asked: string | undefined,
  { newest, ranges, now }: { newest: readonly HealthDay[]; ranges: readonly Range[]; now: Date },
): Range {
  const [, second] = newest;
  const fitting = ranges.find((range) => second && isWithin(second.day, range, now));
  return ranges.find(({ word }) => word === asked) ?? fitting ?? all;
}

/** True if a day is in a range that ends today. */
export function isWithin(day: string, range: Range, now: Date): boolean {
  return now.getTime() - beginOf(day) < range.days * DAY_MS;
}
