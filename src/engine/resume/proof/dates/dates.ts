import type { Span } from "../../../text/piece.ts";
import type { ProofSource } from "../source.ts";
import type { SourcePeriod } from "./date-forms.ts";

/** How far an entry's dates may be from its words, in characters. */
export const NEAR = 250;

/** An entry's dates. `isWork` if an entry without an end is ongoing. */
export interface EntryDates {
  start: string;
  end: string;
  isWork: boolean;
}

/** The dates as in the text, with their place near one of the entry's; undefined if the text lacks them. */
export function proveDates(
  { periods }: Pick<ProofSource, "periods">,
  dates: EntryDates,
  places: readonly Span[],
): { start: string; end: string; span: Span } | undefined {
  for (const period of periods) {
    if (!places.some((place) => distance(place, period.span) <= NEAR)) continue;
    const found = matched(period, dates);
    if (found) return { ...found, span: period.span };
  }
  return undefined;
}

/** True if a period in the text can belong to an entry with these dates: its own, one inside it or one around it. */
export function isOfEntry(period: SourcePeriod, dates: EntryDates): boolean {
  if (dates.start + dates.end === "" || hasDates(period, dates)) return true;
  const [from, to] = [dates.start || dates.end, dates.end || LAST];
  const start = period.start ?? from;
  const end = period.kind === "single" ? start : (period.end ?? LAST);
  const isInside = !isBefore(start, from) && !isBefore(to, end);
  const isAround = period.kind !== "single" && !isBefore(from, start) && !isBefore(end, to);
  return isInside || isAround;
}

const LAST = "9999";

/** Compares only what both dates have: "2019" is not before "2019-03". */
function isBefore(left: string, right: string): boolean {
  const length = Math.min(left.length, right.length);
  return left.slice(0, length) < right.slice(0, length);
}

/** True if a period in the text is the entry's. */
export function hasDates(period: SourcePeriod, dates: EntryDates): boolean {
  return matched(period, dates) !== undefined;
}

function matched(
  { kind, start, end }: SourcePeriod,
  wanted: EntryDates,
): { start: string; end: string } | undefined {
  const from = wanted.start === "" ? "" : says(start, wanted.start);
  const last = kind === "single" ? start : end;
  if (wanted.end === "") {
    // An entry without an end is ongoing.
    const lasts = wanted.isWork ? kind === "open" : kind !== "range";
    return from !== undefined && lasts ? { start: from, end: "" } : undefined;
  }
  const to = saysEnd(last, wanted.end);
  return from !== undefined && to !== undefined ? { start: from, end: to } : undefined;
}

const filledStart = /^(?:-01)+$/;
/** A missing month and day of an end are filled with the last ones. */
const filledEnd = /^(?:(?:-01)+|-12(?:-31)?|-(?:28|29|30|31))$/;

/** The text's version of a date: the wanted one, less precise if the text is; undefined if the text differs. */
export function says(said: string | undefined, wanted: string, filled = filledStart): string | undefined {
  if (said === undefined) return undefined;
  if (said.startsWith(wanted)) return wanted;
  // A filled-in day or month was invented and is dropped.
  return wanted.startsWith(said) && filled.test(wanted.slice(said.length)) ? said : undefined;
}

/** The text's version of an end, of which a missing month and day mean the last ones. */
export function saysEnd(said: string | undefined, wanted: string): string | undefined {
  return says(said, wanted, filledEnd);
}

/** The number of characters between two places. */
export function distance([start, end]: Span, [from, to]: Span): number {
  return Math.max(0, from - end, start - to);
}
