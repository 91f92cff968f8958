import { cutText } from "../../../shared/cut-text.ts";
import type { ResumeField } from "./document.ts";
import type { Line } from "./layout/lines.ts";
import { isTableHead } from "./layout/tables.ts";
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
  const sentences = asWritten(open, isBroken);
  // More than can be shown: lines that follow one another are shown as one.
  const whole = sentences.length > MOST_LINES ? asWritten(open, isBelow) : sentences;
  const first = [...whole].sort((a, b) => b.weight - a.weight).slice(0, MOST_LINES);
  const shown = whole.filter((line) => first.includes(line)).map(({ text, span }) => ({ text, span }));
  return { shown, count: sentences.length };
}

/** The lines, those that belong together as one. */
function asWritten(
  lines: readonly Line[],
  belong: (above: Line, line: Line) => boolean,
): (UnreadLine & { weight: number })[] {
  const whole: (UnreadLine & { weight: number })[] = [];
  let above: Line | undefined;
  for (const line of lines) {
    const [start, end] = spanOf(line.piece);
    const last = whole.at(-1);
    const text = cutText(line.piece.text, MOST_CHARACTERS);
    const joined = last === undefined ? text : `${last.text} ${text}`;
    if (
      last !== undefined &&
      above !== undefined &&
      belong(above, line) &&
      joined.length <= MOST_CHARACTERS
    ) {
      last.text = joined;
      last.span = [last.span[0], end];
    } else {
      whole.push({ text, span: [start, Math.min(end, start + MOST_CHARACTERS)], weight: weightOf(line) });
    }
    above = line;
  }
  return whole;
}

const MARGIN = 60;
/** Between the end of a line and the begin of the next stand a break and an indent. */
const MOST_BETWEEN = 24;

/** A sentence that was broken at the margin. */
function isBroken(above: Line, line: Line): boolean {
  return !line.bullet && above.piece.text.length >= MARGIN && isBelow(above, line);
}

function isBelow(above: Line, line: Line): boolean {
  return !line.blankBefore && spanOf(line.piece)[0] - spanOf(above.piece)[1] <= MOST_BETWEEN;
}

function saysSomething(line: Line): boolean {
  const { text } = line.piece;
  return !line.tableHead && !isTableHead(line) && /\p{L}{2}/u.test(text);
}

function weightOf(line: Line): number {
  const { text } = line.piece;
  return (line.bullet ? 0 : 2) + (/(?:19|20)\d\d/.test(text) ? 2 : 0) + (text.length <= 100 ? 1 : 0);
}
