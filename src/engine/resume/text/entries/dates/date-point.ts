import { isoOf, monthOf } from "../../../../text/calendar-dates.ts";
import { numberAt, skipFill, skipSpace, type Token, twoDigits } from "./date-tokens.ts";
import { eraDate, hanDate } from "./han-dates.ts";
import { century, type DatePoint, isYear, point } from "./point.ts";
import { fiscalYear, quotedYear, seasonYear } from "./year-point.ts";

/** The date that starts at token `at`, or undefined. Years are 1940 to 2049. `hasMonths`: "2011-12" is a month. */
export function datePointAt(tokens: readonly Token[], at: number, hasMonths = false): DatePoint | undefined {
  const token = tokens[at];
  if (token === undefined || isGlued(tokens[at - 1], tokens[at - 2])) return undefined;
  if (/^\d{4}$/.test(token.text)) return yearFirst(tokens, at, hasMonths);
  if (/^\d{1,2}$/.test(token.text)) return dayOrMonthFirst(tokens, at);
  return fiscalYear(tokens, at) ?? quotedYear(tokens, at) ?? eraDate(tokens, at) ?? wordFirst(tokens, at);
}

/** A number inside another one ("2,019", "9001:2015", "$2000", "#2010") is not a date. */
function isGlued(before: Token | undefined, beforeThat: Token | undefined): boolean {
  if (before === undefined) return false;
  // Chinese and Japanese join two dates without spaces.
  if (/^(?:[至到自从從]|から|より)$/.test(before.text)) return false;
  // 資格を2016年に: Japanese particles may precede a date.
  if (/(?!\p{Script=Hiragana})[\p{L}\d$€£#]$/u.test(before.text)) return true;
  if (before.text === "-" && /^\p{L}/u.test(beforeThat?.text ?? ""))
    return monthOf(beforeThat?.text ?? "") === 0;
  return /[,:.]/.test(before.text) && /\d/.test(beforeThat?.text ?? "");
}

function yearFirst(tokens: readonly Token[], at: number, hasMonths: boolean): DatePoint | undefined {
  const year = numberAt(tokens, at);
  if (isYear(year) && tokens[at + 1]?.text === "年") return hanDate(tokens, at, year);
  if (!isYear(year) || /^\p{L}/u.test(tokens[at + 1]?.text ?? "")) return undefined;
  const sign = tokens[at + 1]?.text ?? "";
  const month = twoDigits(tokens, at + 2);
  const isRangeOfYears = month === (year % 100) + 1 && tokens[at + 3]?.text !== sign;
  if (
    !/^[-/.]$/.test(sign) ||
    month === undefined ||
    month < 1 ||
    month > 12 ||
    (isRangeOfYears && !hasMonths && !isMonthOfRange(tokens, at + 3, sign))
  ) {
    return point(tokens, at, at, `${year}`);
  }
  const day = tokens[at + 3]?.text === sign ? twoDigits(tokens, at + 4) : undefined;
  const isDay = day !== undefined && day >= 1 && day <= 31;
  return isDay
    ? point(tokens, at, at + 4, isoOf(year, month, day))
    : point(tokens, at, at + 2, isoOf(year, month));
}

/** "2010-11 – 2012-03" are months, "2010/11 – 2013/14" years. */
function isMonthOfRange(tokens: readonly Token[], at: number, sign: string): boolean {
  const next = skipSpace(tokens, skipSpace(tokens, at) + 1);
  if (!/^[-–—−]$/.test(tokens[skipSpace(tokens, at)]?.text ?? "")) return false;
  const isLike = /^\d{4}$/.test(tokens[next]?.text ?? "") && tokens[next + 1]?.text === sign;
  return !isLike || !((twoDigits(tokens, next + 2) ?? 0) > 12);
}

function dayOrMonthFirst(tokens: readonly Token[], at: number): DatePoint | undefined {
  const first = numberAt(tokens, at);
  const named = dayBeforeMonthName(tokens, at, first);
  if (named !== undefined) return named;
  const shared = monthBeforeMonth(tokens, at, first);
  if (shared !== undefined) return shared;
  const sign = skipSpace(tokens, at + 1);
  const mark = tokens[sign]?.text ?? "";
  if (!/^[-/.]$/.test(mark)) return undefined;
  const second = skipSpace(tokens, sign + 1);
  const year = numberAt(tokens, second);
  if (isYear(year) && first >= 1 && first <= 12) return point(tokens, at, second, isoOf(year, first));
  const sign2 = second + 1;
  if (tokens[sign2]?.text !== mark) return shortYear(tokens, at, first, second, mark);
  return dayMonthYear(tokens, at, first, numberAt(tokens, second), skipSpace(tokens, sign2 + 1), mark);
}

/** The first month of "03-08/2025" or "03.–08.2025". The year follows the second month. */
function monthBeforeMonth(tokens: readonly Token[], at: number, month: number): DatePoint | undefined {
  const dash = skipSpace(tokens, tokens[at + 1]?.text === "." ? at + 2 : at + 1);
  if (!/^[-–—−]$/.test(tokens[dash]?.text ?? "") || month < 1 || month > 12) return undefined;
  const last = skipSpace(tokens, dash + 1);
  const [second, mark, year] = [numberAt(tokens, last), tokens[last + 1]?.text, numberAt(tokens, last + 2)];
  if (!/^[/.]$/.test(mark ?? "") || !isYear(year) || second < month || second > 12) return undefined;
  return { ...point(tokens, at, at, `${month}`.padStart(2, "0")), next: dash, partial: "month" };
}

function shortYear(
  tokens: readonly Token[],
  at: number,
  month: number,
  last: number,
  mark: string,
): DatePoint | undefined {
  const isQuote = /^['’]$/.test(tokens[last]?.text ?? "");
  const year = twoDigits(tokens, isQuote ? last + 1 : last);
  // "05.19" cannot be a day and month; "05.08" can.
  const isMonth = mark === "/" || (mark === "." && tokens[at]?.text.length === 2 && (year ?? 0) > 12);
  if (year === undefined || !isMonth || month < 1 || month > 12) return undefined;
  return {
    ...point(tokens, at, isQuote ? last + 1 : last, isoOf(century(year), month)),
    partial: "short",
  };
}

function dayMonthYear(
  tokens: readonly Token[],
  at: number,
  first: number,
  second: number,
  last: number,
  mark: string,
): DatePoint | undefined {
  const isShort = mark === "." && [at, last - 2, last].every((one) => tokens[one]?.text.length === 2);
  const isWhole = !/^\.\d/.test((tokens[last + 1]?.text ?? "") + (tokens[last + 2]?.text ?? ""));
  const year = isShort && isWhole ? century(numberAt(tokens, last)) : numberAt(tokens, last);
  if (!isYear(year) || !(first >= 1 && second >= 1 && first <= 31 && second <= 31)) return undefined;
  if (mark === "." || first > 12 || first === second) {
    return second > 12 ? undefined : point(tokens, at, last, isoOf(year, second, first));
  }
  if (second > 12) return point(tokens, at, last, isoOf(year, first, second));
  // 03/04/2019 is April or March: only the year is certain.
  return { ...point(tokens, at, last, `${year}`), ambiguous: true };
}

function dayBeforeMonthName(tokens: readonly Token[], at: number, day: number): DatePoint | undefined {
  let next = at + 1;
  if (/^(?:\.|st|nd|rd|th|er)$/.test(tokens[next]?.text ?? "")) next += 1;
  // "14-Apr-2024"
  const joint = /^[-/]$/.test(tokens[next]?.text ?? "") ? 1 : 0;
  next = joint > 0 ? next + 1 : skipFill(tokens, next);
  const month = monthAt(tokens, next);
  const isGap = /^\s{3,}$/.test(tokens[at + 1]?.text ?? "");
  if (month === undefined || day < 1 || day > 31 || next === at + 1 || isGap) return undefined;
  const yearAt = skipFill(tokens, next + 1);
  const year = numberAt(tokens, yearAt);
  return isYear(year) ? point(tokens, at, yearAt, isoOf(year, month, day)) : undefined;
}

function wordFirst(tokens: readonly Token[], at: number): DatePoint | undefined {
  const month = monthAt(tokens, at);
  if (month === undefined) return seasonYear(tokens, at);
  const dayAt = skipFill(tokens, at + 1);
  const day = twoDigits(tokens, dayAt);
  const afterDay = skipFill(
    tokens,
    dayAt + (/^(?:st|nd|rd|th)$/.test(tokens[dayAt + 1]?.text ?? "") ? 2 : 1),
  );
  const yearAfterDay = numberAt(tokens, afterDay);
  if (day !== undefined && day >= 1 && day <= 31 && isYear(yearAfterDay) && afterDay > dayAt + 1) {
    return point(tokens, at, afterDay, isoOf(yearAfterDay, month, day));
  }
  const year = numberAt(tokens, dayAt);
  if (isYear(year)) return point(tokens, at, dayAt, isoOf(year, month));
  return monthAndShortYear(tokens, at, dayAt, month);
}

function monthAndShortYear(
  tokens: readonly Token[],
  at: number,
  next: number,
  month: number,
): DatePoint | undefined {
  const isQuote = /^['’]$/.test(tokens[next]?.text ?? "");
  const year = twoDigits(tokens, isQuote ? next + 1 : next);
  if (year !== undefined && isQuote) return point(tokens, at, next + 1, isoOf(century(year), month));
  if (year !== undefined && next > at + 1) {
    return { ...point(tokens, at, next, isoOf(century(year), month)), partial: "short" };
  }
  const last = tokens[at + 1]?.text === "." ? at + 1 : at;
  return { ...point(tokens, at, last, `${month}`.padStart(2, "0")), partial: "month" };
}

function monthAt(tokens: readonly Token[], at: number): number | undefined {
  const text = tokens[at]?.text ?? "";
  return text.length > 12 ? undefined : monthOf(text) || undefined;
}
