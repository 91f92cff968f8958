import { isoDate } from "../../text/calendar-dates.ts";
import type { DateField } from "../types.ts";
import { type WrittenDate, writtenDate } from "./forms.ts";

/** What decides the order of day and month if a cell alone does not, and the year if it has none. */
export interface DateColumn {
  order: "day" | "month" | undefined;
  field: DateField;
  /** An ISO day. */
  today: string;
}

/** A day, with a time if the cell has one, or why there is none. */
export type ReadDate = { day: string; time?: string } | { why: string };

/**
 * Whether the day or the month comes first in a column: a number above 12 shows it. If none does, the sheet's
 * language decides. A language that uses both orders, such as English, decides nothing.
 */
export function orderIn(
  cells: readonly string[],
  byLanguage: "day" | "month" | undefined,
): DateColumn["order"] {
  const pairs = cells.flatMap((cell) => writtenDate(cell)?.numbers ?? []);
  const firsts = pairs.filter((_, at) => at % 2 === 0);
  const seconds = pairs.filter((_, at) => at % 2 === 1);
  const [isDay, isMonth] = [firsts.some((number) => number > 12), seconds.some((number) => number > 12)];
  if (isDay && isMonth) return undefined;
  return isDay ? "day" : isMonth ? "month" : byLanguage;
}

/** The day in a cell of a column. Nothing is guessed: if two days are possible, it says so. */
export function readDateCell(cell: string, column: DateColumn): ReadDate {
  const written = writtenDate(cell);
  if (!written) return { why: "is no date that can be read" };
  const placed = written.numbers ? ordered(written, written.numbers, column.order) : written;
  if (!placed) return { why: "may be two dates: the day or the month may come first" };
  const { year, month = 0, day = 0, time } = placed;
  const iso = year === undefined ? nearestDay(month, day, column) : isoDate(year, month, day);
  if (iso === undefined)
    return { why: year === undefined ? "has no year, and none is sure" : "is no day of the calendar" };
  if (isFarShort(cell, iso, column.today)) return { why: "has a year of two digits, and none is sure" };
  return { day: iso, ...(time !== undefined && { time }) };
}

function ordered(
  written: WrittenDate,
  [first, second]: readonly [number, number],
  order: DateColumn["order"],
): WrittenDate | undefined {
  if (first > 12 || (second <= 12 && (order === "day" || first === second)))
    return { ...written, day: first, month: second };
  if (second > 12 || order === "month") return { ...written, day: second, month: first };
  return undefined;
}

const MOST_PAST_DAYS = 183;
const NEAR_DAYS = 90;
const DAY_MS = 86_400_000;

/**
 * The certain day without a year: past events were within the last half year, future ones are within three
 * months.
 */
function nearestDay(month: number, day: number, { field, today }: DateColumn): string | undefined {
  const year = Number(today.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .flatMap((one) => isoDate(one, month, day) ?? [])
    .map((iso) => ({ iso, ahead: (Date.parse(iso) - Date.parse(today)) / DAY_MS }));
  const isPast = field === "appliedAt" || field === "savedAt";
  const fits = ({ ahead }: { ahead: number }) =>
    isPast ? ahead <= 1 && ahead >= -MOST_PAST_DAYS : Math.abs(ahead) <= NEAR_DAYS;
  return days.find(fits)?.iso;
}

/** An implausible two-digit year may be another number: "26/04/03" in Japan starts with the year. */
function isFarShort(cell: string, iso: string, today: string): boolean {
  if (!/^\d{1,2}[-/.] ?\d{1,2}[-/.] ?\d{2}(?!\d)/.test(cell.trim())) return false;
  const [year, now] = [Number(iso.slice(0, 4)), Number(today.slice(0, 4))];
  return year < now - 10 || year > now + 2;
}
