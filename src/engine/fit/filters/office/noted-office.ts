import { LEAST } from "../../../notes/least.ts";
import { sentencesOf } from "../../../writing/sentences.ts";
import type { WorkFacts } from "../../filters.ts";
import type { StatedNote } from "../../opening/types.ts";
import { type NotedFilter, ofNote } from "../limit-outcome.ts";
import { isAtMost } from "../noted-hours.ts";
import { isWish } from "../noted-place.ts";
import { filterResult } from "../result.ts";
import { weekdaysAt } from "./weekdays-there.ts";

/** One to five, as notes and postings spell them out, with "once" and "twice". */
const numbers = [
  "one|once|einen?|einmal|une?|una|uma?|een|één|en|ett|jeden|raz|bir",
  "two|twice|zwei|zweimal|deux|dos|dois|duas|due|twee|tweemaal|två|dwa|iki",
  "three|drei|dreimal|trois|tres|três|tre|drie|trzy|üç",
  "four|vier|viermal|quatre|cuatro|quatro|quattro|fyra|cztery|dört",
  "five|fünf|cinq|cinco|cinque|vijf|fem|pięć|beş",
];
const OFFICE =
  "office|on[- ]?site|in person|büro|vor ort|präsenz|bureau|sur site|présen(?:ce|tiel)|oficina|presencia\\p{L}*|escritório|ufficio|in sede|in presenza|kantoor|op locatie|biur\\p{L}+|stacjonarn\\p{L}+|kontoret|på plats|ofis\\p{L}*";
const HOME =
  "(?:at|from) home|home[- ]?office\\p{L}*|home[- ]?working|remote(?:ly)?(?: work\\p{L}*)?|wfh|zu ?hause|télétravail\\p{L}*|à distance|teletrabajo|desde casa|(?:en|em|a) remoto|teletrabalho|(?:em|de) casa|smart ?working|da (?:casa|remoto)|thuis\\p{L}*|hemifrån|hemma|på distans|distansarbete|zdaln\\p{L}+|z domu|evden|uzaktan";
const number = `([1-5]|${numbers.join("|")})`;
const days =
  "(?:days?|times|tage?n?|mal|jours?|fois|d[ií]as?|ve[cz]es|giorn[oi]|volte|dag(?:en|ar)?|keer|gånger|dni|dzień|razy|gün\\p{L}*|kez)";
const WEEKS = "week|wk|woche|semaine|semana|settimana|tydzień|vecka|uge";
/** "3x per week", "3x/week". */
const times = String.raw`([1-5])\s?[x×]\s?(?:/\s?|(?:an?|per|por|pro|par|al|alla|a la|in der|die|w|op|i)\s)(?:${WEEKS}|tygodniu)`;
/** "Two days a week in the office", "2 Bürotage", "in the office twice a week", and the other way round. */
const daysAt = (there: string, elsewhere: string, inOneWord: string[] = []) =>
  new RegExp(
    [
      String.raw`(?<![\p{L}\d.,-])${number}\s(?:fixed |full )?${days}(?:/(?:${WEEKS}))?\s(?:(?!${elsewhere})[\p{L}/]+\s){0,6}?(?:${there})(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${there}):?\s(?:(?!${elsewhere})\p{L}+\s){0,5}?(?:${number}\s${days}|(once|twice|einmal|zweimal|dreimal|viermal|tweemaal))(?!\p{L})`,
      String.raw`(?<![\p{L}\d.,-])${times}\s(?:(?!${elsewhere})\p{L}+\s){0,4}?(?:${there})(?!\p{L})`,
      String.raw`(?<!\p{L})(?:${there}):?\s(?:(?!${elsewhere})\p{L}+\s){0,4}?${times}(?!\p{L})`,
      ...inOneWord,
    ].join("|"),
    "iu",
  );
const daysThere = daysAt(OFFICE, "remote|home|from", [
  String.raw`(?<![\p{L}\d.,-])${number}\s(?:bürotage|office days|kantoordagen|kontorsdagar)(?!\p{L})`,
]);
const daysHome = daysAt(HOME, OFFICE);

/** How many days a week at a place a sentence names; undefined for none. */
function daysIn(sentence: string, pattern: RegExp): number | undefined {
  const found = pattern
    .exec(sentence)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (found === undefined) return undefined;
  if (/^\d$/u.test(found)) return Number(found);
  return 1 + numbers.findIndex((words) => new RegExp(`^(?:${words})$`, "iu").test(found));
}

const weekdaysThere = weekdaysAt(`${OFFICE}|präsenztage|bürotage|office days`);
const weekdaysHome = weekdaysAt(HOME);
const officeDays = (sentence: string) => daysIn(sentence, daysThere) ?? weekdaysThere(sentence);
const homeDays = (sentence: string) => daysIn(sentence, daysHome) ?? weekdaysHome(sentence);

/** "100% onsite": all days, whatever their number. */
const always = new RegExp(
  String.raw`(?<!\p{L})(?:100 ?%|fully|entirely|full[- ]time|entièrement|totalmente|completamente|vollständig|zu 100)\s(?:\p{L}+\s){0,2}?(?:${OFFICE})(?!\p{L})|(?<!\p{L})(?:${OFFICE})\s(?:à )?100 ?%`,
  "iu",
);

const atLeast = new RegExp(
  String.raw`(?<!\p{L})(?:${LEAST}|need|needs|must|brauche?|muss|besoin|faut|necesito|preciso|bisogno|nodig|behöver|potrzebuję)(?!\p{L})`,
  "iu",
);
const WEEK = 5;

/** The least days at home that a note needs; undefined if it is not about that. */
export function leastHomeDays(note: string): number | undefined {
  return atLeast.test(note) && !isAtMost(note) ? homeDays(note) : undefined;
}

/** Compares the least days at home that a note needs with what an opening says. */
function againstHomeDays(note: StatedNote, text: string, { remote }: WorkFacts): NotedFilter[] {
  const least = leastHomeDays(note.text);
  if (least === undefined) return [];
  const of = (holds: boolean | undefined, reason: string) => [
    ofNote(note, filterResult("homeDays", holds === false && isWish(note.text) ? undefined : holds, reason)),
  ];
  if (remote === "remote") return of(true, "The work is remote.");
  for (const sentence of sentencesOf(text)) {
    const away = officeDays(sentence);
    const given = homeDays(sentence) ?? (away === undefined ? undefined : WEEK - away);
    if (given !== undefined) return of(given >= least, `The opening says: "${sentence}"`);
  }
  if (remote === "hybrid") return of(least === 1 ? true : undefined, "The work is hybrid.");
  return of(
    remote === "on_site" ? false : undefined,
    remote === "on_site"
      ? "The work is on site."
      : "How many days at home the work allows is not known; ask.",
  );
}

/** The most days in the office that a note accepts; undefined if it is not about that. */
export function mostOfficeDays(note: string): number | undefined {
  return isAtMost(note) ? officeDays(note) : undefined;
}

/** Compares the most days in the office, and the least at home, of a note with what an opening says. */
export function againstOfficeDays(note: StatedNote, text: string, work: WorkFacts): NotedFilter[] {
  return [...againstMostDays(note, text, work), ...againstHomeDays(note, text, work)];
}

function againstMostDays(
  note: StatedNote,
  text: string,
  { remote, employmentType }: WorkFacts,
): NotedFilter[] {
  const most = mostOfficeDays(note.text);
  if (most === undefined) return [];
  const of = (holds: boolean | undefined, reason: string) => [
    ofNote(note, filterResult("notedPlace", holds, reason)),
  ];
  if (remote === "remote") return of(true, "The work is remote.");
  const quote = sentencesOf(text).find((sentence) => officeDays(sentence) !== undefined);
  const asked = quote === undefined ? undefined : officeDays(quote);
  if (quote === undefined || asked === undefined)
    return (remote === "on_site" && employmentType === "FULL_TIME") || always.test(text)
      ? of(false, "The work is on site.")
      : of(undefined, "How many days in the office the work has is not known; ask.");
  const isLeast =
    asked <= most &&
    /(?<!\p{L})(?:at least|min(?:imum|\.)?|mindestens|au moins|al menos|pelo menos|almeno|minstens|minst|co najmniej|en az)(?!\p{L})/iu.test(
      quote,
    );
  return of(isLeast ? undefined : asked <= most, `The opening says: "${quote}"`);
}
