import type { Span } from "../../text/piece.ts";
import { isInOtherSentence } from "./belongs.ts";
import { periodOfBlock } from "./blocks.ts";
import type { SourcePeriod } from "./dates/date-forms.ts";
import { distance, type EntryDates, hasDates, isOfEntry } from "./dates/dates.ts";
import { isOfOther, othersBetween, periodsOn, rangesBetween } from "./other-periods.ts";
import { sharedOwners } from "./owners.ts";
import type { ProofSource } from "./source.ts";
import { lastOfStack } from "./stacks.ts";

/** The places of a name in an entry. `isWhere` for the employer or school, which may be above several entries. */
export interface NamePlaces {
  isWhere: boolean;
  places: readonly Span[];
}

/** How many lines below its first line an entry's other parts may be. */
const MOST_LINES = 3;
const MOST_CHARACTERS = 1000;
const MOST_CHOICES = 12;

/**
 * One place per name, all in the same entry of the text: not on a line with another entry's dates, and an
 * employer or school not further below than its entry. Undefined if the names are in different entries.
 */
export function entryPlaces(
  source: ProofSource,
  names: readonly NamePlaces[],
  dates: EntryDates,
): Span[] | undefined {
  const usable = names.map(({ isWhere, places }) => ({
    isWhere,
    places: nearestFirst(source, places, dates)
      .filter((place) => isOwnLine(source, place, dates, isWhere))
      .slice(0, MOST_CHOICES),
  }));
  const choose = (at: number, chosen: readonly Placed[]): Span[] | undefined => {
    const name = usable[at];
    if (name === undefined) {
      return areOfOne(source, chosen, dates) ? chosen.map(({ place }) => place) : undefined;
    }
    for (const place of name.places) {
      const one = { isWhere: name.isWhere, place };
      if (!chosen.every((other) => areTogether(source, one, other, dates))) continue;
      const rest = choose(at + 1, [...chosen, one]);
      if (rest) return rest;
    }
    return undefined;
  };
  return choose(0, []);
}

/**
 * True if names and the entry's only dates belong to one entry: a paragraph with one period is an entry;
 * otherwise the service's own reading must not put them in different ones.
 */
function areOfOne(source: ProofSource, chosen: readonly Placed[], dates: EntryDates): boolean {
  const places = chosen.map(({ place }) => place);
  const hasNone = dates.start + dates.end === "";
  const blocks = places.map((place) =>
    periodsOn(source, place).length > 0 ? undefined : periodOfBlock(source, place),
  );
  // An employer is in the paragraph of the first of several positions.
  const isOther = (period: SourcePeriod | undefined, at: number) =>
    period !== undefined && chosen[at]?.isWhere !== true && !isOfEntry(period, dates);
  if (!hasNone && blocks.some(isOther)) return false;
  const [block] = blocks;
  if (!hasNone && block && hasDates(block, dates) && blocks.every((one) => one === block)) return true;
  if (sharedOwners(source.ownersOf, places) === undefined) return false;
  if (hasNone) return true;
  const own = source.periods.filter((period) => hasDates(period, dates));
  return own.length === 0 || own.some(({ span }) => sharedOwners(source.ownersOf, [...places, span]));
}

/**
 * True if a place belongs to the entry with names at `own`: no other entry's dates are between them, nor the last
 * dates before it if it is above the names.
 */
export function isInEntry(
  source: ProofSource,
  place: Span,
  own: readonly Span[],
  dates: EntryDates,
): boolean {
  if (own.length === 0) return true;
  const below = own.map((one) => lastOfStack(source, one)).find((last) => last && last[1] < place[0]);
  if (below && isOwned(source, place, [below]) && rangesBetween(source, below, place).length === 0)
    return true;
  if (!isOwned(source, place, own)) return false;
  const before = source.periods.filter(({ kind, span }) => kind !== "single" && span[1] <= place[0]).at(-1);
  const isBelowOthers = before !== undefined && isOfOther(source, before, dates);
  return own.some(
    (one) => othersBetween(source, place, one, dates).length === 0 && !(isBelowOthers && place[1] <= one[0]),
  );
}

/** True if no other entry's dates are between two places. */
export function areBeside(
  source: ProofSource,
  place: Span,
  own: readonly Span[],
  dates: EntryDates,
): boolean {
  if (!isOwned(source, place, own)) return false;
  return own.some((one) => othersBetween(source, place, one, dates).length === 0);
}

function isOwned(source: ProofSource, place: Span, own: readonly Span[]): boolean {
  const block = periodOfBlock(source, place);
  return own.some(
    (one) =>
      (block !== undefined && block === periodOfBlock(source, one)) ||
      sharedOwners(source.ownersOf, [place, one]) !== undefined,
  );
}

/** Words may occur in several entries. Those nearest to this entry's dates come first. */
function nearestFirst({ periods }: ProofSource, places: readonly Span[], dates: EntryDates): Span[] {
  if (dates.start + dates.end === "") return [...places];
  const own = periods.filter((period) => hasDates(period, dates));
  const far = (place: Span) => Math.min(...own.map(({ span }) => distance(place, span)));
  return places.toSorted((left, right) => far(left) - far(right) || left[0] - right[0]);
}

interface Placed {
  isWhere: boolean;
  place: Span;
}

/** A position at an employer has its own line's dates. The employer's line may have those of the whole stay. */
function isOwnLine(source: ProofSource, place: Span, dates: EntryDates, isWhere: boolean): boolean {
  const there = periodsOn(source, place);
  const ranges = there.filter(({ kind }) => kind !== "single");
  if (!isWhere && ranges.length > 0 && dates.start + dates.end !== "")
    return there.some((period) => hasDates(period, dates));
  return there.length === 0 || there.some((period) => isOfEntry(period, dates));
}

function areTogether(source: ProofSource, left: Placed, right: Placed, dates: EntryDates): boolean {
  if (!shareDates(source, left.place, right.place)) return false;
  if (left.isWhere !== right.isWhere) {
    const [where, doing] = left.isWhere ? [left, right] : [right, left];
    if (isInOtherSentence(source.text, where.place, doing.place)) return false;
  }
  const [first, second] = left.place[0] <= right.place[0] ? [left, right] : [right, left];
  // An employer or school is above everything done there.
  if (first.isWhere && !second.isWhere) return true;
  if (second.isWhere && closesLine(source, first.place, second.place)) return true;
  if (distance(first.place, second.place) > MOST_CHARACTERS) return false;
  const lines = source.text.slice(first.place[1], second.place[0]).split(/\n\s*/).length - 1;
  return lines <= MOST_LINES && othersBetween(source, first.place, second.place, dates).length === 0;
}

/** "Clerk (2008–2012) and head (2012–2019) – Post Office": the employer of several periods follows them. */
function closesLine(source: ProofSource, [, start]: Span, [from, end]: Span): boolean {
  const line = source.text.slice(start, end).includes("\n");
  const there = periodsOn(source, [from, end]).filter(({ kind }) => kind !== "single");
  return !line && there.length > 1 && there.every(({ span }) => span[1] <= from);
}

/** Two lines with a period each belong to one entry if one period contains the other. */
function shareDates(source: ProofSource, left: Span, right: Span): boolean {
  const [own, other] = [left, right].map((place) =>
    periodsOn(source, place).filter(({ kind }) => kind !== "single"),
  );
  if (!own?.length || !other?.length) return true;
  return own.some(({ start = "", end = "" }) =>
    other.some((period) => isOfEntry(period, { start, end, isWork: true })),
  );
}
