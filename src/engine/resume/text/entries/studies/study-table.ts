import { splitCommas } from "../../../../text/cuts.ts";
import { slice } from "../../../../text/piece.ts";
import type { EducationDraft } from "../../draft.ts";
import { extract } from "../../extraction.ts";
import { takeCards } from "../../layout/cards.ts";
import type { Line } from "../../layout/lines.ts";
import type { Row } from "../../layout/stacked-table.ts";
import { takeTables } from "../../layout/tables.ts";
import { datesOfRow } from "../dates/table-dates.ts";
import { splitDegree } from "./degrees.ts";

const COLUMNS = ["school", "award", "area", "from", "to", "dates", "place"] as const;
const TOLD = 0.95;

/** Studies in tables with column headings and in labelled lines, and the remaining lines. */
export function readStudyTables(lines: readonly Line[]): { studies: EducationDraft[]; rest: Line[] } {
  const tables = takeTables(lines, COLUMNS, ["school", "award"]);
  const cards = takeCards(tables.rest, COLUMNS, ["school", "award"]);
  return { studies: [...tables.rows, ...cards.rows].map(studyOf), rest: cards.rest };
}

function studyOf(row: Row): EducationDraft {
  const { school, award, area } = row.cells;
  const { start, end, isSingle } = datesOfRow(row);
  // After the comma comes the grade: "KCSE, B+".
  const [first] = award === undefined ? [] : splitCommas(award);
  const degree = first === undefined ? undefined : splitDegree(slice(first, 0));
  return {
    institution: extract(school, TOLD),
    studyType: extract(degree?.studyType, TOLD),
    area: extract(area, TOLD) ?? extract(degree?.area, 0.85),
    // The only year of studies is their end.
    ...(isSingle === true ? { endDate: start } : { startDate: start, endDate: end }),
    courses: [],
    isContested: false,
  };
}
