import { type Band, findBand, isLongAddress } from "./columns.ts";
import { rowsOf } from "./rows.ts";
import type { PlacedRow, Row, Segment } from "./types.ts";

const DEEPEST = 6;

/** Puts the rows of a page in reading order, columns one after the other. */
export function inReadingOrder(segments: readonly Segment[]): PlacedRow[] {
  return cut(rowsOf(segments), 0).flatMap((rows, block) => {
    const right = rightOf(rows);
    const indents = indentsOf(rows);
    return rows.map((row) => ({ ...{ ...row, block, right }, isIndented: indents.has(Math.round(row.x0)) }));
  });
}

/** The rightmost end of lines in a block. An address too long for its column does not count. */
function rightOf(rows: readonly Row[]): number {
  const ends = rows.flatMap(({ segments }) =>
    segments.flatMap(({ text, x1 }) => (isLongAddress(text) ? [] : [x1])),
  );
  return Math.max(...(ends.length > 0 ? ends : rows.map(({ x1 }) => x1)));
}

/** A position where several consecutive rows start, a little to the right of most. */
function indentsOf(rows: readonly Row[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { x0 } of rows) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  const left = Math.min(...[...counts].filter(([, count]) => count >= 3).map(([x]) => x));
  const size = rows[0]?.size ?? 0;
  const isIndent = ([x, count]: readonly [number, number]) =>
    count >= 2 && x >= left + 8 && x <= left + 5 * size;
  return new Set([...counts].filter(isIndent).map(([x]) => x));
}

/**
 * Cuts rows into blocks: horizontally where columns start and end, then between columns, and recursively inside
 * each.
 */
function cut(rows: readonly Row[], depth: number): (readonly Row[])[] {
  if (rows.length === 0) return [];
  const band = depth < DEEPEST ? findBand(rows) : undefined;
  if (!band) return [rows];
  const inside = rows.slice(band.from, band.to);
  return [
    ...cut(rows.slice(0, band.from), depth + 1),
    ...sidesOf(inside, band).flatMap((side) => cut(side, depth + 1)),
    ...cut(rows.slice(band.to), depth + 1),
  ];
}

/** The columns. The one with the largest letters, the person's name, comes first. */
function sidesOf(rows: readonly Row[], { x }: Band): Row[][] {
  const segments = rows.flatMap((row) => row.segments);
  const left = segments.filter(({ x0 }) => x0 < x - 1);
  const right = segments.filter(({ x0 }) => x0 >= x - 1);
  const largest = (side: readonly Segment[]) => Math.max(...side.map(({ size }) => size));
  const hasName = rows[0] !== undefined && largest(right) > 1.25 * largest(left);
  return (hasName ? [right, left] : [left, right]).map(rowsOf);
}
