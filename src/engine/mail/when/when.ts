import { foldText } from "../../text/fold.ts";
import type { MailLine } from "../sentences.ts";
import type { MailLanguage } from "../words/types.ts";
import { answered, byEmployer, fixedTerm, lastDay } from "./answer-words.ts";
import { addDays, type DateCustoms, type DayMention, daysIn } from "./dates.ts";
import { timesIn } from "./times.ts";
import { deadline, expiry, newDay, oldDay, timeZone, tomorrow } from "./words.ts";

/** A date, optionally with local time, and the time zone that the mail gives with it. */
export interface MailWhen {
  when: string;
  timeZone?: string;
}

interface Day extends DayMention {
  line: MailLine;
}

/** Words before a day that say what it is for. */
const REACH = 60;

/** When the event in an invitation takes place; undefined unless exactly one day is stated. */
export function whenOf(
  lines: readonly MailLine[],
  at: MailLine,
  { language, sent, moved }: { language: MailLanguage; sent: string | undefined; moved: boolean },
): MailWhen | undefined {
  const days = lines.flatMap((line) => upcoming(line, customsOf(language, sent), moved));
  const day = only(days.filter(({ line }) => line === at)) ?? only(days);
  if (day === undefined) return undefined;
  const time = timeFor(lines, day, language);
  return timed(day, time);
}

/** The days on which a mail says that something takes place, such as several to choose from. */
export function daysNamed(
  lines: readonly MailLine[],
  { language, sent }: { language: MailLanguage; sent: string | undefined },
): string[] {
  return lines.flatMap((line) => upcoming(line, customsOf(language, sent), false)).map(({ iso }) => iso);
}

function customsOf(language: MailLanguage, sent: string | undefined): DateCustoms {
  return { dayFirst: language === "en" ? undefined : true, sent: sent?.slice(0, 10) };
}

/** Until when an offer is to be answered, and the sentence that says so; undefined unless it is one day. */
export function answerBy(
  lines: readonly MailLine[],
  { language, sent }: { language: MailLanguage; sent: string | undefined },
): (MailWhen & { line: MailLine }) | undefined {
  const days = lines.flatMap((line) => lastDays(line, customsOf(language, sent)));
  const day = only(days);
  if (day === undefined) return undefined;
  const times = timesIn(textOf(day.line), language);
  return { ...timed(day, oneTime(times, day.line)), line: day.line };
}

function timed({ iso }: Day, time: { time: string; line: MailLine } | undefined): MailWhen {
  const zone = time && timeZone.exec(time.line.text.slice(0, 700))?.[1]?.replace(/\s/g, "");
  return { when: time ? `${iso}T${time.time}` : iso, ...(zone && { timeZone: zone }) };
}

/** The days until which a sentence asks for an answer. What the employer does by a day is none. */
function lastDays(line: MailLine, customs: DateCustoms): Day[] {
  const text = textOf(line);
  if (!answered.test(text) || byEmployer.test(text) || fixedTerm.test(text)) return [];
  return daysIn(text, customs)
    .filter(({ iso, start }) => {
      const isPast = customs.sent !== undefined && iso < customs.sent;
      return !isPast && lastDay.test(text.slice(Math.max(0, start - REACH), start));
    })
    .map((day) => ({ ...day, line }));
}

/** The days on which a sentence says that something takes place. */
function upcoming(line: MailLine, customs: DateCustoms, moved: boolean): Day[] {
  const text = textOf(line);
  const days = daysIn(text, customs);
  const relative = customs.sent === undefined ? null : tomorrow.exec(text);
  if (relative && customs.sent && days.length === 0)
    days.push({
      iso: addDays(customs.sent, 1),
      start: relative.index,
      end: relative.index + relative[0].length,
    });
  return days
    .filter(({ iso, start }) => {
      const before = text.slice(Math.max(0, start - REACH), start);
      if (customs.sent !== undefined && iso < customs.sent) return false;
      if (moved) return newDay.test(before) && !oldDay.test(before);
      return !deadline.test(before) && !expiry.test(text.slice(0, start));
    })
    .map((day) => ({ ...day, line }));
}

function only(days: readonly Day[]): Day | undefined {
  return new Set(days.map(({ iso }) => iso)).size === 1 ? days[0] : undefined;
}

/** The only time after the day, in its sentence or one of the next two. */
function timeFor(lines: readonly MailLine[], day: Day, language: MailLanguage) {
  const from = lines.indexOf(day.line);
  const after = timesIn(textOf(day.line), language).filter(({ start }) => start >= day.end);
  const inLine = after.length > 0 ? after : timesIn(textOf(day.line), language);
  if (inLine.length > 0) return oneTime(inLine, day.line);
  for (const line of lines.slice(from + 1, from + 3)) {
    const times = timesIn(textOf(line), language);
    if (times.length > 0) return oneTime(times, line);
  }
  return undefined;
}

function oneTime(times: readonly { time: string }[], line: MailLine) {
  const [first] = times;
  return first && new Set(times.map(({ time }) => time)).size === 1 ? { time: first.time, line } : undefined;
}

function textOf({ text }: MailLine): string {
  return foldText(text.slice(0, 700)).replace(/[’]/g, "'").replace(/\s+/g, " ");
}
