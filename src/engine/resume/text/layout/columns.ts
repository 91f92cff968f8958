import { type Piece, pieceOf, slice } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { placeOf } from "../person/places.ts";
import { sectionKind } from "../sections/headings.ts";

const MIN_ROWS = 6;
const MIN_SHARE = 0.3;
const GUTTER = / {3,}(?=\S)/g;
const MAX_ROW_LENGTH = 400;

/**
 * Puts the left column before the right one if two columns were extracted side by side. Otherwise changes
 * nothing.
 */
export function splitColumns(rows: readonly Piece[]): { rows: readonly Piece[]; warnings: string[] } {
  const column = rightColumn(rows);
  if (column === undefined) return { rows, warnings: interleaved(rows) };
  const left: Piece[] = [];
  const right: Piece[] = [];
  for (const row of rows) {
    const at = splitIndex(row.text, column);
    if (at === undefined) {
      left.push(row);
      right.push(pieceOf("", row.start));
    } else {
      left.push(pieceOf(row.text.slice(0, at).trimEnd(), row.start));
      right.push(pieceOf(row.text.slice(at), row.start + at));
    }
  }
  const warning =
    "The text holds two columns side by side; they were read one after the other. Check the order.";
  return { rows: [...left, ...right], warnings: [warning] };
}

function rightColumn(rows: readonly Piece[]): number | undefined {
  const starts = new Map<number, string[]>();
  let filled = 0;
  for (const row of rows) {
    if (row.text.trim() === "" || row.text.length > MAX_ROW_LENGTH) continue;
    filled += 1;
    for (const match of row.text.matchAll(GUTTER)) {
      const at = match.index + match[0].length;
      if (at < 20) continue;
      const texts = starts.get(at) ?? [];
      texts.push(row.text.slice(at).trim());
      starts.set(at, texts);
    }
  }
  for (const [at, texts] of starts) {
    if (texts.length < MIN_ROWS || texts.length < filled * MIN_SHARE) continue;
    const asides = texts.filter(looksLikeDateOrPlace).length;
    if (texts.some((text) => sectionKind(text) !== undefined) && asides * 2 < texts.length) return at;
  }
  return undefined;
}

function splitIndex(text: string, column: number): number | undefined {
  if (text.length <= column || text.length > MAX_ROW_LENGTH) return undefined;
  return text.slice(column - 2, column).trim() === "" && text[column] !== " " ? column : undefined;
}

/** Two headings on one line reveal columns with an irregular gap, which cannot be separated safely. */
function interleaved(rows: readonly Piece[]): string[] {
  const pairs = rows.filter((row) => row.text.length <= MAX_ROW_LENGTH && headingsIn(row.text) > 1);
  if (pairs.length === 0) return [];
  return [
    "Two headings are on one line: the columns of the original seem to be mixed. Export the text in one column.",
  ];
}

function headingsIn(text: string): number {
  const parts = text.trim().split(/ {3,}|\t+/);
  return parts.length < 2 ? 0 : parts.filter((part) => sectionKind(part) !== undefined).length;
}

/** True if a short text is only a date, period or place, as in the right margin of an entry. */
export function looksLikeDateOrPlace(text: string): boolean {
  if (text.length > 60) return false;
  const piece = slice(pieceOf(text), 0);
  if (placeOf(piece) !== undefined) return true;
  const left = findPeriods(piece).reduce((rest, period) => rest - (period.to - period.from), text.length);
  return left <= 2 && left < text.length;
}
