import type { Line } from "../layout/lines.ts";
import { findPeriods, type Period } from "./dates.ts";

const MOST_WORDS = 20;

/** The period that is the date of a line (not a year in passing), or undefined. */
export function periodOf(line: Line): Period | undefined {
  if (line.piece.text.length > 400) return undefined;
  const periods = findPeriods(line.piece);
  const ranges = periods.filter((period) => period.kind !== "single");
  // "Clerk (lead since 2025)   2021 – 2026": what is remarked in brackets is no date of the line.
  const range = ranges.find((period) => !isRemarked(line.piece.text, period)) ?? ranges[0];
  const period = range ?? periods.find((single) => isAtEdge(line.piece.text, single));
  if (period === undefined) return undefined;
  const text = line.piece.text;
  const others = `${text.slice(0, period.from)} ${text.slice(period.to)}`;
  return others.split(/\s+/).length <= MOST_WORDS ? period : undefined;
}

/** Whether a period stands in brackets together with words. */
function isRemarked(text: string, period: Period): boolean {
  const open = text.lastIndexOf("(", period.from);
  const close = text.indexOf(")", period.to - 1);
  const isInside = open >= 0 && close >= 0 && !text.slice(open, period.from).includes(")");
  return isInside && /\p{L}/u.test(text.slice(open, period.from) + text.slice(period.to, close));
}

function isAtEdge(text: string, period: Period): boolean {
  const before = text.slice(0, period.from).trim();
  const after = text.slice(period.to).trim();
  return before === "" || after === "" || /^[|,·•–—-]/.test(after) || /^\s{2,}/.test(text.slice(period.to));
}
