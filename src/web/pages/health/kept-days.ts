import { listHealthHistory } from "../../../domain/career-health/operations.ts";
import type { HealthDay } from "../../../domain/career-health/schema.ts";
import { nextCursor } from "../../parts/pager.tsx";
import type { Person } from "../../person.ts";
import { isWithin, type Range, rangeOf, rangesOf } from "./range.ts";

/** The most that a list returns at once, more than the shortest range has. */
const ROWS = 100;

/** The requested part of the history, newest day first, and the other parts. */
export interface KeptDays {
  keptSince: string;
  days: readonly HealthDay[];
  ranges: readonly Range[];
  shown: Range;
}

/** Reads the days of the requested range; undefined without any. */
export async function keptDays(person: Person, asked: string | undefined): Promise<KeptDays | undefined> {
  const { now } = person;
  const first = await person.ask(listHealthHistory, { limit: ROWS });
  const { keptSince } = first.metadata;
  if (typeof keptSince !== "string") return undefined;
  const ranges = rangesOf(keptSince, now);
  const shown = rangeOf(asked, { newest: first.data, ranges, now });
  const days = first.data.filter(({ day }) => isWithin(day, shown, now));
  let cursor = days.length === first.data.length ? nextCursor(first.metadata) : undefined;
  while (cursor !== undefined) {
    const { data, metadata } = await person.ask(listHealthHistory, { limit: ROWS, cursor });
    const more = data.filter(({ day }) => isWithin(day, shown, now));
    days.push(...more);
    cursor = more.length === data.length ? nextCursor(metadata) : undefined;
  }
  return { keptSince, days, ranges, shown };
}
