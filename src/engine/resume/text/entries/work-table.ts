import type { Piece } from "../../../text/piece.ts";
import type { JobDraft } from "../draft.ts";
import { extract, extractLines } from "../extraction.ts";
import { readBody } from "../layout/body.ts";
import type { Line } from "../layout/lines.ts";
import type { Row } from "../layout/table-row.ts";
import { takeTables } from "../layout/tables.ts";
import { isBreak } from "../sure/breaks.ts";
import { datesOfRow } from "./table-dates.ts";

const COLUMNS = ["title", "employer", "from", "to", "dates", "place"] as const;
const TOLD = 0.95;

/** The jobs in tables whose heads say which column is which, and the lines that are in none. */
export function readWorkTables(lines: readonly Line[]): { jobs: JobDraft[]; rest: Line[] } {
  const { rows, rest } = takeTables(lines, COLUMNS, ["title", "employer"]);
  return { jobs: rows.flatMap((row) => jobOf(row) ?? []), rest };
}

/** Whether lines hold a table of jobs. */
export function hasWorkTable(lines: readonly Line[]): boolean {
  return takeTables(lines, COLUMNS, ["title", "employer"]).rows.length > 0;
}

function jobOf(row: Row): JobDraft | undefined {
  const { title, employer, place } = row.cells;
  const { start, end, isSingle } = datesOfRow(row);
  if (start === undefined || isBreak(row.line)) return undefined;
  const { summary, highlights } = readBody(row.body);
  const remark = extractLines(
    [row.cells.remark].filter((cell): cell is Piece => cell !== undefined),
    0.75,
  );
  return {
    employer: extract(employer, TOLD),
    position: extract(title, TOLD),
    location: extract(place, 0.9),
    startDate: start,
    endDate: isSingle === true ? start : end,
    summary: remark ?? summary,
    highlights: remark !== undefined && summary !== undefined ? [summary, ...highlights] : highlights,
    doubts: [],
  };
}
