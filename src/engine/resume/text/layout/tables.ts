import type { EntryLabel } from "../../../lexicon/headings/entry-labels.ts";
import { cutsOf } from "../../../text/cuts.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";
import type { Line } from "./lines.ts";
import { type Row, stackedTable } from "./stacked-table.ts";
import { isStatus } from "./status-lines.ts";

type Way = "pipes" | "tabs" | "columns";
type Head = {
  readonly way: Way;
  readonly starts: readonly number[];
  readonly kinds: readonly (EntryLabel | undefined)[];
};

const LONGEST = 400;
const GAP = /\S(?:.*?\S)??(?= {2,}|\t|$)/gu;

/**
 * Extracts the tables from a section's lines: below a heading row, each line with the same columns is a row.
 * `wanted` are the kinds of columns to find; a table has at least two of `needed`.
 */
export function takeTables(
  lines: readonly Line[],
  wanted: readonly EntryLabel[],
  needed: readonly EntryLabel[],
): { rows: Row[]; rest: Line[] } {
  const rows: Row[] = [];
  const rest: Line[] = [];
  let head: Head | undefined;
  let taken = 0;
  for (const [index, line] of lines.entries()) {
    if (index < taken) continue;
    const stacked = stackedTable(lines, index, wanted, needed);
    if (stacked !== undefined) {
      rows.push(...stacked.rows);
      taken = index + stacked.size;
      continue;
    }
    const next = headOf(line, wanted, needed);
    if (next !== undefined) {
      head = next;
      continue;
    }
    const cells = head === undefined ? undefined : cellsBelow(head, line);
    const last = rows.at(-1);
    if (head !== undefined && cells !== undefined) rows.push({ line, cells: named(head, cells), body: [] });
    else if (head !== undefined && last !== undefined && describes(line)) last.body.push(line);
    else {
      head = undefined;
      rest.push(line);
    }
  }
  return { rows, rest };
}

/** Lines below a row describe it, up to the next date or blank line. */
function describes(line: Line): boolean {
  return (line.bullet || !line.blankBefore) && findPeriods(line.piece).length === 0;
}

const NAMED: readonly EntryLabel[] = [
  "title",
  "employer",
  "school",
  "award",
  "language",
  "spoken",
  "level",
  "dates",
];

/** True if a line is only a table's heading row. */
export function isTableHead(line: Line): boolean {
  return headOf(line, NAMED, NAMED) !== undefined;
}

function headOf(line: Line, wanted: readonly EntryLabel[], needed: readonly EntryLabel[]): Head | undefined {
  if (line.piece.text.length > LONGEST || line.bullet || /\d{4}/.test(line.piece.text)) return undefined;
  const way = wayOf(line);
  const cells = way === "columns" ? gapsOf(line) : cellsOf(way, line);
  if (cells.length < 2) return undefined;
  const found = cells.map((cell) => labelsOf(cell.text));
  const unknown = found.filter(({ size }) => size === 0).length;
  if (unknown > (found.length > 3 ? 1 : 0)) return undefined;
  const kinds: (EntryLabel | undefined)[] = [];
  for (const [order, labels] of found.entries()) {
    const kind = wanted.find((kind) => labels.has(kind) && !kinds.includes(kind));
    kinds.push(isStatus(`${cells[order]?.text}:`) ? undefined : (kind ?? "remark"));
  }
  if (needed.filter((kind) => kinds.includes(kind)).length < 2) return undefined;
  return { way, kinds, starts: cells.map((cell) => columnOf(line, cell)) };
}

function wayOf(line: Line): Way {
  if (line.cells.length > 0) return "pipes";
  return line.piece.text.includes("\t") ? "tabs" : "columns";
}

function cellsOf(way: "pipes" | "tabs", line: Line): Piece[] {
  if (way === "pipes") return [...line.cells];
  return cutsOf(line.piece, /\t/g).map(({ piece }) => piece);
}

function gapsOf(line: Line): Piece[] {
  return [...line.piece.text.matchAll(GAP)].map((match) =>
    slice(line.piece, match.index, match.index + match[0].length),
  );
}

/** A row's cells, one per column; undefined if it is not a row of that table. */
function cellsBelow(head: Head, line: Line): Piece[] | undefined {
  if (line.piece.text.length > LONGEST || line.bullet || wayOf(line) !== head.way) return undefined;
  const cells = head.way === "columns" ? columnsOf(head.starts, line) : cellsOf(head.way, line);
  if (cells === undefined || cells.length > head.kinds.length) return undefined;
  return cells.filter((cell) => cell.text !== "").length >= 2 ? cells : undefined;
}

/**
 * The words below each heading if all fit in their columns, or else the words between gaps if their number
 * matches.
 */
function columnsOf(starts: readonly number[], line: Line): Piece[] | undefined {
  const gaps = gapsOf(line);
  const isAligned =
    line.indent === starts[0] && gaps.every((gap) => starts.includes(columnOf(line, gap))) && gaps.length > 1;
  if (!isAligned) return gaps.length === starts.length ? gaps : undefined;
  return starts.map((start, order) => {
    const next = starts[order + 1];
    return slice(line.piece, start - line.indent, next === undefined ? undefined : next - line.indent);
  });
}

function columnOf(line: Line, cell: Piece): number {
  return line.indent + cell.start - line.piece.start;
}

function named(head: Head, cells: readonly Piece[]): Row["cells"] {
  const found: Partial<Record<EntryLabel, Piece>> = {};
  for (const [order, cell] of cells.entries()) {
    const kind = head.kinds[order];
    if (kind !== undefined && cell.text !== "") found[kind] ??= cell;
  }
  return found;
}
