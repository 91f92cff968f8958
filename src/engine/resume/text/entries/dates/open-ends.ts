import { type Piece, slice } from "../../../../text/piece.ts";
import { type Extraction, extract } from "../../extraction.ts";
import type { Period } from "./period.ts";
import type { DatePoint } from "./point.ts";

const FURTHER =
  /^(?:, (?:19|20)\d\d){0,8},? (?:&|and|und|et|y|e) ((?:19|20)\d\d)(?!\d)|^(?:, (?:19|20)\d\d){0,8}, ((?:19|20)\d\d)(?![\d/.-])/;

/** "2013, 2014 & 2015" runs from the first to the last. */
export function severalYears(piece: Piece, first: DatePoint, from: number): Period | undefined {
  if (!/^\d{4}$/.test(first.iso)) return undefined;
  const match = FURTHER.exec(piece.text.slice(first.to));
  const last = match?.[1] ?? match?.[2];
  if (match === null || last === undefined || last < first.iso) return undefined;
  const to = first.to + match[0].length;
  const end = extract(slice(piece, to - 4, to), 0.9, last);
  return { from, to, start: dateOf(piece, first), end, kind: "range", ambiguous: false };
}

/** "2013 onwards", and a dash before a wide gap with more text after it: started, without an end. */
export function onwards(piece: Piece, first: DatePoint, from: number): Period | undefined {
  const rest =
    /^\s(?:onwards?|and ongoing)(?!\p{L})|^(?:起|以来|以降|より|から)(?!\d)|^\s?[–—-](?=\s{3}|\t)/u.exec(
      piece.text.slice(first.to),
    );
  if (rest === null) return undefined;
  const to = first.to + rest[0].length;
  return { from, to, start: dateOf(piece, first), kind: "open", ambiguous: first.ambiguous === true };
}

const UNREAD_END =
  /^\s?(?:[-–—−~→>－]{1,2}|to|until|till|bis|à|a|au|até|hasta)\s?(?:\p{L}{2,12}\.?\s){1,2}(?:((?:19|20)\d\d)|['’]?\d{2})(?!\d)/u;

/** "summer 2020 -> Christmas 2022": of an end that is not understood, the year is certain. A short one stays open. */
export function begunThen(piece: Piece, first: DatePoint, from: number): Period | undefined {
  const rest = UNREAD_END.exec(piece.text.slice(first.to));
  if (rest === null) return undefined;
  const ambiguous = first.ambiguous === true;
  const to = first.to + rest[0].length;
  const found = { from, to, start: dateOf(piece, first), ambiguous };
  const [, year] = rest;
  if (year === undefined || year < first.iso.slice(0, 4)) return { ...found, kind: "open" };
  return { ...found, end: extract(slice(piece, to - 4, to), 0.9, year), kind: "range" };
}

const ANOTHER =
  /^(?:\s?[+&]\s?|\s(?:und|and|et|y|ed?|en)\s)(?:(?:19|20)\d\d)(?:\s?[-–/]\s?(?:\d{4}|\d{2}))?(?!\d)/;

/** "2015/16 + 2016/17": the first end is not the end of both. */
export function withAnother(piece: Piece, period: Period): Period {
  const rest = period.kind === "range" ? ANOTHER.exec(piece.text.slice(period.to)) : null;
  return rest === null ? period : { ...period, to: period.to + rest[0].length, end: undefined };
}

/** A date as the value that it stands for. */
export function dateOf(piece: Piece, point: DatePoint): Extraction | undefined {
  return extract(slice(piece, point.from, point.to), point.ambiguous === true ? 0.6 : 0.95, point.iso);
}
