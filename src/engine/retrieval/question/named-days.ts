import file from "../../../../db/lexicon/retrieval/named-days.json" with { type: "json" };
import { DAY_MS } from "../../../shared/time.ts";
import { dataFile } from "../../lexicon/data-file.ts";
import type { Word } from "../words/tokens.ts";

const read = dataFile("retrieval/named-days", file);

/** The first and the last day that a question names, as YYYY-MM-DD. */
export interface NamedDays {
  from: string;
  to: string;
}

// Lower case, without accents, in English, German, French and Spanish; a month or day of the week a line.
const months = table(read.list("months"));
const weekdays = table(read.list("weekdays"));
const counts = table(read.list("counts"));
// "hier" is left out: it is German for "here".
const yesterday = new Set(["yesterday", "gestern", "ayer"]);
const past = read.wordSet("past");
/** Words that, before or after a number and a unit, put a time in the past. */
const ago = new Set(["ago", "earlier", "vor", "hace", "ilya"]);
/** The days of each unit, and how many days early or late a time given in it may be. */
const units = new Map<string, { days: number; slack: number }>(
  Object.entries({
    "day days tag tage tagen jour jours dia dias": { days: 1, slack: 1 },
    "week weeks woche wochen semaine semaines semana semanas": { days: 7, slack: 3 },
    "month months monat monate monaten mois mes meses": { days: 30.4, slack: 10 },
    "year years jahr jahre jahren an ans ano anos": { days: 365.25, slack: 60 },
  }).flatMap(([names, unit]) => names.split(" ").map((name) => [name, unit] as const)),
);
/** Months that are verbs where they are written small or begin a question. */
const verbs = new Set(["may", "march"]);
const weekends = new Set(["weekend", "wochenende"]);

/**
 * The days that a question names, with a day to each side, because what happened is often said a day later: a date, a
 * month, so many weeks ago, yesterday, last Tuesday. Relative times are before `now` (RFC 3339).
 */
export function namedDays(words: readonly Word[], now: string): NamedDays | undefined {
  const today = Date.parse(now);
  if (Number.isNaN(today)) return undefined;
  return dated(words, today) ?? counted(words, today) ?? recent(words, today);
}

/** Whether a time (RFC 3339) is on one of the days. */
export function isOn(time: string, { from, to }: NamedDays): boolean {
  const day = time.slice(0, 10);
  return day >= from && day <= to;
}

/** "3 October 2024", "October 3rd", "in May", "2024-10-03". */
function dated(found: readonly Word[], today: number): NamedDays | undefined {
  for (const [at, word] of found.entries()) {
    const month = at === 0 && verbs.has(word.token) ? undefined : monthOf(word);
    if (month === undefined) {
      const iso = isoDay(found.slice(at, at + 3));
      if (iso !== undefined) return span(iso, 1);
      continue;
    }
    const near = [found[at + 1], found[at - 1], found[at - 2]].map((one) => dayOf(one?.token));
    const day = near.find((one) => one !== undefined);
    const year = [found[at + 1], found[at + 2], found[at + 3], found[at - 1]]
      .map((one) => yearOf(one?.token))
      .find((one) => one !== undefined);
    return day === undefined ? wholeMonth(month, year, today) : span(lastDay(month, day, year, today), 1);
  }
  return undefined;
}

function isoDay([year, month, day]: readonly Word[]): number | undefined {
  if (yearOf(year?.token) === undefined || !/^\d\d$/.test(month?.token ?? "")) return undefined;
  const time = Date.parse(`${year?.token}-${month?.token}-${day?.token}T00:00:00.000Z`);
  return Number.isNaN(time) ? undefined : time;
}

function monthOf({ raw, token }: Word): number | undefined {
  if (verbs.has(token) && raw === token) return undefined;
  return months.get(token);
}

function dayOf(token = ""): number | undefined {
  const day = /^\d{1,2}(?:st|nd|rd|th)?$/.test(token) ? Number.parseInt(token, 10) : 0;
  return day >= 1 && day <= 31 ? day : undefined;
}

function yearOf(token = ""): number | undefined {
  return /^(?:19|20)\d\d$/.test(token) ? Number(token) : undefined;
}

/** The day of that year, or the last such day up to today. */
function lastDay(month: number, day: number, year: number | undefined, today: number): number {
  const thisYear = new Date(today).getUTCFullYear();
  const time = Date.UTC(year ?? thisYear, month, day);
  return year === undefined && time > today ? Date.UTC(thisYear - 1, month, day) : time;
}

function wholeMonth(month: number, year: number | undefined, today: number): NamedDays {
  const first = new Date(lastDay(month, 1, year, today));
  const last = Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0);
  return { from: iso(first.getTime()), to: iso(last + DAY_MS) };
}

/** "four weeks ago", "vor zwei Monaten", "hace tres dias", "il y a deux ans". */
function counted(found: readonly Word[], today: number): NamedDays | undefined {
  const tokens = found.map(({ token }) => token);
  const isPast = tokens.some((token, at) => ago.has(token) || (token === "y" && tokens[at + 1] === "a"));
  if (!isPast) return undefined;
  for (const [at, token] of tokens.entries()) {
    const unit = units.get(token);
    const before = tokens[at - 1] === "of" ? tokens[at - 2] : tokens[at - 1];
    const many = countOf(before);
    if (unit && many !== undefined) return span(today - many * unit.days * DAY_MS, unit.slack);
  }
  return undefined;
}

function countOf(token = ""): number | undefined {
  return /^\d{1,3}$/.test(token) ? Number(token) : counts.get(token);
}

/** "yesterday", "last week", "last weekend", "last Tuesday". */
function recent(found: readonly Word[], today: number): NamedDays | undefined {
  const tokens = found.map(({ token }) => token);
  if (tokens.some((token) => yesterday.has(token))) return span(today - DAY_MS, 1);
  for (const [at, token] of tokens.entries()) {
    if (!past.has(token)) continue;
    for (const beside of [tokens[at + 1] ?? "", tokens[at - 1] ?? ""]) {
      const weekday = weekends.has(beside) ? 0 : weekdays.get(beside);
      if (weekday !== undefined) return span(today - daysSince(weekday, today) * DAY_MS, 1);
      const unit = units.get(beside);
      if (unit) return span(today - unit.days * DAY_MS, unit.slack);
    }
  }
  return undefined;
}

/** How many days ago that day of the week was, 1 to 7. */
function daysSince(weekday: number, today: number): number {
  return ((new Date(today).getUTCDay() - weekday + 6) % 7) + 1;
}

function span(time: number, slack: number): NamedDays {
  return { from: iso(time - slack * DAY_MS), to: iso(time + slack * DAY_MS) };
}

function iso(time: number): string {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? "" : date.toISOString().slice(0, 10);
}

/** The number of the line that a word is on, from 0. */
function table(lines: readonly string[]): ReadonlyMap<string, number> {
  return new Map(lines.flatMap((line, number) => line.split(" ").map((word) => [word, number] as const)));
}
