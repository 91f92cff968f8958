import { PRESENT, UNTIL } from "../../../lexicon/dates.ts";
import { foldText } from "../../../text/fold.ts";
import { type Piece, pieceOf } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates/dates.ts";
import { labelsOf } from "../entries/entry-labels.ts";

const LONGEST = 20;

/** Joins the two ends of a period on separate lines ("03/2017" above "05/2020") into one row. */
export function joinPartedDates(rows: readonly Piece[]): readonly Piece[] {
  if (rows.some((row, at) => isEndOfColumn(row) && !isDate(rows[at - 1]))) return rows;
  const joined: Piece[] = [];
  for (let at = 0; at < rows.length; at += 1) {
    const row = rows[at];
    const next = rows[at + 1];
    if (row === undefined) continue;
    const third = rows[at + 2];
    // "May 2015", "to", "Current"
    if (
      next !== undefined &&
      third !== undefined &&
      isDate(row) &&
      isJoint(next) &&
      (isDate(third) || isPresent(third))
    ) {
      joined.push(pieceOf(`${row.text}\n${next.text}\n${third.text}`, row.start));
      at += 2;
      continue;
    }
    const isPair = next !== undefined && isDate(row) && (isDate(next) || isPresent(next));
    if (isPair && row.end + 1 === next.start && !isDate(rows[at - 1]) && !isDate(rows[at + 2])) {
      joined.push(pieceOf(`${row.text}\n${next.text}`, row.start));
      at += 1;
    } else joined.push(row);
  }
  return joined;
}

/** A table copied cell by cell has its ends in separate columns. */
function isEndOfColumn({ text }: Piece): boolean {
  return text.length <= LONGEST && labelsOf(text.trim()).has("to");
}

function isDate(row: Piece | undefined): boolean {
  if (row === undefined || row.text.length > LONGEST) return false;
  const text = row.text.trim();
  const [period] = findPeriods(pieceOf(text));
  return period?.kind === "single" && period.from === 0 && period.to === text.length;
}

function isJoint({ text }: Piece): boolean {
  return /^[–—-]$/.test(text.trim()) || UNTIL.has(foldText(text.trim()));
}

function isPresent({ text }: Piece): boolean {
  return PRESENT.has(foldText(text.trim()));
}
