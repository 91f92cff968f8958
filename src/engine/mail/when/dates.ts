import { DAY_MS } from "../../../shared/time.ts";
import { isoDate, monthOf, monthPattern } from "../../text/calendar-dates.ts";
import { foldText } from "../../text/fold.ts";
import { weekdays } from "./words.ts";

/** A day in a text, with its position. */
export interface DayMention {
  iso: string;
  start: number;
  end: number;
}

/** True if numeric dates put the day first; undefined if the language uses both orders. */
export interface DateCustoms {
  dayFirst: boolean | undefined;
  /** The mail's ISO date. A day without a year is the next one after it. */
  sent: string | undefined;
}

const MONTH = foldText(monthPattern);
const YEAR = "(?:,? (?:de |del )?|/|-|\\. ?)(\\d{4})(?!\\d)";
const forms: { pattern: RegExp; order: "ymd" | "dM" | "Md" | "dots" | "slashes" }[] = [
  { pattern: /(?<![\d.:/-])(\d{4})-(\d{1,2})-(\d{1,2})(?!\d)/g, order: "ymd" },
  {
    pattern: new RegExp(
      `(?<![\\d.:/])(\\d{1,2})(?:st|nd|rd|th|er|ro|\\.|º|°)? ?(?:of |de )?${MONTH}(?!\\p{L})(?:${YEAR})?`,
      "gu",
    ),
    order: "dM",
  },
  {
    pattern: new RegExp(
      `(?<!\\p{L})${MONTH} (?:the )?(\\d{1,2})(?:st|nd|rd|th)?(?![\\d:.]\\d|\\d| ?[ap]\\.?m|h)(?:,? (\\d{4})(?!\\d))?`,
      "gu",
    ),
    order: "Md",
  },
  {
    pattern: /(?<![\d.:/])(\d{1,2})\. ?(\d{1,2})\.(?: ?(\d{4}|\d{2})(?![\d:]| ?(?:uhr|h\b)))?(?!\d)/g,
    order: "dots",
  },
  { pattern: /(?<![\d.:/-])(\d{1,2})[/-](\d{1,2})(?:[/-](\d{4}|\d{2}))?(?![\d/-])/g, order: "slashes" },
];
/** "Friday 27", "venerdì 27", "Friday (27th)": no time of day, and no day of a named month. */
const numbered =
  /(?<!\p{L})(\p{L}{3,12})(?:-feira)?,? ?\(?(?:the |den |le |el |il |dia |d\. ?)?(\d{1,2})(?:st|nd|rd|th|er|\.|º|°)?\)?(?![\d:.,/]\d|\d| ?(?:[ap]\.?m|h|hs|hrs|uhr|uur|ore|o'clock)(?!\p{L})|h\d)/gu;
/** A day of a month whose name is left out comes this soon. */
const UNNAMED_DAYS = 45;
const WEEKDAY_REACH = 24;
/** A day without a year is within half a year. */
const NEAR_DAYS = 183;

/** The days in a folded text, in order, without impossible or ambiguous ones. */
export function daysIn(text: string, customs: DateCustoms): DayMention[] {
  const found: DayMention[] = [];
  for (const { pattern, order } of forms) {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (found.some((other) => start < other.end && end > other.start)) continue;
      const iso = isoOfMatch(match, order, weekdayBefore(text, start), customs);
      if (iso !== undefined) found.push({ iso, start, end });
    }
  }
  for (const match of text.matchAll(numbered)) {
    const [start, end] = [match.index, match.index + match[0].length];
    if (found.some((other) => start < other.end && end > other.start)) continue;
    const iso = nextNumbered(weekdays.get(match[1] ?? ""), Number(match[2]), customs.sent);
    if (iso !== undefined) found.push({ iso, start, end });
  }
  return found.sort((left, right) => left.start - right.start);
}

/** The day a number of days after an ISO date. */
export function addDays(iso: string, days: number): string {
  return new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);
}

/** The next day with a number that is that weekday. */
function nextNumbered(weekday: number | undefined, day: number, sent: string | undefined) {
  if (weekday === undefined || sent === undefined) return undefined;
  return Array.from({ length: UNNAMED_DAYS }, (_, days) => addDays(sent, days)).find(
    (iso) => Number(iso.slice(8)) === day && weekdayOf(iso) === weekday,
  );
}

function isoOfMatch(
  match: RegExpExecArray,
  order: string,
  weekday: number | undefined,
  customs: DateCustoms,
): string | undefined {
  const [first = "", second = "", third = ""] = match.slice(1);
  if (order === "ymd") return fitting([isoDate(Number(first), Number(second), Number(third))], weekday);
  if (order === "dM") return dated(Number(first), monthOf(second), third, weekday, customs.sent);
  if (order === "Md") return dated(Number(second), monthOf(first), third, weekday, customs.sent);
  const dayFirst = dated(Number(first), Number(second), third, weekday, customs.sent);
  if (order === "dots" || customs.dayFirst)
    return third === "" && order === "slashes" && match[0].includes("-") ? undefined : dayFirst;
  if (third === "") return undefined;
  const monthFirst = dated(Number(second), Number(first), third, weekday, customs.sent);
  if (dayFirst === undefined || monthFirst === undefined || dayFirst === monthFirst)
    return dayFirst ?? monthFirst;
  return undefined;
}

function dated(
  day: number,
  month: number,
  year: string,
  weekday: number | undefined,
  sent: string | undefined,
): string | undefined {
  if (year !== "")
    return fitting([isoDate(year.length === 2 ? 2000 + Number(year) : Number(year), month, day)], weekday);
  if (sent === undefined) return undefined;
  const from = Number(sent.slice(0, 4));
  const next = [from, from + 1]
    .map((each) => isoDate(each, month, day))
    .filter((iso) => iso !== undefined && iso >= sent && iso <= addDays(sent, NEAR_DAYS));
  return fitting(next, weekday);
}

/** The only date, unless a weekday contradicts it. */
function fitting(dates: readonly (string | undefined)[], weekday: number | undefined): string | undefined {
  const [iso] = dates;
  if (iso === undefined) return undefined;
  return weekday === undefined || weekdayOf(iso) === weekday ? iso : undefined;
}

function weekdayOf(iso: string): number {
  return (new Date(`${iso}T00:00:00Z`).getUTCDay() + 6) % 7;
}

function weekdayBefore(text: string, start: number): number | undefined {
  const words = text.slice(Math.max(0, start - WEEKDAY_REACH), start).match(/\p{L}+/gu) ?? [];
  const near = words.slice(-3).reverse();
  const name = near.find((word) => weekdays.has(word));
  return name === undefined ? undefined : weekdays.get(name);
}
