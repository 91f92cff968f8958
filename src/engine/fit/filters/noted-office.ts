import { sentencesOf } from "../../writing/sentences.ts";
import type { WorkFacts } from "../filters.ts";
import type { StatedNote } from "../opening/types.ts";
import { type NotedFilter, ofNote } from "./limit-outcome.ts";
import { isAtMost } from "./noted-hours.ts";
import { filterResult } from "./result.ts";

/** One to five, as notes and postings spell them out, with "once" and "twice". */
const numbers = [
  "one|once|einen?|einmal|une?|una|uma?|een|één|en|ett|jeden|raz|bir",
  "two|twice|zwei|zweimal|deux|dos|dois|duas|due|twee|tweemaal|två|dwa|iki",
  "three|drei|dreimal|trois|tres|três|tre|drie|trzy|üç",
  "four|vier|viermal|quatre|cuatro|quatro|quattro|fyra|cztery|dört",
  "five|fünf|cinq|cinco|cinque|vijf|fem|pięć|beş",
];
const OFFICE =
  "office|on[- ]?site|in person|büro|vor ort|präsenz|bureau|sur site|présence|oficina|presencia\\p{L}*|escritório|ufficio|in sede|in presenza|kantoor|op locatie|biur\\p{L}+|stacjonarn\\p{L}+|kontoret|på plats|ofis\\p{L}*";
const number = `([1-5]|${numbers.join("|")})`;
const days =
  "(?:days?|times|tage?n?|mal|jours?|fois|d[ií]as?|ve[cz]es|giorn[oi]|volte|dag(?:en|ar)?|keer|gånger|dni|dzień|razy|gün\\p{L}*|kez)";
/** "Two days a week in the office", "2 Bürotage", "in the office twice a week", and the other way round. */
const daysThere = new RegExp(
  [
    String.raw`(?<![\p{L}\d.,-])${number}\s(?:fixed |full )?${days}\s(?:(?!remote|home|from)[\p{L}/]+\s){0,6}?(?:${OFFICE})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:${OFFICE})\s(?:(?!remote|home|from)\p{L}+\s){0,5}?(?:${number}\s${days}|(once|twice|einmal|zweimal|dreimal|viermal|tweemaal))(?!\p{L})`,
    String.raw`(?<![\p{L}\d.,-])${number}\s(?:bürotage|office days|kantoordagen|kontorsdagar)(?!\p{L})`,
  ].join("|"),
  "iu",
);

/** How many days a week in the office a sentence names; undefined for none. */
function officeDays(sentence: string): number | undefined {
  const found = daysThere
    .exec(sentence)
    ?.slice(1)
    .find((one) => one !== undefined);
  if (found === undefined) return undefined;
  if (/^\d$/u.test(found)) return Number(found);
  return 1 + numbers.findIndex((words) => new RegExp(`^(?:${words})$`, "iu").test(found));
}

/** The most days in the office that a note accepts; undefined if it is not about that. */
export function mostOfficeDays(note: string): number | undefined {
  return isAtMost(note) ? officeDays(note) : undefined;
}

/** Compares the most days in the office that a note accepts with what an opening says. */
export function againstOfficeDays(
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
    return remote === "on_site" && employmentType === "FULL_TIME"
      ? of(false, "The work is on site.")
      : of(undefined, "How many days in the office the work has is not known; ask.");
  const isLeast =
    asked <= most &&
    /(?<!\p{L})(?:at least|min(?:imum|\.)?|mindestens|au moins|al menos|pelo menos|almeno|minstens|minst|co najmniej|en az)(?!\p{L})/iu.test(
      quote,
    );
  return of(isLeast ? undefined : asked <= most, `The opening says: "${quote}"`);
}
