import { textOf } from "../resume/json-resume.ts";
import type { DocumentWords } from "./words/types.ts";

type Words = Pick<DocumentWords, "months" | "present" | "language" | "expected">;

/** An ISO date to the month in the language's form. Other text stays as it is. */
export function dateText(date: string, { months, language }: Words): string {
  const [year, month] = monthOf(date);
  if (year === undefined || month === undefined) return date;
  if (language === "zh" || language === "ja") return `${year}.${month}`;
  const name = months?.[Number(month) - 1];
  return name === undefined ? `${month}/${year}` : `${name} ${year}`;
}

/** The same, inside a sentence. */
export function dateInSentence(date: string, { letter }: Pick<DocumentWords, "letter">): string {
  const [year, month] = monthOf(date);
  return year === undefined ? date : letter.date(Number(month), year);
}

function monthOf(date: string): string[] {
  return /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date)?.slice(1) ?? [];
}

/** Start and end of an entry. One with a start and no end, or a future end, has not ended. */
export function endsOf(entry: Record<string, unknown>, words: Words, today: string) {
  const from = dateText(textOf(entry.startDate), words);
  const end = textOf(entry.endDate);
  const isAhead = /^\d{4}/.test(end) && end > today.slice(0, end.length);
  return {
    ...{ from, until: dateText(end, words), isAhead },
    isCurrent: from !== "" && (end === "" || isAhead),
  };
}

/** `Mar 2019 – Present`; empty if no date is known. */
export function periodText(entry: Record<string, unknown>, words: Words, today: string): string {
  const { from, until } = endsOf(entry, words, today);
  if (from === "" || from === until) return until;
  return `${from} – ${until === "" ? words.present : until}`;
}

/** The same for studies. A future end is only expected. */
export function studyPeriodText(entry: Record<string, unknown>, words: Words, today: string): string {
  const { from, until, isAhead } = endsOf(entry, words, today);
  if (!isAhead) return periodText(entry, words, today);
  return [from, words.expected(until)].filter(Boolean).join(" – ");
}
