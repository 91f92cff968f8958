import { lengthPattern } from "../../../../text/durations.ts";
import type { Piece } from "../../../../text/piece.ts";
import type { Line } from "../../layout/lines.ts";
import { findPeriods, type Period } from "./dates.ts";

const MOST_WORDS = 20;
const MOST_WIDE = 120;

/** "| 7 anos", "(3 months)", ": 3 años y ½." */
const LENGTH = new RegExp(
  String.raw`(?:\s?[|:(–—,·]\s?|\s-\s|\t+| {2,})(?:${lengthPattern}){1,2}(?:½|media?)?[).]{0,2}$`,
  "iu",
);
const MOST_BESIDE_LENGTH = 12;

/** The period that is a line's date (not a year in passing), or its duration, or undefined. */
export function periodOf(line: Line): Period | undefined {
  if (line.piece.text.length > 400) return undefined;
  const periods = findPeriods(line.piece);
  const ranges = periods.filter((period) => period.kind !== "single");
  // "Clerk (lead since 2025)   2021 – 2026": a date in a bracketed remark is not the line's date.
  const range = ranges.find((period) => !isRemarked(line.piece, period)) ?? ranges[0];
  const period = range ?? periods.find((single) => isAtEdge(line.piece.text, single));
  if (period === undefined) return line.bullet ? undefined : lengthOf(line.piece.text);
  const text = line.piece.text;
  const others = `${text.slice(0, period.from)} ${text.slice(period.to)}`;
  return others.split(/\s+/).length <= MOST_WORDS ? withEnd(line, period) : undefined;
}

/** The period with its end from the margin or text of a line below; a word without a date leaves it open. */
export function withEnd({ until }: Line, period: Period): Period {
  if (until === undefined) return period;
  const end = findPeriods(until)[0]?.start;
  return end === undefined ? { ...period, kind: "open" } : { ...period, end, kind: "range" };
}

/** A duration without a start is a period without dates. */
function lengthOf(text: string): Period | undefined {
  const match = text.length > MOST_WIDE ? null : LENGTH.exec(text);
  if (match === null || text.slice(0, match.index).split(/\s+/).length > MOST_BESIDE_LENGTH) return undefined;
  return { from: match.index, to: text.length, kind: "open", ambiguous: false };
}

/** True if a period shares its brackets with more than an introductory word. */
function isRemarked({ text, start: at }: Piece, { start, end }: Period): boolean {
  const date = start ?? end;
  if (date === undefined) return false;
  const before = text.slice(0, date.span[0] - at);
  const open = before.lastIndexOf("(");
  return open >= 0 && /^\([^)]*\p{L}\s+\p{L}[^)]*$/u.test(before.slice(open));
}

function isAtEdge(text: string, period: Period): boolean {
  const before = text.slice(0, period.from).trim();
  const after = text.slice(period.to).trim();
  return before === "" || after === "" || /^[|,·•–—-]/.test(after) || /^\s{2,}/.test(text.slice(period.to));
}
