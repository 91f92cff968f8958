import { looksLikeDateOrPlace } from "../text/layout/columns.ts";
import { sectionKind } from "../text/sections/headings.ts";
import { textOf } from "./rows.ts";
import type { Row, Segment } from "./types.ts";

/** A run of rows with white space from top to bottom that separates two columns. */
export interface Band {
  from: number;
  to: number;
  /** Where the right column starts. */
  x: number;
}

const FEWEST_ROWS = 3;
const MOST_STARTS = 60;
const NARROWEST = 6;
const MOST_ROWS = 1500;

/** The largest run of rows set in columns, if any. */
export function findBand(rows: readonly Row[]): Band | undefined {
  if (rows.length < FEWEST_ROWS || rows.length > MOST_ROWS) return undefined;
  const bands = startsOf(rows).flatMap((x) => bandsAt(rows, x));
  const best = bands
    .sort((a, b) => b.weight - a.weight)
    .slice(0, 40)
    .find(({ from, to, x }) => areColumns(rows.slice(from, to), x));
  return best;
}

/** Positions where several rows start a segment, the most frequent first. */
function startsOf(rows: readonly Row[]): number[] {
  const counts = new Map<number, { x: number; count: number }>();
  for (const { segments } of rows) {
    for (const { x0 } of segments) {
      const key = Math.round(x0 / 2);
      const known = counts.get(key);
      counts.set(key, { x: Math.min(known?.x ?? x0, x0), count: (known?.count ?? 0) + 1 });
    }
  }
  return [...counts.values()]
    .filter(({ count }) => count >= FEWEST_ROWS)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_STARTS)
    .map(({ x }) => x);
}

/** The runs of rows that leave white space before `x`, with rows on both sides. */
function bandsAt(rows: readonly Row[], x: number): (Band & { weight: number })[] {
  const bands: (Band & { weight: number })[] = [];
  let from = 0;
  for (let at = 0; at <= rows.length; at += 1) {
    const row = rows[at];
    if (row && !row.segments.some((segment) => crosses(segment, x))) continue;
    const inside = rows.slice(from, at);
    const left = inside.filter(({ segments }) => segments.some((segment) => segment.x0 < x - 1)).length;
    const right = inside.filter(({ segments }) => segments.some((segment) => segment.x0 >= x - 1)).length;
    const weight = Math.min(left, right) * 4 + inside.length;
    if (Math.min(left, right) >= FEWEST_ROWS) bands.push({ ...trimmed(inside, from, x), weight });
    from = at + 1;
  }
  return bands;
}

/** Rows above and below on one side still belong to a column, unless they are a heading of the whole page. */
function trimmed(inside: readonly Row[], from: number, x: number): Band {
  return { from, to: from + inside.length, x };
}

function crosses({ text, x0, x1 }: Segment, x: number): boolean {
  return x0 < x - 1 && x1 > x - NARROWEST && !isLongAddress(text);
}

/** An address too long for its column extends over its edge. */
export function isLongAddress(text: string): boolean {
  return /^\S{16,}$/.test(text) && /@|\/|\w\.\w{2,}/.test(text);
}

/** True if both sides are separate columns, not entries with dates, places or labels next to them. */
function areColumns(rows: readonly Row[], x: number): boolean {
  const left = sideOf(rows, (segment) => segment.x0 < x - 1);
  const right = sideOf(rows, (segment) => segment.x0 >= x - 1);
  if (![left, right].every((side) => side.rows >= FEWEST_ROWS && side.letters >= side.rows * 3)) return false;
  if (left.notes * 2 >= left.rows || right.notes * 2 >= right.rows) return false;
  if (left.headings > 0 && right.headings > 0) return true;
  const shared = rows.filter(
    ({ segments }) => segments.some(({ x0 }) => x0 < x - 1) && segments.some(({ x0 }) => x0 >= x - 1),
  ).length;
  const isAligned = shared >= 0.6 * Math.min(left.rows, right.rows);
  if (left.headings + right.headings > 0) return !isAligned || Math.min(left.headings, right.headings) > 0;
  const areProse = [left, right].every((side) => side.letters > side.rows * 28 && side.rows > 5);
  return areProse || shared <= 0.25 * Math.min(left.rows, right.rows);
}

function sideOf(rows: readonly Row[], isOwn: (segment: Segment) => boolean) {
  const texts = rows.flatMap(({ segments }) => {
    const own = segments.filter(isOwn);
    return own.length > 0 ? [textOf({ segments: own })] : [];
  });
  return {
    rows: texts.length,
    letters: texts.reduce((sum, text) => sum + (text.match(/\p{L}/gu)?.length ?? 0), 0),
    notes: texts.filter(looksLikeDateOrPlace).length,
    headings: texts.filter((text) => sectionKind(text) !== undefined).length,
  };
}
