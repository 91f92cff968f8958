import { isoOf } from "../../../../text/calendar-dates.ts";
import { findLanguage } from "../../../../text/text-language.ts";
import type { JobDraft, ResumeDraft } from "../../draft.ts";
import type { Extraction } from "../../extraction.ts";
import { SWAPPED } from "../jobs/job-draft.ts";

type Order = "day" | "month";
type Dated = { startDate?: Extraction; endDate?: Extraction };

const NUMERIC = /(?<!\d)(\d{1,2})([/-])(\d{1,2})\2(?:19|20)\d\d(?!\d)/g;
const WHOLE = /^(\d{1,2})\s?[/-]\s?(\d{1,2})\s?[/-]\s?(\d{4})$/;

/**
 * Whether a text's dates start with the day or the month: according to an unambiguous date, or else the language;
 * only English uses both. Undefined if nothing shows it or the dates differ.
 */
export function dayOrder(text: string): Order | undefined {
  const shown = new Set(
    [...text.matchAll(NUMERIC)].flatMap(([, first, , second]): Order[] =>
      Number(first) > 12 ? ["day"] : Number(second) > 12 ? ["month"] : [],
    ),
  );
  if (shown.size > 0) return shown.size === 1 ? [...shown][0] : undefined;
  const language = findLanguage(text);
  return language === undefined || language === "en" || language === "zh" ? undefined : "day";
}

/** A draft with the days and months that the other dates' order makes certain. `written` finds a date in the text. */
export function withDayOrder(
  draft: ResumeDraft,
  text: string,
  written: (date: Extraction) => string,
): ResumeDraft {
  const order = dayOrder(text);
  if (order === undefined) return draft;
  const settle = (date: Extraction | undefined): Extraction | undefined =>
    date === undefined ? undefined : { ...date, value: inOrder(written(date), order) ?? date.value };
  const dates = <T extends Dated>(entry: T): T => ({
    ...entry,
    startDate: settle(entry.startDate),
    endDate: settle(entry.endDate),
  });
  const job = (entry: JobDraft): JobDraft => ({
    ...dates(entry),
    doubts: entry.doubts.filter((doubt) => doubt.text !== SWAPPED),
  });
  return {
    ...draft,
    work: draft.work.map(job),
    volunteer: draft.volunteer.map(job),
    education: draft.education.map(dates),
    projects: draft.projects.map(dates),
    certificates: draft.certificates.map((paper) => ({ ...dates(paper), date: settle(paper.date) })),
  };
}

/** A written date read in that order; undefined if it is not two numbers and a year. */
export function inOrder(text: string, order: Order): string | undefined {
  const [, first, second, year] = WHOLE.exec(text) ?? [];
  const [day, month] = order === "day" ? [Number(first), Number(second)] : [Number(second), Number(first)];
  if (year === undefined || month < 1 || month > 12 || day < 1 || day > 31) return undefined;
  return isoOf(Number(year), month, day);
}
