import { textOf } from "../resume/json-resume.ts";
import type { DocumentWords } from "./words/types.ts";

type Words = Pick<DocumentWords, "months" | "present" | "language">;

/** An ISO date to the month as the language writes it; any other text stays as it is. */
export function dateText(date: string, { months, language }: Words): string {
  const [year, month] = monthOf(date);
  if (year === undefined || month === undefined) return date;
  if (language === "zh") return `${year}.${month}`;
  const name = months?.[Number(month) - 1];
  return name === undefined ? `${month}/${year}` : `${name} ${year}`;
}

/** The same within a sentence. */
export function dateInSentence(date: string, { letter }: Pick<DocumentWords, "letter">): string {
  const [year, month] = monthOf(date);
  return year === undefined ? date : letter.date(Number(month), year);
}

function monthOf(date: string): string[] {
  return /^(\d{4})-(\d{2})(?:-\d{2})?$/.exec(date)?.slice(1) ?? [];
}

/** The two ends of an entry's time; one with a start and no end is still going on. */
export function endsOf(entry: Record<string, unknown>, words: Words) {
  const from = dateText(textOf(entry.startDate), words);
  const end = dateText(textOf(entry.endDate), words);
  return { from, until: end, isCurrent: from !== "" && end === "" };
}

/** `Mar 2019 – Present`; empty where no date is known. */
export function periodText(entry: Record<string, unknown>, words: Words): string {
  const { from, until, isCurrent } = endsOf(entry, words);
  if (from === "" || from === until) return until;
  return `${from} – ${isCurrent ? words.present : until}`;
}
