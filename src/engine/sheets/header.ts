import { nameMeaning } from "./names.ts";
import type { SheetField } from "./types.ts";

/** Where the column names are, and what they are. `row` is -1 for a table without any. */
export interface Header {
  row: number;
  names: string[];
}

const MOST_ROWS_ABOVE = 30;
/** Longer cells are sentences. */
const LONGEST_NAME = 60;

/**
 * Finds the row of column names: the one with the most known fields, alone or combined with the group row above
 * it.
 */
export function findHeader(rows: readonly (readonly string[])[]): Header {
  let best: Header & { score: number } = { row: -1, names: [], score: 0 };
  rows.slice(0, MOST_ROWS_ABOVE).forEach((cells, row) => {
    const above = rows[row - 1];
    const candidates = [cells, ...(above ? [grouped(above, cells)] : [])];
    for (const names of candidates) {
      const score = scoreOf(names);
      if (score > best.score) best = { row, names: [...names], score };
    }
  });
  return best.score >= 2 || (best.score === 1 && isAlone(rows, best)) ? best : unnamed(rows);
}

/** How much a table looks like openings: the number of known fields, or 0 if neither title nor employer is one. */
export function openingScore(rows: readonly (readonly string[])[]): number {
  const { names } = findHeader(rows);
  const fields = new Set(names.flatMap((name) => fieldOf(name) ?? []));
  return fields.has("title") || fields.has("company") ? fields.size : 0;
}

/** The field that a name means. */
function fieldOf(name: string): SheetField | undefined {
  if (name === "" || name.length > LONGEST_NAME) return undefined;
  const meaning = nameMeaning(name)?.meaning;
  return meaning === undefined || meaning === "date" || meaning === "other" ? undefined : meaning;
}

/** A cell equal to its neighbour is a title across columns, and one with many words is a sentence. */
function scoreOf(names: readonly string[]): number {
  const fields = names.flatMap((name) => fieldOf(name) ?? []);
  const distinct = new Set(names.filter((name) => name !== ""));
  return distinct.size === 1 && fields.length > 1 ? 0 : new Set(fields).size;
}

/**
 * Names combined with the group above ambiguous ones, such as "Contact" above "Name". An empty cell in the upper
 * row continues the group on its left.
 */
function grouped(above: readonly string[], cells: readonly string[]): string[] {
  let group = "";
  return cells.map((cell, at) => {
    const upper = above[at] ?? "";
    if (upper !== "" || cell === "") group = upper;
    if (cell === "" || group === "") return cell || group;
    const whole = `${group} ${cell}`;
    return fieldOf(cell) === undefined && fieldOf(whole) !== undefined ? whole : cell;
  });
}

/** A single known name makes a header only above other rows and if nothing next to it is data. */
function isAlone(rows: readonly (readonly string[])[], { row, names }: Header): boolean {
  const isFirst = rows.slice(0, row).every((cells) => cells.every((cell) => cell === ""));
  return isFirst && !names.some(isData);
}

/** A first row without known names is a header if nothing in it is data. */
function unnamed(rows: readonly (readonly string[])[]): Header {
  const row = rows.findIndex((cells) => cells.some((cell) => cell !== ""));
  const cells = rows[row] ?? [];
  const filled = cells.filter((cell) => cell !== "");
  const isNames = filled.length > 1 && rows.length > row + 1 && !filled.some(isData);
  return isNames ? { row, names: [...cells] } : { row: -1, names: (rows[0] ?? []).map(() => "") };
}

function isData(cell: string): boolean {
  return /\d{2}|https?:|@/.test(cell) || cell.length > 60;
}
