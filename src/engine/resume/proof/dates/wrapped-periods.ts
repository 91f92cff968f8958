import { UNTIL } from "../../../lexicon/dates.ts";
import { foldText } from "../../../text/fold.ts";
import { type Piece, pieceOf, type Span } from "../../../text/piece.ts";
import { findPeriods } from "../../text/entries/dates/dates.ts";
import type { Period } from "../../text/entries/dates/period.ts";
import { type SourcePeriod, withPlainDates } from "./date-forms.ts";

/** Periods of a sentence that continues in the next line: "from May 2015 to" above "June 2019 at Acme". */
export function wrappedPeriods(lines: readonly Piece[]): { period: Period; span: Span }[] {
  return lines.flatMap((line, at) => {
    const next = lines[at + 1];
    if (!next || line.end + 1 !== next.start || !(endsInJoint(line.text) || startsWithJoint(next.text)))
      return [];
    const both = pieceOf(withPlainDates(`${line.text}\n${next.text}`), line.start);
    return findPeriods(both)
      .filter(({ from, to, kind }) => kind !== "single" && from < line.text.length && to > line.text.length)
      .map((period) => ({
        period,
        span: [line.start + period.from, line.start + period.to] satisfies Span,
      }));
  });
}

function endsInJoint(text: string): boolean {
  return /\d/.test(text) && (/\d\s?[–—-]\s*$/u.test(text) || isJoint(/\p{L}+\s*$/u.exec(text)?.[0]));
}

function startsWithJoint(text: string): boolean {
  return /\d/.test(text) && isJoint(/^\s*\p{L}+/u.exec(text)?.[0]);
}

function isJoint(word: string | undefined): boolean {
  return word !== undefined && UNTIL.has(foldText(word.trim()));
}

/** Periods whose ends are in neighbouring cells of a row: "| 05/2013 | 11/2019 |". */
export function cellPeriods(text: string, periods: readonly SourcePeriod[]): SourcePeriod[] {
  return periods.flatMap((first, at): SourcePeriod[] => {
    const second = periods[at + 1];
    if (!second || first.kind !== "single" || second.kind !== "single") return [];
    const { start, span } = first;
    const isBeside = /^ *\| *$/.test(text.slice(span[1], second.span[0]));
    if (!isBeside || start === undefined || second.start === undefined || second.start < start) return [];
    return [{ kind: "range", start, end: second.start, span: [span[0], second.span[1]] }];
  });
}
