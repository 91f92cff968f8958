import { bulletLength } from "../../text/bullets.ts";
import type { Span } from "../../text/piece.ts";
import type { SourcePeriod } from "./dates/date-forms.ts";
import { type EntryDates, hasDates, isOfEntry } from "./dates/dates.ts";
import type { ProofSource } from "./source.ts";

/** The periods on the line of a place. */
export function periodsOn({ text, periods }: ProofSource, [start, end]: Span): SourcePeriod[] {
  const from = text.lastIndexOf("\n", start - 1) + 1;
  const next = text.indexOf("\n", end);
  const to = next === -1 ? text.length : next;
  return periods.filter(({ span }) => span[0] >= from && span[1] <= to);
}

/** Periods of other entries between two places. */
export function othersBetween(
  source: ProofSource,
  left: Span,
  right: Span,
  dates: EntryDates,
): SourcePeriod[] {
  return rangesBetween(source, left, right).filter((period) => isOfOther(source, period, dates));
}

/** True if a period is of another entry than the one with these dates. */
export function isOfOther(source: ProofSource, period: SourcePeriod, dates: EntryDates): boolean {
  return (
    !isOfEntry(period, dates) && !isBegunWithin(source, period, dates) && !isAmongOwn(source, period, dates)
  );
}

/** "Foreman since 2017" in a list below an entry that began before and ended later. */
function isBegunWithin(
  { text }: ProofSource,
  { kind, start = "", span }: SourcePeriod,
  dates: EntryDates,
): boolean {
  const line = text.slice(text.lastIndexOf("\n", span[0] - 1) + 1, span[1]);
  const isInside = start !== "" && start >= dates.start.slice(0, start.length) && start <= dates.end;
  return kind === "open" && dates.start !== "" && isInside && bulletLength(line) > 0;
}

/** A line of periods alone, such as seasons, has those of one entry each: "April–October 2025, April–October 2024". */
function isAmongOwn(source: ProofSource, period: SourcePeriod, dates: EntryDates): boolean {
  const there = periodsOn(source, period.span);
  if (there.length < 2 || !there.some((one) => hasDates(one, dates))) return false;
  const [first, last] = [there[0]?.span[0] ?? 0, there.at(-1)?.span[1] ?? 0];
  const from = source.text.lastIndexOf("\n", first - 1) + 1;
  const rest = [from, ...there.flatMap(({ span }) => span), last];
  const gaps = rest.flatMap((start, at) => (at % 2 === 0 ? source.text.slice(start, rest[at + 1]) : []));
  return !gaps.some((gap) => /\p{L}{4}/u.test(gap));
}

/** Periods with two ends, or without one, between two places. */
export function rangesBetween({ periods }: ProofSource, left: Span, right: Span): SourcePeriod[] {
  const [from, to] = [Math.min(left[1], right[1]), Math.max(left[0], right[0])];
  return periods.filter(({ kind, span }) => kind !== "single" && span[0] >= from && span[1] <= to);
}
