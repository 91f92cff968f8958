import type { Line } from "../../layout/lines.ts";
import { employerScore, roleScore } from "../../sections/classify.ts";
import { findPeriods, type Period } from "./dates.ts";
import { periodOf } from "./line-period.ts";
import { isWithin } from "./period.ts";

/** Between a date in the margin and the text next to it. */
const GAP = /^\s?(?: {2}|\t)/;

/** True if a line starts with a date in a separate margin. */
function hasMarginDate(line: Line): boolean {
  const period = findPeriods(line.piece)[0];
  return period !== undefined && period.from === 0 && GAP.test(line.piece.text.slice(period.to));
}

/**
 * True if a line is indented below an entry with its date in the margin and names no entry: it continues the
 * description, or has its own date at the end.
 */
export function isUnderMargin(
  line: Line,
  dated: Period | undefined,
  before: readonly { readonly line: Line; readonly role: string }[],
): boolean {
  const above = before.at(-1);
  if (above === undefined || line.indent === 0 || line.blankBefore) return false;
  if (dated === undefined ? above.role !== "body" : dated.from === 0) return false;
  const margin = before.findLast((item) => item.role === "date");
  return margin !== undefined && line.indent >= margin.line.indent + 4 && hasMarginDate(margin.line);
}

/** The last line between two margin dates that is indented below the first entry's text. */
function lastUnderMargin(lines: readonly Line[], date: number, next: number): number | undefined {
  const [first, second] = [lines[date], lines[next]];
  if (first === undefined || second === undefined || first.indent !== second.indent) return undefined;
  if (!hasMarginDate(first) || !hasMarginDate(second)) return undefined;
  for (let at = next - 1; at > date; at -= 1) if ((lines[at]?.indent ?? 0) >= first.indent + 4) return at;
  return undefined;
}

/** "Real Estate (2009-2013) and Corporate (2013-2016) Departments", below a job's dates: departments in that job. */
export function isPartOf(
  line: Line,
  dated: Period | undefined,
  above: { readonly line: Line; readonly role: string } | undefined,
): boolean {
  if (dated === undefined || dated.from === 0 || above?.role !== "date" || line.blankBefore) return false;
  const text = `${line.piece.text.slice(0, dated.from).trim()} ${line.piece.text.slice(dated.to).trim()}`;
  const isName = employerScore(text) >= 2 && findPeriods(line.piece).length === 1;
  return isWithin(dated, periodOf(above.line), -1) && roleScore(text) < 2 && !isName;
}

/**
 * Where the next entry's heading lines start between two dates. `above` is how many the first entry has above its
 * date.
 */
export function boundary(lines: readonly Line[], date: number, next: number, above: number): number {
  const deep = lastUnderMargin(lines, date, next);
  if (deep !== undefined) return deep + 1;
  let blank = next;
  while (blank > date && lines[blank]?.blankBefore !== true) blank -= 1;
  // A blank line directly above the date separates entries only if dates come first.
  if (blank > date && (blank < next || above === 0)) return blank;
  const most = Math.min(above, next - date - 1);
  const isAlone = above > 0 && isOnlyDated(lines[next]);
  const furthest = isAlone ? Math.min(MOST_ABOVE, next - date - 1) : most;
  for (let count = 1; count <= furthest; count += 1)
    if (isWhole(lines.slice(next - count, next))) return next - count;
  return next - most;
}

const MOST_ABOVE = 3;

/** True if a line has only dates and the length of that period. */
function isOnlyDated(line: Line | undefined): boolean {
  const period = line === undefined ? undefined : findPeriods(line.piece)[0];
  return period?.from === 0 && !/\p{L}{3}/u.test(line?.piece.text.slice(period.to) ?? "");
}

/** Whether some lines name both a title and an employer. */
function isWhole(lines: readonly Line[]): boolean {
  const texts = lines.map(({ piece }) => piece.text);
  return (
    texts.some((text) => roleScore(text) >= 2 && employerScore(text) < 2) &&
    texts.some((text) => employerScore(text) >= 2 && roleScore(text) < 2)
  );
}
