import type { Line } from "../../layout/lines.ts";
import { roleScore } from "../../sections/classify.ts";
import { periodOf } from "../dates/line-period.ts";

/** "1. Bright College, Ibadan", above a line with the dates. */
export function isNumberedHead(line: Line, next: Line): boolean {
  return (
    line.bullet &&
    /^\d{1,2}[.)]/.test(line.whole.text) &&
    periodOf(line) === undefined &&
    !next.bullet &&
    !next.blankBefore &&
    next.indent > line.indent &&
    periodOf(next) !== undefined
  );
}

const LISTED = /^[\p{Script=Latin}\d -]+, \p{Ll}[^,]+, \p{Ll}/u;

/** "Consolidation of six units, yearly budget, external audit" lists what was done, and names no entry. */
export function isListOfTasks(text: string): boolean {
  return LISTED.test(text) && roleScore(text) < 2;
}
