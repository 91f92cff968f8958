import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import type { Piece } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "./lines.ts";

const FEWEST = 3;
const MOST = 7;
const LONGEST_NAME = 30;
const LONGEST_CELL = 100;

/**
 * The table that starts at a line and was copied with one cell per line: its column names, then rows of the same
 * number of lines, each with dates at the same position. `size` is its number of lines.
 */
export function stackedTable(
  lines: readonly Line[],
  from: number,
  wanted: readonly EntryLabel[],
  needed: readonly EntryLabel[],
): { rows: Row[]; size: number } | undefined {
  const first = lines[from];
  if (first === undefined || !isName(first) || labelsOf(first.piece.text).size === 0) return undefined;
  for (let width = MOST; width >= FEWEST; width -= 1) {
    const kinds = kindsOf(lines.slice(from, from + width), width, wanted);
    if (kinds === undefined || needed.filter((kind) => kinds.includes(kind)).length < 2) continue;
    const dates = kinds.findIndex((kind) => kind === "dates" || kind === "to" || kind === "from");
    const rows = dates < 0 ? [] : rowsBelow(lines, from + width, kinds, dates);
    if (rows.length > 0) return { rows, size: width * (rows.length + 1) };
  }
  return undefined;
}

function isName({ piece, bullet }: Line): boolean {
  return !bullet && piece.text.length <= LONGEST_NAME && !/\d|\t| {2}/.test(piece.text);
}

function kindsOf(
  names: readonly Line[],
  width: number,
  wanted: readonly EntryLabel[],
): EntryLabel[] | undefined {
  if (names.length < width || !names.every(isName) || names.slice(1).some((line) => line.blankBefore))
    return undefined;
  const kinds: EntryLabel[] = [];
  for (const { piece } of names) {
    const labels = labelsOf(piece.text);
    kinds.push(wanted.find((kind) => labels.has(kind) && !kinds.includes(kind)) ?? "remark");
  }
  // "S.No." and "% age" are unknown. With more unknown names it is not a table heading.
  return kinds.filter((kind) => kind === "remark").length <= 1 ? kinds : undefined;
}

function rowsBelow(lines: readonly Line[], from: number, kinds: readonly EntryLabel[], dates: number): Row[] {
  const rows: Row[] = [];
  const width = kinds.length;
  for (let at = from; at + width <= lines.length; at += width) {
    const cells = lines.slice(at, at + width);
    const dated = cells[dates];
    const isRow =
      dated !== undefined &&
      findPeriods(dated.piece).length > 0 &&
      cells.every(({ piece, bullet }) => !bullet && piece.text.length <= LONGEST_CELL) &&
      !cells.slice(1).some((line) => line.blankBefore);
    if (!isRow) break;
    rows.push({ line: dated, cells: named(cells, kinds), body: [] });
  }
  return rows;
}

function named(cells: readonly Line[], kinds: readonly EntryLabel[]): Row["cells"] {
  const found: Partial<Record<EntryLabel, Piece>> = {};
  for (const [order, { piece }] of cells.entries()) {
    const kind = kinds[order];
    if (kind !== undefined && kind !== "remark") found[kind] ??= piece;
  }
  return found;
}

/** A table row: its cells by column heading, and the lines below that are not cells. */
export type Row = {
  readonly line: Line;
  readonly cells: Readonly<Partial<Record<EntryLabel, Piece>>>;
  readonly body: Line[];
};
