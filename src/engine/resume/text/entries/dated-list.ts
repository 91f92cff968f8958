import type { Line } from "../layout/lines.ts";
import { periodOf } from "./dates/line-period.ts";

/** A bullet's text has no more lines. */
export const MOST_BELOW = 20;

/** True for jobs as a bullet list, each bullet with dates. */
export function isDatedList(lines: readonly Line[]): boolean {
  // "Da Vinci robot since 2012." below a bullet is its text.
  const dated = lines.filter(
    (line, at) =>
      periodOf(line) !== undefined && !isBelowBullet(line, lines.slice(Math.max(0, at - MOST_BELOW), at)),
  );
  return (
    dated.length > 0 &&
    dated.every((line) => line.bullet) &&
    (dated.length > 1 || dated.some((line) => periodOf(line)?.kind !== "single"))
  );
}

/** True for a line without a bullet that is indented below one. */
export function isBelowBullet(line: Line, before: readonly Line[]): boolean {
  const bullet = line.bullet ? undefined : before.findLast((one) => one.bullet);
  return bullet !== undefined && line.indent > bullet.indent;
}
