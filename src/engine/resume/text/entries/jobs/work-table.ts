import { type Piece, slice } from "../../../../text/piece.ts";
import type { JobDraft } from "../../draft.ts";
import { extract, extractLines } from "../../extraction.ts";
import { readBody } from "../../layout/body.ts";
import { takeCards } from "../../layout/cards.ts";
import type { Line } from "../../layout/lines.ts";
import type { Row } from "../../layout/stacked-table.ts";
import { takeTables } from "../../layout/tables.ts";
import { placeOf } from "../../person/places.ts";
import { isBreak } from "../../sure/breaks.ts";
import { datesOfRow } from "../dates/table-dates.ts";

const COLUMNS = ["title", "employer", "from", "to", "dates", "place"] as const;
const TOLD = 0.95;

/** Jobs in tables with column headings and in labelled lines, and the remaining lines. */
export function readWorkTables(lines: readonly Line[]): { jobs: JobDraft[]; rest: Line[] } {
  const tables = takeTables(lines, COLUMNS, ["title", "employer"]);
  const cards = takeCards(tables.rest, COLUMNS, ["title", "employer"]);
  const isNamed = ({ cells }: Row): boolean => cells.title !== undefined && cells.employer !== undefined;
  const jobs = [
    ...tables.rows.flatMap((row) => jobOf(row, false) ?? []),
    ...cards.rows.flatMap((row) => jobOf(row, isNamed(row)) ?? []),
  ];
  return { jobs, rest: cards.rest };
}

/** True if lines contain a table of jobs. */
export function hasWorkTable(lines: readonly Line[]): boolean {
  return takeTables(lines, COLUMNS, ["title", "employer"]).rows.length > 0;
}

function jobOf(row: Row, isUndated: boolean): JobDraft | undefined {
  const { title, place } = row.cells;
  const { employer, place: town } = withoutTown(row.cells.employer);
  const { start, end, isSingle } = datesOfRow(row);
  if ((start === undefined && !isUndated) || isBreak(row.line)) return undefined;
  const { summary, highlights } = readBody(row.body);
  const remark = extractLines(
    [row.cells.remark].filter((cell): cell is Piece => cell !== undefined),
    0.75,
  );
  return {
    employer: extract(employer, TOLD),
    position: extract(title, TOLD),
    location: extract(place ?? town, 0.9),
    startDate: start,
    endDate: isSingle === true ? start : end,
    summary: remark ?? summary,
    highlights: remark !== undefined && summary !== undefined ? [summary, ...highlights] : highlights,
    doubts: [],
  };
}

/** "Insurance Ltd (Leeds)", "Hotel Imaginário, Faro" */
function withoutTown(employer: Piece | undefined): { employer?: Piece; place?: Piece } {
  if (employer === undefined) return {};
  const isInside = employer.text.endsWith(")");
  const open = employer.text.lastIndexOf(isInside ? " (" : ", ");
  if (open < 2) return { employer };
  const place = slice(employer, open + 2, employer.text.length - (isInside ? 1 : 0));
  return placeOf(place)?.sure === true ? { employer: slice(employer, 0, open), place } : { employer };
}
