import { MONTHS, monthNames } from "../lexicon/dates.ts";
import { foldText } from "./fold.ts";

/** A month's name as a group of a pattern. */
export const monthPattern = `(${monthNames.flat().join("|")})\\.?`;

/** A month's number, 1 to 12, from its name in any case and with or without accents; 0 for other words. */
export function monthOf(name: string): number {
  return MONTHS.get(foldText(name)) ?? 0;
}

const forms: { pattern: RegExp; order: "ymd" | "dMy" | "Mdy" | "dots" | "slashes" }[] = [
  { pattern: /(?<!\d)(\d{4})[-/.年] ?(\d{1,2})[-/.月] ?(\d{1,2})(?!\d)/, order: "ymd" },
  {
    pattern: new RegExp(
      `(?<!\\d)(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)?,? (?:of |de )?${monthPattern}(?:,| de| del)? (\\d{4})(?!\\d)`,
      "iu",
    ),
    order: "dMy",
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?,? (\\d{4})(?!\\d)`, "iu"),
    order: "Mdy",
  },
  { pattern: /(?<!\d)(\d{1,2})\. ?(\d{1,2})\. ?(\d{4})(?!\d)/, order: "dots" },
  { pattern: /(?<!\d)(\d{1,2})[/-](\d{1,2})[/-](\d{4})(?!\d)/, order: "slashes" },
  { pattern: /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\. ?(\d{2})(?!\d|\.\d)/, order: "dots" },
  { pattern: /(?<![\d/])(\d{1,2})\/(\d{1,2})\/(\d{2})(?![\d/])/, order: "slashes" },
];
/** "15.01.27" */
const THIS_CENTURY = 2000;

/**
 * The first complete date in a short text, such as a last day to apply. Career dates are mostly months and years:
 * `datePointAt` reads those. `monthFirst` if the text is evidently from the United States.
 */
export function readDate(
  said: string,
  language: string | undefined,
  monthFirst = false,
): { iso: string; start: number; end: number } | undefined {
  // "令和8年" is as long as "2026年" once a blank stands for the sign in between.
  const text = said.replace(/令和(\d{1,2})(?=年)/, (era, year) =>
    `${THIS_CENTURY + 18 + Number(year)}`.padStart(era.length),
  );
  for (const { pattern, order } of forms) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const iso = toIso(match, order, language, monthFirst);
    if (iso !== undefined) return { iso, start: match.index, end: match.index + match[0].length };
  }
  return undefined;
}

function toIso(
  match: RegExpExecArray,
  order: string,
  language: string | undefined,
  monthFirst: boolean,
): string | undefined {
  const [first = "", second = "", last = ""] = match.slice(1);
  const third = order !== "ymd" && last.length === 2 ? `${THIS_CENTURY + Number(last)}` : last;
  if (order === "ymd") return isoDate(Number(first), Number(second), Number(third));
  if (order === "dMy") return isoDate(Number(third), monthOf(second), Number(first));
  if (order === "Mdy") return isoDate(Number(third), monthOf(first), Number(second));
  const [left, right] = [Number(first), Number(second)];
  const dayFirst =
    order === "dots" ||
    left > 12 ||
    (!monthFirst && language !== undefined && language !== "en" && language !== "zh");
  if (!dayFirst && !monthFirst && right <= 12 && left !== right) return undefined;
  return dayFirst ? isoDate(Number(third), right, left) : isoDate(Number(third), left, right);
}

/** A date as ISO text; undefined if the day does not exist. */
export function isoDate(year: number, monthOfYear: number, day: number): string | undefined {
  if (year < 1990 || year > 2100 || monthOfYear < 1 || monthOfYear > 12 || day < 1) return undefined;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  const length = [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][monthOfYear - 1] ?? 0;
  if (day > length) return undefined;
  return isoOf(year, monthOfYear, day);
}

/** A date as ISO text, as far as known: a year, a month or a day. */
export function isoOf(year: number, ...monthAndDay: number[]): string {
  return [`${year}`, ...monthAndDay.map((part) => `${part}`.padStart(2, "0"))].join("-");
}

/** Any date, whichever day it is. */
export const anyDate = new RegExp(
  `\\d{1,2}[./-] ?\\d{1,2}|(?<!\\p{L})${monthPattern} \\d{1,2}|\\d{1,2}(?:st|nd|rd|th|er|\\.|º)? ?(?:of |de |di )?${monthPattern}(?!\\p{L})`,
  "iu",
);
