import { sentencesOf } from "../../writing/sentences.ts";
import { ofCustomers } from "./hours-said.ts";

/** A working day in a posting, in minutes since midnight, and the sentence that names it. */
interface WorkingDay {
  start: number;
  end: number;
  quote: string;
}

/** The article before a time of day, for a pattern. */
export const article = "(?:las |la |les |le |às |as |os |alle |ore )?";
const range = new RegExp(
  `(?<![\\d.,€£$]|[€£$]\\s)(\\d{1,2})(?:[:.h]([0-5]\\d)|h)?\\s?(am|pm|a\\.m\\.?|p\\.m\\.?)?\\s?(?:uhr|h|uur|hrs)?\\s?(?:-|–|—|to|until|till|bis|à|a|às|alle|tot|do)\\s?${article}(\\d{1,2})(?:[:.h]([0-5]\\d)|h)?\\s?(am|pm|a\\.m\\.?|p\\.m\\.?)?\\s?(uhr|h|uur|hrs)?(?![\\d%€£$\\p{L}]|[.:]\\d|\\s?[/%€£$]|[\\s-]?(?:per|pro|an hour|people|persons?|staff|members|years?|months?|weeks?|days?|hours|pupils|children|jahren?|monaten?|wochen|tagen?|stunden|personen|leuten?|ans|mois|jours|heures|personnes|años|meses|días|horas|personas|anos|dias|pessoas|anni|mesi|giorni|ore|persone|jaar|maanden|dagen|uren per|personen|år|månader|dagar|timmar|personer)(?!\\p{L}))`,
  "giu",
);
/** Words beside a range without minutes that make it one of hours. */
const ofHours =
  /(?<!\p{L})(?:mon|mo|lun|seg|ma|mån|pon|montag|monday|lundi|lunes|segunda|lunedì|maandag|måndag|poniedziałku|hours|arbeitszeit\p{L}*|horaires?|horario|horário|orario|werktijden|arbetstid|shift|schicht|turno)(?!\p{L})/iu;
/** When one can ask, not when one works. */
const ofContact = /(?<!\p{L})(?:call|phone|apply|contact|enquir\p{L}+|rückfragen|erreichbar)(?!\p{L})/iu;
/** Hours that differ from day to day or from person to person. */
export const flexibleHours =
  /(?<!\p{L})(?:flexi?\p{L}*|gleitzeit|core hours|kernzeit|flexible|flexibles|rota\p{L}*|rotating|shifts?|schicht\p{L}*|turnos?|turni|ploegen\p{L}*|skift\p{L}*)(?!\p{L})/iu;
export const NOON = 12 * 60;
/** Minutes since midnight between which work is by day. */
const [FIRST_HOUR, LAST_HOUR] = [5 * 60, 21 * 60];
const MOST_LINES = 2000;
const LONGEST_LINE = 600;

/** The working days in the lines of a posting. */
export function workingDays(lines: readonly string[]): WorkingDay[] {
  return lines
    .slice(0, MOST_LINES)
    .flatMap((line) => sentencesOf(line.slice(0, LONGEST_LINE)))
    .flatMap(daysIn);
}

/** The line on fixed hours by day, "7am to 3pm", of a text that names no others and no shifts; none otherwise. */
export function fixedDay(lines: readonly string[]): string[] {
  const days = workingDays(lines);
  const isDay = ({ start, end }: WorkingDay) => FIRST_HOUR <= start && start < end && end <= LAST_HOUR;
  const isFixed = days.every(isDay) && !lines.some((line) => flexibleHours.test(line));
  return isFixed ? days.slice(0, 1).map(({ quote }) => quote) : [];
}

/** The working days in a sentence, by their first and last minute. */
function daysIn(sentence: string): WorkingDay[] {
  if (ofCustomers.test(sentence) || ofContact.test(sentence)) return [];
  return [...sentence.matchAll(range)].flatMap(([, from, fromMin, fromIs, to, toMin, toIs, unit]) => {
    const isSure = fromMin ?? toMin ?? fromIs ?? toIs ?? unit ?? (ofHours.test(sentence) ? "" : undefined);
    const [start, end] = [clock(from, fromMin, fromIs), clock(to, toMin, toIs)];
    if (isSure === undefined || start > 24 * 60 || end > 24 * 60) return [];
    const isNextHalf = end <= start && end <= NOON && start < 13 * 60;
    return [{ start, end: isNextHalf ? end + NOON : end, quote: sentence }];
  });
}

function clock(hours = "", minutes = "0", marker = ""): number {
  const value = Number(hours) * 60 + Number(minutes);
  if (/^p/iu.test(marker)) return value < NOON ? value + NOON : value;
  return /^a/iu.test(marker) && value >= NOON ? value - NOON : value;
}
