import type { ResumeField } from "./document.ts";
import type { Line } from "./layout/lines.ts";
import { type Span, spanOf } from "./layout/text-span.ts";

/** A line that seems to state something and of which nothing was taken. */
export type UnreadLine = { text: string; span: Span };

const MOST_LINES = 12;
const MOST_CHARACTERS = 300;

/**
 * The lines of the sections that no field touches, at most 12 in the order of the text. Where there are more, dated and
 * single lines, which name entries, go before the bullets that describe them.
 */
export function unreadLines(
  lines: readonly Line[],
  fields: readonly ResumeField[],
): { shown: UnreadLine[]; count: number } {
  const spans = fields.map((field) => field.sourceSpan).sort((a, b) => a[0] - b[0]);
  const open: Line[] = [];
  let next = 0;
  let readTo = 0;
  for (const line of [...lines].sort((a, b) => spanOf(a.piece)[0] - spanOf(b.piece)[0])) {
    const [start, end] = spanOf(line.piece);
    for (let span = spans[next]; span !== undefined && span[0] < end; span = spans[next]) {
      readTo = Math.max(readTo, span[1]);
      next += 1;
    }
    if (readTo <= start && saysSomething(line)) open.push(line);
  }
  const first = [...open].sort((a, b) => weightOf(b) - weightOf(a)).slice(0, MOST_LINES);
  const shown = open.filter((line) => first.includes(line)).map(unreadLine);
  return { shown, count: open.length };
}

function unreadLine(line: Line): UnreadLine {
  const [start, end] = spanOf(line.piece);
  return {
    text: line.piece.text.slice(0, MOST_CHARACTERS),
    span: [start, Math.min(end, start + MOST_CHARACTERS)],
  };
}

function saysSomething(line: Line): boolean {
  const { text } = line.piece;
  return !line.tableHead && /\p{L}{2}/u.test(text);
}

function weightOf(line: Line): number {
  const { text } = line.piece;
  return (line.bullet ? 0 : 2) + (/(?:19|20)\d\d/.test(text) ? 2 : 0) + (text.length <= 100 ? 1 : 0);
}
