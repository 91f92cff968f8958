import { isoOf } from "../../../../text/calendar-dates.ts";
import { skipSpace, type Token, twoDigits } from "./date-tokens.ts";
import { type DatePoint, point } from "./point.ts";

/** "2018年4月1日", "2018年4月", "2018年" and "2018년 4월". `first` is the date's first token. */
export function hanDate(tokens: readonly Token[], at: number, year: number, first = at): DatePoint {
  const monthAt = skipSpace(tokens, at + 2);
  const month = monthBeforeSign(tokens, monthAt);
  if (month === undefined) return point(tokens, first, at + 1, `${year}`);
  const dayAt = skipSpace(tokens, monthAt + 2);
  const day = tokens[dayAt + 1]?.text === "日" ? twoDigits(tokens, dayAt) : undefined;
  return day !== undefined && day >= 1 && day <= 31
    ? point(tokens, first, dayAt + 1, isoOf(year, month, day))
    : point(tokens, first, monthAt + 1, isoOf(year, month));
}

function monthBeforeSign(tokens: readonly Token[], at: number): number | undefined {
  const month = tokens[at + 1]?.text === "月" ? twoDigits(tokens, at) : undefined;
  return month !== undefined && month >= 1 && month <= 12 ? month : undefined;
}

/** "8月" after "2025年3月～": a month of the year before it. */
export function monthOfYear(tokens: readonly Token[], at: number, before: DatePoint): DatePoint | undefined {
  const month = monthBeforeSign(tokens, at);
  return month === undefined || !/^\d{4}-\d\d$/.test(before.iso)
    ? undefined
    : point(tokens, at, at + 1, isoOf(Number(before.iso.slice(0, 4)), month));
}

const eras: Readonly<Record<string, number>> = { 昭和: 1925, 平成: 1988, 令和: 2018 };

/** "平成31年2月": a year of a Japanese era. */
export function eraDate(tokens: readonly Token[], at: number): DatePoint | undefined {
  const before = eras[tokens[at]?.text ?? ""];
  const count = twoDigits(tokens, at + 1);
  if (before === undefined || count === undefined || tokens[at + 2]?.text !== "年") return undefined;
  return hanDate(tokens, at + 1, before + count, at);
}
