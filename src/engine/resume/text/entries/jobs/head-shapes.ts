import type { Line } from "../../layout/lines.ts";
import { roleScore } from "../../sections/classify.ts";
import { isOnlyDated } from "../dates/dates-first.ts";
import { periodOf } from "../dates/line-period.ts";
import { isEntryLabel } from "../entry-labels.ts";

const LONGEST_NAME = 80;
const MOST_BELOW = 3;

/** "1. Bright College" above dates, "* Bright College" above "Position: Teacher", "● Cook" above employer and dates. */
export function isBulletHead(lines: readonly Line[], at: number): boolean {
  const [line, next, ...others] = lines.slice(at, at + 1 + MOST_BELOW);
  if (line === undefined || next === undefined || !line.bullet || next.bullet || next.blankBefore)
    return false;
  const end = others.findIndex(({ bullet, blankBefore }) => bullet || blankBefore);
  const below = [next, ...others.slice(0, end < 0 ? undefined : end)];
  const isName = line.piece.text.length <= LONGEST_NAME && /^["“]?[\p{Lu}\d].*[^.:;]$/u.test(line.piece.text);
  const isAbove = next.indent > line.indent || line.blankBefore;
  if (isName && isAbove && isOnlyDated(below.at(-1) ?? next) && periodOf(line) === undefined) return true;
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
