import type { Piece } from "../../text/piece.ts";
import type { SectionKind } from "./headings/topic.ts";

/** A cell of a demand table, with the meaning of its column. */
export interface Cell {
  piece: Piece;
  section: SectionKind;
}

/** The columns of a row that is the heading of such a table: "Essential", "Desirable"; undefined for other rows. */
export function columnsOf(
  row: Piece,
  sectionOf: (heading: string) => SectionKind | undefined,
): (SectionKind | undefined)[] | undefined {
  if (!row.text.includes("\t")) return undefined;
  const columns = row.text.split("\t").map((cell) => (cell.trim() === "" ? undefined : sectionOf(cell)));
  if (!columns.includes("required") || !columns.includes("preferred")) return undefined;
  const [, ...others] = columns;
  // "Criteria | Essential | Desirable": a name above the row names.
  if (others.includes("required") && others.includes("preferred")) return [undefined, ...others];
  // The empty cell above the row names gets lost with white space.
  return columns[0] === "required" || columns[0] === "preferred" ? [undefined, ...columns] : columns;
}

/** A mark in the column that applies to the row. */
const isMark = /^\s*(?:x|✓|✔|✗|●|•|yes|y|ja|oui|sí|sim)\s*$/iu;

/**
 * The cells of a row below such a heading. The first column names the row, or is the demand if the others only
 * have marks.
 */
export function cellsOf(row: Piece, columns: readonly (SectionKind | undefined)[]): Cell[] {
  let at = row.start;
  const cells = row.text.split("\t");
  const marked = columns.find((section, index) => section !== undefined && isMark.test(cells[index] ?? ""));
  const [first = ""] = cells;
  if (marked !== undefined)
    return [{ piece: { start: at, end: at + first.length, text: first }, section: marked }];
  return cells.flatMap((text, index) => {
    const start = at;
    at += text.length + 1;
    const section = columns[index];
    if (index === 0 || section === undefined || text.trim() === "") return [];
    return [{ piece: { start, end: start + text.length, text }, section }];
  });
}
