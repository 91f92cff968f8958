import type { Item, Row, Segment } from "./types.ts";

/** In multiples of the font size: how far base lines may differ, a space, and a gap that separates segments. */
const SAME_LINE = 0.4;
const SPACE = 0.18;
const APART = 1.4;
const OVER = 0.5;

/** A page's items as segments of adjacent words. */
export function segmentsOf(items: readonly Item[]): Segment[] {
  const lines = linesOf(items);
  const starts = commonStarts(lines.flatMap((line) => segmentsOfLine(line, new Set())));
  return lines.flatMap((line) => segmentsOfLine(line, starts));
}

const FEWEST_STARTS = 4;

/** Positions where several lines start a segment: the left edges of columns. */
function commonStarts(segments: readonly Segment[]): ReadonlySet<number> {
  const counts = new Map<number, number>();
  for (const { x0 } of segments) counts.set(Math.round(x0), (counts.get(Math.round(x0)) ?? 0) + 1);
  return new Set([...counts].filter(([, count]) => count >= FEWEST_STARTS).map(([x]) => x));
}

/** Segments by base line, from top to bottom. */
export function rowsOf(segments: readonly Segment[]): Row[] {
  return linesOf(segments.map((segment) => ({ ...segment, x: segment.x0 }))).map(rowOf);
}

/** A row of segments in order. */
function rowOf(segments: readonly Segment[]): Row {
  return {
    segments,
    x0: Math.min(...segments.map(({ x0 }) => x0)),
    x1: Math.max(...segments.map(({ x1 }) => x1)),
    y: segments[0]?.y ?? 0,
    size: Math.max(...segments.map(({ size }) => size)),
  };
}

/** The words of a row. A wide gap becomes a tab. */
export function textOf({ segments }: Pick<Row, "segments">): string {
  return segments.map(({ text }) => text).join("\t");
}

/** Items on nearly the same base line, each line from left to right. */
function linesOf<Thing extends { x: number; y: number; size: number }>(things: readonly Thing[]): Thing[][] {
  const lines: Thing[][] = [];
  const sorted = things
    .map((thing, at) => ({ thing, at }))
    .sort((a, b) => a.thing.y - b.thing.y || a.at - b.at);
  for (const { thing } of sorted) {
    const line = lines.at(-1);
    const [first] = line ?? [];
    const isSame = first && Math.abs(thing.y - first.y) <= SAME_LINE * Math.min(first.size, thing.size);
    if (line && isSame) line.push(thing);
    else lines.push([thing]);
  }
  return lines.map((line) => line.sort((a, b) => a.x - b.x));
}

/** A line's segments. Words that start at a column are separated from those before, except after a bullet. */
function segmentsOfLine(items: readonly Item[], starts: ReadonlySet<number>): Segment[] {
  const closed = closeLetters(items);
  const isStretched = areEven(closed);
  const segments: Segment[] = [];
  for (const { text, x, y, width, size, font, isSpaced } of closed) {
    const last = segments.at(-1);
    const gap = last ? x - last.x1 : 0;
    // The same word twice at one position is how some programs print bold.
    if (last?.text.endsWith(text) && x < last.x1 - width * 0.7) continue;
    // Text printed over other words belongs to another column that overlaps.
    const isOver = gap < -OVER * size;
    const isColumn = gap > SPACE * size && starts.has(Math.round(x)) && (last?.text.trim().length ?? 0) > 2;
    if (!last || isOver || isColumn || (gap > APART * Math.max(size, last.size) && !isStretched)) {
      segments.push({ text, x0: x, x1: x + width, y, size, fonts: [font, font] });
      continue;
    }
    const space = /\s$/.test(last.text) || /^\s/.test(text) || !(isSpaced || gap > SPACE * size) ? "" : " ";
    segments[segments.length - 1] = {
      ...last,
      text: `${last.text}${space}${text}`,
      x1: Math.max(last.x1, x + width),
      size: Math.max(last.size, size),
      fonts: [last.fonts[0], font],
    };
  }
  return segments
    .map((segment) => ({ ...segment, text: segment.text.trim() }))
    .filter(({ text }) => text !== "");
}

/** True if the words of a line are equally spaced, as in a justified paragraph. */
function areEven(items: readonly Item[]): boolean {
  const seen = items.filter(({ text }) => text.trim() !== "");
  const gaps = seen.slice(1).flatMap((item, at) => {
    const gap = item.x - endOf(seen[at]);
    return gap > SPACE * item.size ? [gap] : [];
  });
  const size = seen[0]?.size ?? 0;
  return gaps.length > 2 && Math.max(...gaps) - Math.min(...gaps) < 0.1 * size;
}

const LETTER = /^[\p{L}\d&/+-]$/u;
const PAIR = /^\p{Lu}{2}$/u;

/** True if there are spaces between the letters of a word. Kerning leaves some pairs of capitals together. */
function isSpread(text: string, fewest: number): boolean {
  const tokens = text.split(" ");
  const letters = tokens.filter((token) => LETTER.test(token)).length;
  const isWhole = tokens.every((token) => LETTER.test(token) || PAIR.test(token));
  return isWhole && tokens.length >= fewest && letters * 2 >= tokens.length;
}

/** Words with letter spacing, as in headings, without the spaces. */
function closeLetters(items: readonly Item[]): readonly Item[] {
  const joined = joinSingleLetters(items);
  if (!joined.some(({ text }) => isSpread(text, 3))) return joined;
  return joined.map((item) =>
    isSpread(item.text, 2) ? { ...item, text: item.text.replaceAll(" ", "") } : item,
  );
}

/** For single letters, a gap 1.5 times the usual one separates words. */
function joinSingleLetters(items: readonly Item[]): readonly Item[] {
  const seen = items.filter(({ text }) => text.trim() !== "");
  const areSingle = seen.length > 5 && seen.every(({ text }) => [...text.trim()].length === 1);
  if (!areSingle) return items;
  const gaps = seen.slice(1).map((item, at) => item.x - endOf(seen[at]));
  const usual = [...gaps].sort((a, b) => a - b)[Math.floor(gaps.length / 2)] ?? 0;
  const [first] = seen;
  if (!first || usual <= SPACE * first.size) return items;
  const words: Item[] = [];
  for (const [at, item] of seen.entries()) {
    const gap = gaps[at - 1] ?? 0;
    const last = words.at(-1);
    if (!last || gap > Math.max(usual * 1.5, usual + 0.15 * item.size))
      words.push({ ...item, isSpaced: true });
    else
      words[words.length - 1] = { ...last, text: last.text + item.text, width: item.x + item.width - last.x };
  }
  return words;
}

function endOf(item: Item | undefined): number {
  return item ? item.x + item.width : 0;
}
