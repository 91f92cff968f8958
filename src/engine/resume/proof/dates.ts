import type { Span } from "../../text/piece.ts";
import type { SourcePeriod } from "./date-forms.ts";
import type { ProofSource } from "./source.ts";

/** How far an entry's dates may be from its words, in characters. */
const NEAR = 250;

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

/**
 * A single date at one of the places, such as a certificate's: on its line, or else near it with no other date
 * between.
 */
export function proveDate(
  { text, periods }: Pick<ProofSource, "text" | "periods">,
  date: string,
  places: readonly Span[],
): { date: string; span: Span } | undefined {
  for (const place of places) {
    const near = periods.filter(({ span }) => distance(place, span) <= NEAR);
    const there = datesOfPlace(text, near, place);
    // A numeric date is matched in both orders.
    for (const { start, end, span } of near.filter((one) =>
      there.some((own) => own.span[0] === one.span[0]),
    )) {
      if (isExpiry(text, span)) continue;
      const said = [start, end].find((one) => one !== undefined && says(one, date) !== undefined);
      const found = said && says(said, date);
      if (found) return { date: found, span };
    }
  }
  return undefined;
}

const expires =
  /(?<!\p{L})(?:(?:valid|good|in force) (?:un)?(?:til|till|to|thru|through)|expir(?:es|y|ing)|gültig bis|läuft|vala(?:ble|ide) jusqu|valide jusqu|expire|(?:vigente|válid[oa]) hasta|caduca|valid[oa] fino|scade(?:nza)?|válid[oa] até|validade|geldig (?:tot|t\/m)|verloopt|gilti[gt]t? (?:till|t\.\s?o\.\s?m)|ważn[aeyi] do|plat(?:í|n[áéýo]|nost) do)(?!\p{L})|有效期(?:限)?(?:至|到)|有効期限/iu;

/** True if a date is an expiry date, not an issue date. */
function isExpiry(text: string, [start, end]: Span): boolean {
  const before = text.slice(Math.max(0, start - 40), end);
  const own = before.split(/[,;(\n、，；（]/u).at(-1) ?? "";
  return expires.test(own) || /^[^、。\n]{0,4}まで有効/u.test(text.slice(end, end + 10));
}

/** In a line of several items, a date follows its name unless the line starts with one. */
function datesOfPlace(text: string, near: readonly SourcePeriod[], place: Span): SourcePeriod[] {
  const before = near.filter(({ span }) => span[1] <= place[0]).at(-1);
  const after = near.find(({ span }) => span[0] >= place[1]);
  const inside = near.filter(({ span }) => span[0] >= place[0] && span[1] <= place[1]);
  const isOnLine = (one: SourcePeriod | undefined) =>
    one !== undefined &&
    !text.slice(Math.min(one.span[1], place[1]), Math.max(one.span[0], place[0])).includes("\n");
  const isFirst =
    before !== undefined &&
    /(?:^|\n)[^\p{L}\n]*$/u.test(text.slice(Math.max(0, before.span[0] - 40), before.span[0]));
  const own =
    isOnLine(after) && !(isOnLine(before) && isFirst)
      ? [after]
      : isOnLine(before)
        ? [before]
        : [after, before];
  return [...inside, ...own.flatMap((one) => one ?? [])];
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
  const to = says(last, wanted.end, filledEnd);
  return from !== undefined && to !== undefined ? { start: from, end: to } : undefined;
}

const filledStart = /^(?:-01)+$/;
/** A missing month and day of an end are filled with the last ones. */
const filledEnd = /^(?:(?:-01)+|-12(?:-31)?|-(?:28|29|30|31))$/;

/** The text's version of a date: the wanted one, less precise if the text is; undefined if the text differs. */
function says(said: string | undefined, wanted: string, filled = filledStart): string | undefined {
  if (said === undefined) return undefined;
  if (said.startsWith(wanted)) return wanted;
  // A filled-in day or month was invented and is dropped.
  return wanted.startsWith(said) && filled.test(wanted.slice(said.length)) ? said : undefined;
}

/** The number of characters between two places. */
export function distance([start, end]: Span, [from, to]: Span): number {
  return Math.max(0, from - end, start - to);
}
