import { bulletSigns } from "../../../text/bullets.ts";
import { isCapitals } from "../../../text/fold.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { sectionKind } from "../sections/headings.ts";

/** Programs that wrap lines wrap them at about this width. */
const WIDTHS = { least: 55, most: 110 };
const LEAST_FULL = 4;
const LEAST_SHARE = 0.2;
/** A full line is shorter than the width by at most this. */
const SLACK = 16;

/**
 * Joins lines that a program wrapped at one width: a line continues if the next one's first word would not have
 * fitted. A text with hardly any full lines stays unchanged.
 */
export function joinWrapped(rows: readonly Piece[]): readonly Piece[] {
  const filled = rows.filter(({ text }) => text.trim() !== "");
  const width = Math.max(0, ...filled.map(({ text }) => text.trimEnd().length));
  if (width < WIDTHS.least || width > WIDTHS.most) return rows;
  const isBroken = (row: Piece, next: Piece | undefined): boolean => {
    const { length } = row.text.trimEnd();
    const word = /\S+/.exec(next?.text ?? "")?.[0];
    const isFull = word !== undefined && length >= width - SLACK && length + 1 + word.length > width;
    return isFull && next !== undefined && !standsAlone(row.text, next.text);
  };
  const full = rows.filter((row, index) => isBroken(row, rows[index + 1]));
  if (full.length < LEAST_FULL || full.length < filled.length * LEAST_SHARE) return rows;
  return joinRows(rows, (above, row) => above !== undefined && isBroken(above, row));
}

/** The width of the left column of a profile saved as PDF. */
const NARROW = 34;
const PROFILE = /\(LinkedIn\)$/;
const PROFILE_STUDY = /^[^,]{1,60} · \(.{0,12}\d{4}(?: - .{0,12}\d{4})?\)$/;

/** Joins what a profile saved as PDF wrapped: items of its narrow left column, and degrees above their years. */
export function joinProfile(rows: readonly Piece[]): readonly Piece[] {
  if (!rows.slice(0, 60).some(({ text }) => PROFILE.test(text.trim()))) return rows;
  const wide = rows.findIndex(({ text }) => text.trim().length > NARROW + 4);
  const end = rows.findLastIndex(({ text }, index) => index < wide && text.trim() === "");
  const isBroken = (above: Piece | undefined, row: Piece, index: number): boolean => {
    const [length, text] = [above?.text.trim().length ?? 0, row.text.trim()];
    if (above === undefined || length === 0 || text === "") return false;
    if (PROFILE_STUDY.test(text)) return /, /.test(above.text) && findPeriods(above).length === 0;
    const word = /^\S+/.exec(text)?.[0] ?? "";
    return (
      index < end &&
      length < NARROW &&
      length + 1 + word.length > NARROW &&
      !/@|www\.|linkedin/i.test(above.text + text)
    );
  };
  return joinRows(rows, isBroken);
}

/** Joins each row to the one above that it continues. */
export function joinRows(
  rows: readonly Piece[],
  isBroken: (above: Piece | undefined, row: Piece, index: number) => boolean,
): Piece[] {
  const joined: Piece[] = [];
  for (const [index, row] of rows.entries()) {
    const last = joined.at(-1);
    if (last === undefined || !isBroken(rows[index - 1], row, index)) joined.push(row);
    else joined[joined.length - 1] = joinedRow(last, row);
  }
  return joined;
}

/** Lines of text in print letters of different widths end within this share of the width. */
const RAGGED = 0.85;
const MOST_TOLD = 10_000;

/**
 * The rows that may go on in the next one: its first word would not have fitted in the width of the text, which is that of
 * its longest row, or of a page. Each is the row's first character.
 */
export function fullRows(rows: readonly Piece[]): ReadonlySet<number> {
  const lengths = rows.slice(0, MOST_TOLD).map(({ text }) => text.trimEnd().length);
  const width = Math.min(
    lengths.reduce((most, length) => Math.max(most, length), 0),
    WIDTHS.most,
  );
  return new Set(
    rows.flatMap((row, index) => {
      const word = /\S+/.exec(rows[index + 1]?.text ?? "")?.[0] ?? "";
      const length = row.text.trimEnd().length;
      const isFull = length >= WIDTHS.least && word !== "" && length + 1 + word.length > width * RAGGED;
      return isFull ? [row.start] : [];
    }),
  );
}

const MARK = new RegExp(String.raw`^\s*(?:[#|>\-${bulletSigns}]|\d{1,2}[.)]\s)`, "u");

/** True if a line does not continue the previous one. */
function standsAlone(above: string, text: string): boolean {
  const own = text.trim();
  const isNew = /[.!?:]$/.test(above.trimEnd()) && !/^\p{Ll}/u.test(own);
  return (
    isNew ||
    MARK.test(text) ||
    isCapitals(own) !== isCapitals(above) ||
    / {3,}|\t|\|/.test(above.trim()) ||
    / {3,}|\t/.test(own) ||
    sectionKind(own) !== undefined ||
    isDated(own)
  );
}

/** A line that starts with a period, or a short one with a period, is an entry's heading. */
function isDated(text: string): boolean {
  const [period] = findPeriods(pieceOf(text));
  return period !== undefined && (period.from === 0 || text.length < WIDTHS.least);
}

/** The break and the indentation count as one space. */
function joinedRow(above: Piece, row: Piece): Piece {
  const own = row.text.trimStart();
  const between = row.start + row.text.length - own.length - above.end;
  return pieceOf(`${above.text} ${"\u200b".repeat(between - 1)}${own}`, above.start);
}
