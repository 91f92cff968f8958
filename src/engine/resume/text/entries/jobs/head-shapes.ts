import type { Line } from "../../layout/lines.ts";
import { roleScore } from "../../sections/classify.ts";
import { periodOf } from "../dates/line-period.ts";
import { isEntryLabel } from "../entry-labels.ts";

const LONGEST_NAME = 80;

/** "1. Bright College, Ibadan" above a line with the dates, or "* Bright College" above "Position: Teacher". */
export function isBulletHead(line: Line, next: Line): boolean {
  if (!line.bullet || next.bullet || next.blankBefore) return false;
  if (
    isEntryLabel(next.piece.text) &&
    !/[:.;]/.test(line.piece.text) &&
    line.piece.text.length <= LONGEST_NAME
  )
    return true;
  return (
    /^\d{1,2}[.)]/.test(line.whole.text) &&
    periodOf(line) === undefined &&
    next.indent > line.indent &&
    periodOf(next) !== undefined
  );
}

const LISTED = /^[\p{Script=Latin}\d -]+, \p{Ll}[^,]+, \p{Ll}/u;

/** "Consolidation of six units, yearly budget, external audit" lists what was done, and names no entry. */
export function isListOfTasks(text: string): boolean {
  return LISTED.test(text) && roleScore(text) < 2;
}
