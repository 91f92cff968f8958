import type { PlacedRow, Segment } from "./types.ts";

/** The largest distance of two lines in one cell, in multiples of the font size. */
const LEADING = 1.75;
const ALIGNED = 2;

/** Joins broken text inside the cells of a row: a title next to its dates that needs a second line, and a period. */
export function joinCells(rows: readonly PlacedRow[]): PlacedRow[] {
  const joined: PlacedRow[] = [];
  for (const row of rows) {
    const above = joined.at(-1);
    const both = above && isNear(above, row) ? merged(above, row, rows) : undefined;
    if (both) joined[joined.length - 1] = both;
    else joined.push(row);
  }
  return joined;
}

function isNear(row: PlacedRow, next: PlacedRow): boolean {
  const distance = next.y - row.y;
  const size = Math.max(row.size, next.size);
  return (
    row.block === next.block && row.segments.length > 1 && distance > 0.5 * size && distance <= LEADING * size
  );
}

function merged(row: PlacedRow, next: PlacedRow, rows: readonly PlacedRow[]): PlacedRow | undefined {
  const pairs = next.segments.map((below) => row.segments.findIndex((above) => isBelow(above, below)));
  if (pairs.includes(-1) || new Set(pairs).size < pairs.length) return undefined;
  const last = row.segments.length - 1;
  const isDate = (at: number, below: Segment) => isBrokenDate(row.segments[at]?.text ?? "", below.text);
  const goesOn = next.segments.every((below, place) => {
    const at = pairs[place] ?? 0;
    if (at === last) return isDate(at, below);
    return at === 0 && (next.segments.length > 1 || isBrokenTitle(row, below, rows));
  });
  if (!goesOn) return undefined;
  const segments = row.segments.map((above, at) => {
    const below = next.segments[pairs.indexOf(at)];
    return below ? { ...above, text: `${above.text}${spaceAfter(above.text)}${below.text}` } : above;
  });
  return { ...row, segments, y: next.y };
}

/** True if two texts start or end at the same position. */
function isBelow(above: Segment, below: Segment): boolean {
  return Math.abs(above.x0 - below.x0) < ALIGNED || Math.abs(above.x1 - below.x1) < ALIGNED;
}

/** True if a period was broken before its last date. */
export function isBrokenDate(first: string, second: string): boolean {
  const isOpen = /^\S.{0,24}[–—-]$/u.test(first) && /\d{4}/.test(first);
  if (isOpen) return /^(?:\p{L}{3,10}\.?\s)?\d{4}$|^\p{L}{4,10}$/u.test(second);
  return /\d{4}\s[–—-]\s\p{L}{3,10}\.?$/u.test(first) && /^\d{4}$/.test(second);
}

/** True if a title ended only because its next word did not fit next to the dates. */
function isBrokenTitle(row: PlacedRow, next: Segment, rows: readonly PlacedRow[]): boolean {
  const [head, date] = row.segments;
  if (!head || !date || Math.abs(head.x0 - next.x0) > ALIGNED || head.fonts[1] !== next.fonts[0])
    return false;
  const { text } = head;
  const isUnfinished =
    /^[\p{Ll}(]/u.test(next.text) || /(?:[,(&/-]|\s\p{Ll}{1,3})$/u.test(text) || /\([^)]*$/.test(text);
  // If the words do not show it, letters in a different font from the dates belong to one title.
  if (!isUnfinished && head.fonts[0] === date.fonts[0]) return false;
  const [word = ""] = next.text.split(/\s/, 1);
  const width = ((next.x1 - next.x0) * word.length) / next.text.length;
  return head.x1 + 0.2 * row.size + width > edgeOf(row, rows) - 0.5;
}

/** The rightmost end of titles in a block. */
function edgeOf(row: PlacedRow, rows: readonly PlacedRow[]): number {
  const heads = rows.filter(({ block, segments }) => block === row.block && segments.length > 1);
  const longest = Math.max(...heads.map(({ segments }) => segments[0]?.x1 ?? 0));
  return Math.min(row.segments[1]?.x0 ?? longest, heads.length > 2 ? longest : Number.POSITIVE_INFINITY);
}

function spaceAfter(text: string): string {
  return /\p{L}-$/u.test(text) ? "" : " ";
}
