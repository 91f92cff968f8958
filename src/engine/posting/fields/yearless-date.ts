import { anyDate, isoDate, monthOf, monthPattern } from "../../text/calendar-dates.ts";
import type { Doc } from "../../text/doc.ts";
import type { TextLanguage } from "../../text/text-language.ts";
import type { Labelled } from "../labelled.ts";
import type { Extraction, Span } from "../types.ts";
import { closingPieces } from "./closing-date.ts";

/** A closing date further ahead than this has more likely passed. */
const MOST_DAYS = 183;
const DAY_MS = 86_400_000;
const FURTHEST_START = 45;
const noYear = String.raw`(?!\s?[.,/-]?\s?(?:de |del )?\d)`;
const forms = [
  {
    pattern: new RegExp(
      `(?<![\\d./-])(\\d{1,2})(?:st|nd|rd|th|er|\\.|º)? ?(?:of |de )?${monthPattern}(?!\\p{L})${noYear}`,
      "iu",
    ),
    dayAt: 1,
  },
  {
    pattern: new RegExp(`(?<!\\p{L})${monthPattern} (\\d{1,2})(?:st|nd|rd|th)?(?!\\d)${noYear}`, "iu"),
    dayAt: 2,
  },
];
const dots = /(?<![\d.])(\d{1,2})\. ?(\d{1,2})\.(?! ?\d)/;

/**
 * The last day to apply if the text names day and month without a year: the next such day from `receivedOn` (an
 * ISO date), if within half a year.
 */
export function findYearlessClosingDate(
  doc: Doc,
  labelled: Labelled,
  language: TextLanguage | undefined,
  receivedOn: string,
): Extraction<string> | undefined {
  for (const piece of closingPieces(doc, labelled)) {
    const text = piece.text.slice(0, 100);
    const found = lastDay(text, language);
    if (!found || found.start > FURTHEST_START || /[,;] \p{Ll}/u.test(text.slice(0, found.start))) continue;
    const value = nextDay(found, receivedOn);
    if (value !== undefined) return { value, span: [piece.start + found.start, piece.start + found.end] };
  }
  return undefined;
}

/** Where a last day to apply is named that could not be read. */
export function namedClosingDates(doc: Doc, labelled: Labelled): Span[] {
  return closingPieces(doc, labelled).flatMap(({ text, start }): Span[] => {
    const match = anyDate.exec(text.slice(0, 100));
    if (!match || match.index > FURTHEST_START) return [];
    return [[start + match.index, start + match.index + match[0].length]];
  });
}

interface Day {
  month: number;
  day: number;
  start: number;
  end: number;
}

const next = /^\.?\s?(?:[-–]|to|until|bis(?: zum)?|au|al|a|até|t\/m|do)\s?(?=\d)/iu;

/** The day that a text names; of "3 Nov – 12 Dec" the second. */
function lastDay(text: string, language: TextLanguage | undefined): Day | undefined {
  const first = readDay(text, language);
  const rest = first === undefined ? "" : text.slice(first.end);
  if (first === undefined || !next.test(rest)) return first;
  return readDay(`${" ".repeat(first.end)}${rest.slice(0, FURTHEST_START)}`, language) ?? first;
}

function readDay(text: string, language: TextLanguage | undefined): Day | undefined {
  for (const { pattern, dayAt } of forms) {
    const match = pattern.exec(text);
    if (!match) continue;
    const named = match[dayAt === 1 ? 2 : 1] ?? "";
    return { ...placeOf(match), month: monthOf(named), day: Number(match[dayAt]) };
  }
  const match = language === "de" ? dots.exec(text) : null;
  return match ? { ...placeOf(match), month: Number(match[2]), day: Number(match[1]) } : undefined;
}

function placeOf(match: RegExpExecArray): Pick<Day, "start" | "end"> {
  return { start: match.index, end: match.index + match[0].length };
}

/** The next day with this date; undefined if it is not soon, because the year would be a guess. */
function nextDay({ month, day }: Day, receivedOn: string): string | undefined {
  const year = Number(receivedOn.slice(0, 4));
  const dates = [year, year + 1].flatMap((candidate) => isoDate(candidate, month, day) ?? []);
  const next = dates.find((date) => date >= receivedOn);
  if (next === undefined) return undefined;
  return (Date.parse(next) - Date.parse(receivedOn)) / DAY_MS <= MOST_DAYS ? next : undefined;
}
