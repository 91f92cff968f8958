import { cutText } from "../../../../shared/text/words.ts";
import type { ResumeField } from "../document.ts";
import type { Line } from "../layout/lines.ts";
import { isTableHead } from "../layout/tables.ts";
import { entryParts } from "./entry-parts.ts";
import { listParts } from "./list-parts.ts";
import { lostBrackets } from "./lost-brackets.ts";
import { type Given, partOf, type ToGiven, type UnreadLine } from "./types.ts";

const MOST_LINES = 40;
const MOST_CHARACTERS = 300;

/**
 * Lines of sections that no field covers, and parts of partly read ones, at most 40 in text order. If there are more,
 * dated and single lines, which name entries, come before bullets.
 */
export function unreadLines(
  lines: readonly Line[],
  fields: readonly ResumeField[],
  toGiven: ToGiven,
): { shown: UnreadLine[]; count: number } {
  const sorted = [...fields].sort((a, b) => a.sourceSpan[0] - b.sourceSpan[0]);
  const open: Given[] = [];
  let next = 0;
  let readTo = 0;
  const given = lines.map((line) => partOf(line, line.piece, toGiven));
  for (const one of given.sort((a, b) => a.span[0] - b.span[0])) {
    const [start, end] = one.span;
    const own: ResumeField[] = [];
    for (let field = sorted[next]; field !== undefined && field.sourceSpan[0] < end; field = sorted[next]) {
      readTo = Math.max(readTo, field.sourceSpan[1]);
      own.push(field);
      next += 1;
    }
    if (readTo > start) open.push(...unreadParts(one, own, toGiven));
    else if (saysSomething(one.line)) open.push(one);
  }
  const sentences = asWritten(open, isBroken);
  // If there are too many to show, lines below each other become one.
  const whole = sentences.length > MOST_LINES ? asWritten(open, isBelow) : sentences;
  const first = [...whole].sort((a, b) => b.weight - a.weight).slice(0, MOST_LINES);
  const shown = whole.filter((line) => first.includes(line)).map(({ text, span }) => ({ text, span }));
  return { shown, count: sentences.length };
}

/** The parts of a partly read line that no field covers, each once, in text order. */
function unreadParts(one: Given, own: readonly ResumeField[], toGiven: ToGiven): Given[] {
  const brackets = lostBrackets(one.line.piece, own, toGiven).map((piece) =>
    partOf(one.line, piece, toGiven),
  );
  const parts = [...brackets, ...listParts(one, own, toGiven), ...entryParts(one, own, toGiven)];
  const isWithin = ({ span }: Given, other: Given) => span[0] < other.span[1] && other.span[0] < span[1];
  return parts
    .filter((part, at) => !parts.slice(0, at).some((before) => isWithin(part, before)))
    .sort((a, b) => a.span[0] - b.span[0]);
}

/** The lines, with connected ones joined. */
function asWritten(
  lines: readonly Given[],
  belong: (above: Given, one: Given) => boolean,
): (UnreadLine & { weight: number })[] {
  const whole: (UnreadLine & { weight: number })[] = [];
  let above: Given | undefined;
  for (const one of lines) {
    const { line, span } = one;
    const last = whole.at(-1);
    const text = cutText(line.piece.text, MOST_CHARACTERS);
    const joined = last === undefined ? text : `${last.text} ${text}`;
    if (last !== undefined && above !== undefined && belong(above, one) && joined.length <= MOST_CHARACTERS) {
      last.text = joined;
      last.span = [last.span[0], span[1]];
    } else {
      const end = Math.min(span[1], span[0] + MOST_CHARACTERS);
      whole.push({ text, span: [span[0], end], weight: weightOf(line) });
    }
    above = one;
  }
  return whole;
}

const MARGIN = 60;
/** A line break and indentation separate the end of one line from the next. */
const MOST_BETWEEN = 24;

/** A line does not end with a comma or a word that joins it to the next. */
const OPEN =
  /(?:[,–-]|\s(?:and|or|of|the|an?|for|with|to|in|und|oder|der|die|das|den|mit|für|von|im|et|ou|d[eu]s?|les?|la|avec|pour|y|o|el|los|las|con|para|e|da|com|di|del|en|van|het|met|voor|i|w|z))$/iu;

/** A sentence broken at the margin. */
function isBroken(above: Given, one: Given): boolean {
  const isWrapped = /^\p{Ll}/u.test(one.line.piece.text) || OPEN.test(above.line.piece.text);
  const isEnd = /[.!?:;]$/.test(above.line.piece.text);
  return (
    isWrapped && !isEnd && !one.line.bullet && above.line.piece.text.length >= MARGIN && isBelow(above, one)
  );
}

/** True if a whole line is directly below another. Parts of two lines stay apart. */
function isBelow(above: Given, { line, span, isPart }: Given): boolean {
  return !above.isPart && !isPart && !line.blankBefore && span[0] - above.span[1] <= MOST_BETWEEN;
}

function saysSomething(line: Line): boolean {
  const { text } = line.piece;
  // A period in a form that is not read: "2016,3 ~ 2019,8".
  return !line.tableHead && !isTableHead(line) && /\p{L}{2}|(?<!\d)(?:19|20)\d\d(?!\d)/u.test(text);
}

function weightOf(line: Line): number {
  const { text } = line.piece;
  return (line.bullet ? 0 : 2) + (/(?:19|20)\d\d/.test(text) ? 2 : 0) + (text.length <= 100 ? 1 : 0);
}
