import { cutText } from "../../shared/text/words.ts";
import { tidy } from "../documents/lines.ts";
import { type Column, describeColumns, type FoundColumns, findColumns, orderByLanguage } from "./columns.ts";
import { findHeader } from "./header.ts";
import { applyMapping } from "./mapping.ts";
import { readOpening } from "./opening.ts";
import { type RowRules, whySkipped } from "./rows.ts";
import type { MappingProblem, SheetColumn, SheetField, SheetMapping, SheetReading } from "./types.ts";

const LONGEST_NAME = 100;

export interface SheetOptions {
  /** Overrides the column of a field. */
  mapping?: SheetMapping | undefined;
  /** The year of dates without one. */
  now: Date;
  /** True for the entries of a list below a row with their field names. */
  isList?: boolean | undefined;
}

/**
 * Reads a list of openings from a table's rows: the meaning of columns, the openings, and which rows were skipped
 * and why. Nothing is guessed: uncertain cells are not used, and listed in `unread` by row and column.
 */
export function readSheet(
  rows: readonly (readonly string[])[],
  { mapping = {}, now, isList = false }: SheetOptions,
): SheetReading | MappingProblem {
  const header = findHeader(rows);
  const names = namesOf(header.names);
  const body = rows.slice(header.row + 1);
  const columns = describeColumns(header.names, names, body);
  const found = findColumns(columns);
  const problem = applyMapping(found, mapping, names);
  if (problem) return problem;
  const rules: RowRules = {
    header,
    names: rows[header.row] ?? [],
    title: found.get("title")?.at,
    company: found.get("company")?.at,
    posting: found.get("posting")?.at,
  };
  const reading: SheetReading = {
    columns: columns.map((column, at) => shownColumn(column, at, found)),
    mapping: Object.fromEntries([...found].map(([field, { at }]) => [field, names[at] ?? ""])),
    ...{ header: isList ? header.row : header.row + 1, openings: [], skipped: [], unread: [] },
  };
  const read = readOpening({
    columns,
    body,
    found,
    today: now.toISOString().slice(0, 10),
    byLanguage: orderByLanguage(columns),
  });
  rows.forEach((cells, at) => {
    const row = isList ? at : at + 1;
    const why = whySkipped(cells, at, rules);
    if (why !== undefined) reading.skipped.push({ row, why });
    else {
      const { opening, unread } = read(cells, row);
      reading.openings.push(opening);
      reading.unread.push(...unread);
    }
  });
  return reading;
}

function shownColumn({ name }: Column, at: number, found: FoundColumns): SheetColumn {
  const [hit] = [...found].filter(([, column]) => column.at === at);
  return hit ? { name, field: hit[0] satisfies SheetField, foundBy: hit[1].foundBy } : { name };
}

/** The displayed names: a column without one has its letter, and a repeated name gets a number. */
function namesOf(names: readonly string[]): string[] {
  const used = new Set<string>();
  return names.map((given, at) => {
    const name = cutText(tidy(given), LONGEST_NAME) || letterOf(at);
    let unique = name;
    for (let count = 2; used.has(unique); count += 1) unique = `${name} (${count})`;
    used.add(unique);
    return unique;
  });
}

function letterOf(at: number): string {
  const last = String.fromCharCode(65 + (at % 26));
  return at < 26 ? last : `${letterOf(Math.floor(at / 26) - 1)}${last}`;
}
