import type { Span } from "../../text/span.ts";
import type { ProofSource, SourcePeriod } from "./source.ts";

/** How far from an entry's words its dates may stand, in characters. */
const NEAR = 250;

/** The dates of an entry; `isWork` where an entry without an end is one that lasts. */
export interface EntryDates {
  start: string;
  end: string;
  isWork: boolean;
}

/** The dates as the text has them, with their place near one of the entry's; undefined where it does not have them. */
export function proveDates(
  { periods }: ProofSource,
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

/** A single date near one of the places, such as that of a certificate. */
export function proveDate(
  { periods }: ProofSource,
  date: string,
  places: readonly Span[],
): { date: string; span: Span } | undefined {
  for (const { start, end, span } of periods) {
    if (!places.some((place) => distance(place, span) <= NEAR)) continue;
    const said = [start, end].find((one) => one !== undefined && says(one, date) !== undefined);
    const found = said && says(said, date);
    if (found) return { date: found, span };
  }
  return undefined;
}

function matched(
  { kind, start, end }: SourcePeriod,
  wanted: EntryDates,
): { start: string; end: string } | undefined {
  const from = wanted.start === "" ? "" : says(start, wanted.start);
  const last = kind === "single" ? start : end;
  if (wanted.end === "") {
    // An entry without an end says that it lasts.
    const lasts = wanted.isWork ? kind === "open" : kind !== "range";
    return from !== undefined && lasts ? { start: from, end: "" } : undefined;
  }
  const to = says(last, wanted.end);
  return from !== undefined && to !== undefined ? { start: from, end: to } : undefined;
}

/** What the text says of a date: the wanted one, less precise where the text is; undefined where it says another. */
function says(said: string | undefined, wanted: string): string | undefined {
  if (said === undefined) return undefined;
  if (said.startsWith(wanted)) return wanted;
  // A day or month that was filled up with 01 was made up, and is left out.
  return wanted.startsWith(said) && /^(?:-01)+$/.test(wanted.slice(said.length)) ? said : undefined;
}

function distance([start, end]: Span, [from, to]: Span): number {
  return Math.max(0, from - end, start - to);
}
