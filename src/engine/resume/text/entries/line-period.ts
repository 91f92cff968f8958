import type { Line } from "../layout/lines.ts";
import { findPeriods, type Period } from "./dates.ts";

const MOST_WORDS = 20;

/** The period that is the date of a line (not a year in passing), or undefined. */
export function periodOf(line: Line): Period | undefined {
  if (line.piece.text.length > 400) return undefined;
  const periods = findPeriods(line.piece);
  const range = periods.find((period) => period.kind !== "single");
  const period = range ?? periods.find((single) => isAtEdge(line.piece.text, single));
  if (period === undefined) return undefined;
  const text = line.piece.text;
  const others = `${text.slice(0, period.from)} ${text.slice(period.to)}`;
  return others.split(/\s+/).length <= MOST_WORDS ? period : undefined;
}

function isAtEdge(text: string, period: Period): boolean {
  const before = text.slice(0, period.from).trim();
  const after = text.slice(period.to).trim();
  return before === "" || after === "" || /^[|,·•–—-]/.test(after) || /^\s{2,}/.test(text.slice(period.to));
}
