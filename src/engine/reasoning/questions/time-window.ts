// The days that a question about dates is limited to: "this month", "in the next two weeks". Languages as in
// usual-words.

import { DAY_MS } from "../../../shared/time.ts";
import { numberOf } from "../../lexicon/numbers.ts";
import { monthOf, monthPattern } from "../../text/calendar-dates.ts";
import { foldText } from "../../text/fold.ts";

/** The first and last day, as ISO dates. */
export interface Window {
  from: string;
  to: string;
}

const THIS = "this|diese[rnsm]?|cette|cet|ce|est[ea]|esse|essa|quest[oa]|questo|tym|ten|deze|dit";
const NEXT =
  "next|coming|following|nächste[rnsm]?|kommende[rnsm]?|prochaine?s?|próxim[oa]s?|prossim[oaie]|przyszł\\p{L}+|najbliższ\\p{L}+|kolejn\\p{L}+|volgende|komende";
const DAYS = "days?|tage?n?|jours?|días?|dias|giorn[oi]|dni|dagen";
const WEEKS = "weeks?|wochen?|semaines?|semanas?|settiman[ae]|tydzień|tygodni\\p{L}*|we[ek]{2}en|week";
const MONTHS = "months?|monate?n?s?|mois|mes(?:es)?|mês|mesi?|mesi|miesi\\p{L}+|maand(?:en)?";
const unitDays = [
  { unit: new RegExp(`^(?:${DAYS})$`, "iu"), days: 1 },
  { unit: new RegExp(`^(?:${WEEKS})$`, "iu"), days: 7 },
  { unit: new RegExp(`^(?:${MONTHS})$`, "iu"), days: 31 },
];
const UNIT = `(?:${DAYS}|${WEEKS}|${MONTHS})`;
const alone = (source: string) => new RegExp(`(?<!\\p{L})(?:${source})(?!\\p{L})`, "iu");

/** "In the next two weeks", "les 10 prochains jours", "in zwei Wochen". */
const several = [
  alone(
    `(?:${NEXT}|in|within|innerhalb|dans|en|dentro de|entro|fra|in den)\\s(?<n>\\d{1,2}|\\p{L}+)\\s(?<unit>${UNIT})`,
  ),
  alone(`(?<n>\\d{1,2}|(?!due(?!\\p{L}))\\p{L}+)\\s(?:${NEXT})\\s(?<unit>${UNIT})`),
  alone(`(?:${NEXT})\\s(?:few|couple of|paar|par de)\\s(?<unit>${UNIT})`),
];
const FEW = 2;
const today = alone("today|heute|aujourd['’]hui|hoy|hoje|oggi|dziś|dzisiaj|vandaag");
const tomorrow = alone("tomorrow|morgen|demain|mañana|amanhã|domani|jutro");
const week = (which: string) =>
  alone(`(?:${which})\\s(?:${WEEKS})|(?:${WEEKS})\\s(?:${which}|que viene|que vem)`);
const month = (which: string) =>
  alone(`(?:${which})\\s(?:${MONTHS})|(?:${MONTHS})\\s(?:${which}|que viene|que vem)`);
const [thisWeek, nextWeek] = [new RegExp(`${week(THIS).source}|本周|这周`, "iu"), week(NEXT)];
const [thisMonth, nextMonth] = [month(THIS), month(NEXT)];
const ofMonth = new RegExp(
  `(?<!\\p{L})(?:in|im|en|em|à|au|by|until|before|bis|till|di|w|we|for|during|ce mois de)\\s(?:end of |mid[- ])?${monthPattern}(?!\\p{L})(?!\\s\\d)`,
  "iu",
);

const plus = (iso: string, days: number) =>
  new Date(Date.parse(`${iso}T00:00:00Z`) + days * DAY_MS).toISOString().slice(0, 10);

/** The last day of the month that is `ahead` months after the one of an ISO date. */
function monthEnd(iso: string, ahead: number): string {
  const [year = 0, at = 1] = iso.split("-").map(Number);
  return new Date(Date.UTC(year, at + ahead, 0)).toISOString().slice(0, 10);
}

/** "This week and next". */
const bothWeeks = alone(
  `(?:${THIS})\\s(?:(?:${WEEKS})\\s)?(?:and|und|et|y|e|i|en|oder|or)\\s(?:the |la |die |der |a )?(?:${NEXT}|que viene|que vem)(?:\\s(?:${WEEKS}))?`,
);
/** "Until the end of next week": from today on. */
const until = alone(
  "until|till|by|before|up to|bis|jusqu['’ ]?(?:à|au)|d['’]ici|hasta|antes|até|fino|entro|do końca|tot|voor",
);

/** The days that a question names, counted from today, an ISO date; undefined if it names none. */
export function windowAsked(query: string, now: string): Window | undefined {
  const window = named(query, now);
  return window && until.test(query) ? { ...window, from: now } : window;
}

function named(query: string, now: string): Window | undefined {
  if (bothWeeks.test(query)) return { from: now, to: weekAfter(now).to };
  for (const pattern of several) {
    const groups = pattern.exec(query)?.groups;
    const count = groups?.n === undefined ? groups && FEW : Number(groups.n) || numberOf(foldText(groups.n));
    const days = unitDays.find(({ unit }) => unit.test(groups?.unit ?? ""))?.days;
    if (count && days) return { from: now, to: plus(now, count * days) };
  }
  if (today.test(query)) return { from: now, to: now };
  if (nextWeek.test(query)) return weekAfter(now);
  if (thisWeek.test(query)) return { from: now, to: plus(now, 7) };
  if (nextMonth.test(query)) return { from: `${monthEnd(now, 1).slice(0, 8)}01`, to: monthEnd(now, 1) };
  if (thisMonth.test(query)) return { from: now, to: monthEnd(now, 0) };
  if (tomorrow.test(query)) return { from: plus(now, 1), to: plus(now, 1) };
  const name = ofMonth.exec(query)?.[1];
  return name === undefined ? undefined : monthNamed(monthOf(name), now);
}

/** Monday to Sunday of the week after the one of a day. */
function weekAfter(now: string): Window {
  const weekday = (new Date(`${now}T00:00:00Z`).getUTCDay() + 6) % 7;
  return { from: plus(now, 7 - weekday), to: plus(now, 13 - weekday) };
}

/** The month of this number that is not over. */
function monthNamed(number: number, now: string): Window | undefined {
  if (number === 0) return undefined;
  const ahead = (number - Number(now.slice(5, 7)) + 12) % 12;
  const to = monthEnd(now, ahead);
  const from = ahead === 0 ? now : `${to.slice(0, 8)}01`;
  return { from, to };
}

/** What there is to do, whatever it is. */
const agenda =
  /^\W*(?:what(?:['’]s)?|(?:is there |do i have )?anything|was|qué|que|qu['’]est-ce que|o que|(?:che )?cosa|co|wat)(?!\p{L})(?:\s?\p{L}+){0,4}?\s?(?:i have|have i|i need|must i|should i|happen(?:s|ing)|planned|scheduled|on|going on|muss ich|habe ich|ansteht|passiert|tengo|hay|toca|ai-je|j['’]ai|dois|prévu|tenho|há|preciso|devo|ho|mam|muszę|heb ik|moet ik)(?!\p{L})/iu;

/** "What do I have to do this week?" */
export function asksForAgenda(query: string): boolean {
  const rest = query.replace(agenda, " ");
  if (rest === query || windowAsked(rest, SOME_DAY) === undefined) return false;
  return (withoutWindow(rest).match(/\p{L}+/gu)?.length ?? 0) <= MOST_WORDS;
}
const SOME_DAY = "2026-01-01";
/** Beside "to do" and the words for a time; more are a question about something else. */
const MOST_WORDS = 5;

/** A question without its words for a time. */
export function withoutWindow(query: string): string {
  const all = [bothWeeks, ...several, today, nextWeek, thisWeek, nextMonth, thisMonth, tomorrow, ofMonth];
  return all.reduce((rest, pattern) => rest.replace(pattern, " "), query);
}
