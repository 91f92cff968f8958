import { bulletSigns } from "../../../text/bullets.ts";
import { cutsOf, linesOf } from "../../../text/cuts.ts";
import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import { joinBroken } from "./broken-rows.ts";
import { splitColumns } from "./columns.ts";
import { joinFormFields } from "./form-fields.ts";
import { type Format, stripMarkup } from "./markup.ts";
import { isDuration, isOfProfile, isPageMark, isPersonalDetail, isQuotedMail } from "./noise.ts";
import { joinPartedDates } from "./parted-dates.ts";
import { signedFrom } from "./status-lines.ts";
import { createVisibleText, type Visible, type VisibleText } from "./visible-text.ts";
import { fullRows, joinProfile, joinWrapped } from "./wrapped.ts";

/** A visible line of the text: its words without bullets and heading marks, and its layout. */
export type Line = {
  readonly piece: Piece;
  /** The whole line, with bullet, number and heading marks. */
  readonly whole: Piece;
  /** The targets of its links, which markup hides. */
  readonly links: readonly Piece[];
  readonly indent: number;
  readonly bullet: boolean;
  /** Markdown heading level, 0 without one. */
  readonly level: number;
  readonly strong: boolean;
  readonly underlined: boolean;
  readonly blankBefore: boolean;
  /** The line was wide enough to go on in the next one. */
  readonly full: boolean;
  /** The cells of a table row; empty for other lines. */
  readonly cells: readonly Piece[];
  readonly tableHead: boolean;
  /** The end of its period, if the line below had it in the margin. */
  readonly until?: Piece;
};

const RULE = /^[-=_~*─━═–—•·.#+]{3,}$/;
const TABLE_RULE = /^\|?[\s:|-]{3,}\|?$/;
const BULLET = new RegExp(
  String.raw`^(?:[${bulletSigns}]|o(?=\s)|\d{1,2}[、．](?=\p{Script=Han})|\(?\d{1,2}[.)](?=\s(?!\d))|[a-z]\)(?=\s))`,
  "u",
);
const MONTH_AFTER_NUMBER =
  /^\d{1,2}\.\s{1,3}(?:jan|feb|m[aä]r|apr|ma[iy]|jun|jul|aug|sep|o[ck]t|nov|de[cz])/i;

/** A text's lines, with personal details separated, and where their parts are in the text. */
export type ReadLines = {
  readonly lines: Line[];
  readonly details: Line[];
  /** For separated columns. */
  readonly warnings: string[];
  readonly toGiven: VisibleText["toGiven"];
};

/** Reads the lines of a text. */
export function readLines(text: string, format: Format): ReadLines {
  const { rows, warnings } = splitColumns(linesOf(text));
  const { add, toGiven } = createVisibleText();
  const joined = joinPartedDates(joinProfile(joinBroken(joinWrapped(joinFormFields(rows)))));
  const full = fullRows(joined);
  const stripped = joined.map((row) => {
    const { line, links } = stripMarkup(row.text, row.start, format);
    return { raw: row.text, line, links: links.map(add), full: full.has(row.start) };
  });
  const isQuoted = isQuotedMail(stripped.map(({ raw }) => raw));
  const read: Read[] = [];
  let blank = true;
  for (const row of stripped) {
    const visible = row.raw.trim();
    if (visible === "") {
      blank = true;
    } else if (RULE.test(visible) || (visible.includes("|") && TABLE_RULE.test(visible))) {
      markPrevious(read, visible, blank);
      if (!visible.includes("|")) blank = blank || !/^[=-]/.test(visible);
    } else {
      const whole = slice(pieceOf(row.line.text), 0);
      const line = { ...readLine(row.raw, whole, row.links, blank, isQuoted), full: row.full };
      read.push({ line, visible: row.line });
      blank = false;
    }
  }
  const said = read.filter(({ line }) => saysSomething(line.piece.text));
  const lay = ({ line, visible }: Read): Line => moved(line, add(visible).start - line.whole.start);
  // Lines with birth data and signatures are kept apart, because they belong to no entry.
  const end = signedFrom(said.map(({ line }) => line.piece.text));
  const isDetail = ({ line }: Read, at: number): boolean => at >= end || isPersonalDetail(line.piece.text);
  // Text on both sides of a page number is one paragraph.
  const lines = said.filter((one, at) => !isDetail(one, at)).map(lay);
  const details = said.filter(isDetail).map(lay);
  return { lines, details, warnings, toGiven };
}

/** A line whose parts are still parts of its own text. */
type Read = { line: Line; readonly visible: Visible };

function moved(line: Line, by: number): Line {
  const move = ({ text, start }: Piece): Piece => pieceOf(text, start + by);
  return { ...line, piece: move(line.piece), whole: move(line.whole), cells: line.cells.map(move) };
}

/** Page numbers and lone durations are removed, because they belong to no entry. */
function saysSomething(text: string): boolean {
  return text !== "" && !isPageMark(text) && !isDuration(text) && !isOfProfile(text);
}

function markPrevious(read: readonly Read[], rule: string, blank: boolean): void {
  const last = read.at(-1);
  if (last === undefined || blank) return;
  const { line } = last;
  const underlined = /^[=\-_~─━═]/.test(rule);
  last.line = rule.includes("|")
    ? { ...line, tableHead: line.cells.length > 0 }
    : { ...line, underlined: line.underlined || underlined };
}

function readLine(
  raw: string,
  whole: Piece,
  links: readonly Piece[],
  blankBefore: boolean,
  isQuoted: boolean,
): Omit<Line, "full"> {
  let rest = whole;
  const isMarked = !isQuoted && /^>\s/.test(rest.text);
  while (rest.text.startsWith(">")) rest = slice(rest, 1);
  const hashes = /^#{1,6}(?=\s)|^#{2,6}(?=[\p{L}[])/u.exec(rest.text)?.[0].length ?? 0;
  if (hashes > 0) rest = withoutClosingHashes(slice(rest, hashes));
  const cells = rest.text.startsWith("|") && rest.text.indexOf("|", 1) > 0 ? cellsOf(rest) : [];
  const mark = hashes > 0 || cells.length > 0 ? 0 : listMarkLength(rest.text);
  const content = cells.length > 0 ? trimPipes(rest) : slice(rest, mark);
  return {
    piece: content,
    whole,
    links,
    indent: columnsOf(raw),
    bullet: mark > 0 || isMarked,
    level: hashes,
    strong: isStrong(
      raw
        .trim()
        .slice(mark + hashes)
        .trim(),
    ),
    underlined: false,
    blankBefore,
    cells,
    tableHead: false,
  };
}

function columnsOf(text: string): number {
  let columns = 0;
  for (const char of text) {
    if (char === "\t") columns += 4;
    else if (char === " " || char === "\u00a0") columns += 1;
    else break;
  }
  return columns;
}

function withoutClosingHashes(piece: Piece): Piece {
  let end = piece.text.length;
  while (end > 0 && piece.text[end - 1] === "#") end -= 1;
  // The hash in "C#" belongs to the word.
  const isClosed = piece.text[end - 1] === " " || piece.text.length - end > 1;
  return end < piece.text.length && isClosed ? slice(piece, 0, end) : piece;
}

function listMarkLength(text: string): number {
  if (MONTH_AFTER_NUMBER.test(text)) return 0;
  const mark = BULLET.exec(text)?.[0] ?? "";
  if (mark === "" || mark.length === text.length) return 0;
  // A dash or plus directly before a word is a minus sign or a phone number. Round bullets may touch the word.
  const touches = !/\s/.test(text[mark.length] ?? "");
  return touches && !/[•◦▪▫●■・‣⁃∙➢➤⮚►▶▸✓✔❖、．\uf0b7\uf0a7]/u.test(mark) ? touchingDash(text) : mark.length;
}

function touchingDash(text: string): number {
  return /^[-*]\p{L}{2}/u.test(text) ? 1 : 0;
}

function isStrong(raw: string): boolean {
  const text = raw.endsWith(":") ? raw.slice(0, -1) : raw;
  const mark = text.slice(0, 2);
  return (
    (mark === "**" || mark === "__") &&
    text.length > 4 &&
    text.endsWith(mark) &&
    text.indexOf(mark, 2) === text.length - 2
  );
}

function cellsOf(row: Piece): Piece[] {
  return cutsOf(trimPipes(row), /\|/g).map(({ piece }) => piece);
}

function trimPipes(row: Piece): Piece {
  const text = row.text;
  return slice(row, 1, text.endsWith("|") ? text.length - 1 : text.length);
}
