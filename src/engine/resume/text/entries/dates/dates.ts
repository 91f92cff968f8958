import { FROM, SINCE, YEAR_PRODUCTS } from "../../../../lexicon/dates.ts";
import { foldText } from "../../../../text/fold.ts";
import { type Piece, slice } from "../../../../text/piece.ts";
import { extract } from "../../extraction.ts";
import { academicYears } from "./academic-years.ts";
import { datePointAt } from "./date-point.ts";
import { skipLabel, skipSpace, type Token, tokenizeLine } from "./date-tokens.ts";
import { monthOfYear } from "./han-dates.ts";
import { isPresentLead, jointEnd, presentEnd } from "./joints.ts";
import { begunThen, dateOf, onwards, severalYears, withAnother } from "./open-ends.ts";
import type { Period } from "./period.ts";
import type { DatePoint } from "./point.ts";
import { widened } from "./wide-period.ts";

export type { Period } from "./period.ts";

const MAX_DATED_LENGTH = 400;

/** The first period in a line (or else its first single date), or undefined. Lines over 400 characters have none. */
export function findPeriod(piece: Piece): Period | undefined {
  const periods = findPeriods(piece);
  return periods.find((period) => period.kind !== "single") ?? periods.at(-1);
}

/** All periods and single dates of a line, in order. */
export function findPeriods(piece: Piece): Period[] {
  const periods: Period[] = [];
  if (piece.text.length > MAX_DATED_LENGTH || !/\d/.test(piece.text)) return periods;
  const tokens = tokenizeLine(piece.text);
  for (let at = 0; at < tokens.length; at += 1) {
    const period = periodAt(piece, tokens, at);
    if (period === undefined) continue;
    periods.push(widened(piece, withAnother(piece, period)));
    while ((tokens[at + 1]?.from ?? period.to) < period.to) at += 1;
  }
  const quotes = [...piece.text.matchAll(QUOTED)].map(
    ({ 0: { length }, index }) => [index, index + length] as const,
  );
  return periods.filter(({ from, to }) => !quotes.some(([start, end]) => start < from && to < end));
}

/** A year in quotes is of a name: "Formation « Incoterms 2020 et garanties »". */
const QUOTED = /«[^«»]{0,200}\p{L}[^«»]{0,200}»|[“„][^“”„]{0,200}\p{L}[^“”„]{0,200}[“”]/gu;

function periodAt(piece: Piece, tokens: readonly Token[], at: number): Period | undefined {
  const lead = foldText(tokens[at]?.text ?? "");
  const isLead = SINCE.has(lead) || FROM.has(lead) || lead === "until" || lead === "bis" || lead === "hasta";
  const first = datePointAt(tokens, isLead ? skipLabel(tokens, at + 1) : at);
  if (first === undefined) return undefined;
  const from = isLead ? (tokens[at]?.from ?? first.from) : first.from;
  if (isLead && !SINCE.has(lead) && !FROM.has(lead)) return untilOnly(piece, first, from);
  const range = rangeFrom(piece, tokens, first, from);
  if (range !== undefined) return range;
  if (first.partial !== undefined || isProductYear(tokens, at)) return undefined;
  const begun = begunThen(piece, first, from);
  if (begun !== undefined) return begun;
  const more = severalYears(piece, first, from) ?? onwards(piece, first, from);
  if (more !== undefined) return more;
  const kind = isOpenLead(tokens, at) ? "open" : "single";
  return { from, to: first.to, start: dateOf(piece, first), kind, ambiguous: first.ambiguous === true };
}

/** "Since", "from" and "à partir de". "Stage de mars 2018" is of that month alone. */
function isOpenLead(tokens: readonly Token[], at: number): boolean {
  const lead = foldText(tokens[at]?.text ?? "");
  if (SINCE.has(lead)) return true;
  return FROM.has(lead) && (!/^du?e?$/.test(lead) || foldText(tokens[at - 2]?.text ?? "") === "partir");
}

function untilOnly(piece: Piece, point: DatePoint, from: number): Period | undefined {
  if (point.partial !== undefined) return undefined;
  return {
    from,
    to: point.to,
    end: dateOf(piece, point),
    kind: "range",
    ambiguous: point.ambiguous === true,
  };
}

function rangeFrom(
  piece: Piece,
  tokens: readonly Token[],
  first: DatePoint,
  from: number,
): Period | undefined {
  const joint = skipSpace(tokens, skipYearMark(tokens, first.next));
  const afterJoint = jointEnd(tokens, joint) ?? (from === 0 ? besideGap(tokens, first) : undefined);
  if (afterJoint === undefined) return throughYears(piece, tokens, academicYears(piece, tokens, first, from));
  const second =
    datePointAt(tokens, afterJoint, first.iso.length === 7) ?? monthOfYear(tokens, afterJoint, first);
  if (second !== undefined) {
    const closed = closedRange(piece, first, second, from);
    const years = closed && academicYears(piece, tokens, second, second.from);
    return years ? { ...closed, to: years.to, end: years.end } : closed;
  }
  const present = presentEnd(tokens, afterJoint);
  if (first.partial === "month") return undefined;
  const start = dateOf(piece, first);
  const ambiguous = first.ambiguous === true;
  if (present !== undefined) return { from, to: present, start, kind: "open", ambiguous };
  const academic = academicYears(piece, tokens, first, from);
  if (academic !== undefined) return throughYears(piece, tokens, academic);
  const isDash = /^[-–—−~～〜]$/.test(tokens[joint]?.text ?? "");
  const endsHere = /^[\s)\]|]*$/.test(piece.text.slice(tokens[afterJoint - 1]?.to ?? 0));
  if (!isDash || !endsHere || first.partial !== undefined) return undefined;
  return { from, to: tokens[joint]?.to ?? first.to, start, kind: "open", ambiguous };
}

/** "2010/11 – 2013/14", "WS 2014/15 – SS 2017": from the first year of the first to the last of the second. */
function throughYears(piece: Piece, tokens: readonly Token[], years: Period | undefined): Period | undefined {
  if (years === undefined) return undefined;
  const after = tokens.findIndex(({ from }) => from >= years.to);
  const joint = after < 0 ? undefined : jointEnd(tokens, skipSpace(tokens, after));
  if (joint === undefined) return years;
  const present = presentEnd(tokens, joint);
  if (present !== undefined) return { ...years, to: present, end: undefined, kind: "open" };
  const second = datePointAt(tokens, skipYearsName(tokens, joint));
  if (second === undefined || second.partial !== undefined || second.iso < (years.start?.value ?? ""))
    return years;
  const whole = academicYears(piece, tokens, second, second.from);
  return { ...years, to: whole?.to ?? second.to, end: whole?.end ?? dateOf(piece, second) };
}

/** "FY" and "AY" before the years that they name. */
function skipYearsName(tokens: readonly Token[], at: number): number {
  return /^[FA]Y$/.test(tokens[at]?.text ?? "") ? skipSpace(tokens, at + 1) : at;
}

/** The abbreviation of "year" in "2015 r. – 2018 r." and "2015 г. – 2018 г.". */
function skipYearMark(tokens: readonly Token[], at: number): number {
  const word = skipSpace(tokens, at);
  if (!/^(?:r|roku|г|гг|год|года|р)$/.test(tokens[word]?.text ?? "")) return at;
  return tokens[word + 1]?.text === "." ? word + 2 : word + 1;
}

function closedRange(piece: Piece, first: DatePoint, second: DatePoint, from: number): Period | undefined {
  if (second.partial === "month" || (second.partial === "short") !== (first.partial === "short")) {
    if (second.partial !== undefined || first.partial === "short") return undefined;
  }
  // "Jan – Mar 2019": the year counts for both.
  const isShared = first.partial === "month";
  const iso = isShared ? `${second.iso.slice(0, 4)}-${first.iso}` : first.iso;
  const start = extract(slice(piece, first.from, isShared ? second.to : first.to), 0.95, iso);
  const end = dateOf(piece, second);
  const isBackward =
    start !== undefined && end !== undefined && end.value < start.value.slice(0, end.value.length);
  if (isBackward || (isShared && second.iso.length < 7)) return undefined;
  const ambiguous = first.ambiguous === true || second.ambiguous === true;
  return { from, to: second.to, start, end, kind: "range", ambiguous };
}

/** "Jul 2015   Aug 2019   Acme": two dates in columns at the start of a line, or on lines of their own. */
function besideGap(tokens: readonly Token[], first: DatePoint): number | undefined {
  const gap = tokens[first.next]?.text ?? "";
  // One below the other, they may also be years.
  const isLike = (point: DatePoint): boolean =>
    point.iso.length === 7 || (gap.includes("\n") && point.iso.length === first.iso.length);
  if (!/^(?:\t| {2}|\s*\n)/.test(gap) || !isLike(first)) return undefined;
  const second = datePointAt(tokens, first.next + 1);
  const isEnd = second === undefined ? isPresentLead(tokens, first.next + 1) : isLike(second);
  return isEnd ? first.next + 1 : undefined;
}

function isProductYear(tokens: readonly Token[], at: number): boolean {
  return YEAR_PRODUCTS.has(foldText(tokens[at - 2]?.text ?? ""));
}
