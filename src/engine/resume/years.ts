import { isBreakEntry } from "./break-entry.ts";
import { entries, type ResumeDocument, textOf } from "./json-resume.ts";

/** Months of a year. */
export const MONTHS = 12;

/**
 * Years in work, one decimal: those that the user stated, or more if the jobs cover more months, each counted once. A
 * job without an end lasts until `now`; one without a readable start, or a career break, is ignored.
 */
export function yearsWorked(
  document: ResumeDocument | undefined,
  now: Date,
  stated?: number,
): number | undefined {
  const spans = entries(document ?? {}, "work").flatMap((job) => {
    const span = isBreakEntry(job) ? undefined : monthsOf(job, now);
    return span ? [span] : [];
  });
  const covered = spans.length === 0 ? undefined : yearsCovered(spans);
  return covered === undefined || (stated !== undefined && stated > covered) ? stated : covered;
}

/** The years covered by any of the spans of months, with one decimal. */
export function yearsCovered(spans: readonly (readonly [number, number])[]): number {
  return Math.round((10 * monthsCovered(spans)) / MONTHS) / 10;
}

/**
 * The first and last month of a job since year 0. Without an end it lasts until `now`. A bare year counts from or to its
 * middle, so 2010 to 2014 are four years, and a job within one bare year is half of it. Undefined without a readable
 * start.
 */
export function monthsOf(job: Record<string, unknown>, now: Date): readonly [number, number] | undefined {
  const today = now.getUTCFullYear() * MONTHS + now.getUTCMonth();
  const [from, to] = [textOf(job.startDate), textOf(job.endDate)];
  const isOneYear = from === to && isBareYear(from);
  const start = monthOf(from, isOneYear ? MONTHS / 4 : MONTHS / 2);
  const end = to === "" ? today : monthOf(to, isOneYear ? MONTHS - MONTHS / 4 - 1 : MONTHS / 2 - 1);
  if (start === undefined || end === undefined) return undefined;
  // Within one year the date that has a month says more.
  const isYearOf = (date: string, month: number) =>
    isBareYear(date) && Math.floor(month / MONTHS) === Number(date);
  const first = isYearOf(from, end) ? Math.min(start, end) : start;
  const last = Math.min(isYearOf(to, start) ? Math.max(start, end) : end, today);
  return last < first ? undefined : [first, last];
}

function isBareYear(date: string): boolean {
  return /^\d{4}$/.test(date);
}

/** Months since year 0 of an ISO date. `fallback` is the month of a bare year. */
function monthOf(date: string, fallback: number): number | undefined {
  const match = /^(\d{4})(?:-(\d{2}))?/.exec(date);
  if (!match) return undefined;
  return Number(match[1]) * MONTHS + (match[2] === undefined ? fallback : Number(match[2]) - 1);
}

/** The months covered by any of the spans, each counted once. */
export function monthsCovered(spans: readonly (readonly [number, number])[]): number {
  const sorted = spans.toSorted(([left], [right]) => left - right);
  let months = 0;
  let until = Number.NEGATIVE_INFINITY;
  for (const [start, end] of sorted) {
    months += Math.max(0, end + 1 - Math.max(start, until));
    until = Math.max(until, end + 1);
  }
  return months;
}
