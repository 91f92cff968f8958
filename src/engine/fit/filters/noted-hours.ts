import { employmentWords } from "../../lexicon/demands/opening-terms.ts";
import { LEAST } from "../../notes/least.ts";
import { firm } from "../../notes/limit-clauses.ts";
import { weeklyHours } from "../../posting/reading/hours-said.ts";
import { createTerms } from "../../text/names/terms.ts";
import type { WorkFacts } from "../filters.ts";
import type { FilterResult } from "../types.ts";
import { isDeniedIn } from "./denied-in.ts";
import { filterResult } from "./result.ts";

const findEmployment = createTerms(employmentWords);
const atMost =
  /(?<!\p{L})(?:max(?:imum|imal\p{L}*)?\.?|at most|up to|no(?:t|thing)? (?:more|over|above)|(?:not|never|n['’]t|no) (?:\p{L}+ ){0,3}(?:more|over|above)|höchstens|nicht mehr|nicht über|au maximum|au plus|pas plus|como máximo|máximo|no más|até|no máximo|não mais|massimo|al massimo|non più|hoogstens|maximaal|niet meer|högst|max|inte mer|najwyżej|maksymalnie|nie więcej|nejvýše|maximálně|ne více|the most|tops|como mucho|a lo sumo|al máximo|hooguit|som mest|hasta|jusqu['’]à|fino a|tot|upp till|en fazla|en çok)(?!\p{L})|(?<!\p{L})saatten fazla(?!\p{L})|(?:etatu|etat), do \d|(?<!\p{L})(?:more than|over|mehr als|plus de|más de|mais de|più di|meer dan|mer än|więcej niż)(?!\p{L})[^.;]{0,80}(?<!\p{L})(?:not|never|\p{L}*n['’]t|nicht|nie|pas|jamais|no|nunca|não|non|mai|niet|nooit|inte|aldrig)(?!\p{L})|最多|不超过|以内|以下/iu;
const onlySo =
  /(?<!\p{L})(?:only|nur|seulement|uniquement|solo|sólo|só|apenas|alleen|tylko|bara|endast|sadece|yalnızca) \d/iu;
/** True if a sentence gives a number as the most that a person accepts. */
export function isAtMost(text: string): boolean {
  return (
    atMost.test(text) || /(?<!\p{L})(?:fazla|au maximum|hoogstens|do|upp? to|a máximo|massimo) /iu.test(text)
  );
}

/** Words that make a number of hours the least: without them or the others, it is what the person wants. */
const atLeast = new RegExp(String.raw`(?<!\p{L})(?:${LEAST})(?!\p{L})|至少|以上`, "iu");
/** What a person can do is no demand: "I can work full time". */
const able =
  /(?<!\p{L})(?:can|could|able|happy|willing|available|open|kann|könnte|gerne?|verfügbar|puedo|podría|disponible|peux|pourrais|posso|poderia|disponível|potrei|disponibile|kan|zou kunnen|beschikbaar|mogę)(?!\p{L})/iu;
const FULL_FROM = 35;
const FULL_USUAL = 40;

/** Numbers of hours as notes spell them out. */
const spelled: Readonly<Record<string, number>> = {
  ...{ ten: 10, twelve: 12, fifteen: 15, sixteen: 16, twenty: 20, thirty: 30, forty: 40 },
  ...{ zehn: 10, fünfzehn: 15, zwanzig: 20, fünfundzwanzig: 25, dreißig: 30, vierzig: 40 },
  ...{ dix: 10, quinze: 15, vingt: 20, trente: 30, quarante: 40, quince: 15, veinte: 20, treinta: 30 },
  ...{ cuarenta: 40, vinte: 20, trinta: 30, quarenta: 40, venti: 20, trenta: 30, quaranta: 40 },
  ...{ tien: 10, twintig: 20, dertig: 30, veertig: 40, tjugo: 20, trettio: 30, fyrtio: 40 },
  ...{ dwadzieścia: 20, trzydzieści: 30, czterdzieści: 40 },
};
const spelledNumber = new RegExp(
  String.raw`(?<!\p{L})(?:${Object.keys(spelled).join("|")})(?=[ -](?:hours?|hrs?|h|stunden|heures?|horas|ore|uur|timmar|godzin\p{L}*)(?!\p{L}))`,
  "giu",
);

/** A sentence with its hours in digits: "Twenty hours a week". */
function inDigits(text: string): string {
  return text.replace(spelledNumber, (word) => String(spelled[word.toLowerCase()] ?? word));
}

/** "Part-time only, up to 20 hours": of a week, which it does not say. */
function partOfWeek(text: string): number[] {
  const hours =
    /(?<![\d.,])([12]\d|3\d)\s?-?(?:hours?|hrs?|h|std\.?|stunden|heures?|horas|ore|uur|timmar|godzin\p{L}*|saat\p{L}*)(?!\p{L})/iu;
  const [, found] = hours.exec(text) ?? [];
  return found === undefined ? [] : [Number(found)];
}

/** What a sentence says about hours a week or full time, compared with an opening; undefined if it says nothing. */
export function notedHours(text: string, work: WorkFacts): FilterResult | undefined {
  const said = findEmployment(text).filter(({ tag }) => tag === "FULL_TIME" || tag === "PART_TIME");
  const digits = inDigits(text);
  const [own] = [...weeklyHours(digits), ...(said.length > 0 ? partOfWeek(digits) : [])];
  if (own !== undefined) {
    const isMost = atMost.test(text) || onlySo.test(digits);
    const result = ofNumber(own, isMost, work);
    // "I want 30 hours": more may do as well.
    return result.outcome === "fail" && !isMost && !atLeast.test(text)
      ? { ...result, outcome: "unknown" }
      : result;
  }
  const [first] = said;
  // "Full time from January 2027" is a date.
  if (!first || new Set(said.map(({ tag }) => tag)).size > 1 || /\b20\d\d\b/.test(text)) return undefined;
  const { employmentType } = work;
  if (employmentType !== "FULL_TIME" && employmentType !== "PART_TIME")
    return filterResult("notedHours", undefined, "Whether the work is full time is not known; ask.");
  const isSame = employmentType === first.tag;
  const isDenied = isDeniedIn(text, first.start);
  const isOffer = able.test(text) && !isDenied && !firm.test(text);
  const holds = isDenied ? !isSame : isSame || (isOffer ? undefined : false);
  return filterResult(
    "notedHours",
    holds,
    `The work is ${employmentType === "FULL_TIME" ? "full" : "part"} time.`,
  );
}

function ofNumber(own: number, isMost: boolean, { employmentType, hours = [] }: WorkFacts): FilterResult {
  const [least, most] = [Math.min(...hours), Math.max(...hours)];
  if (hours.length > 0) {
    const named = least === most ? `${least}` : `${least} to ${most}`;
    return filterResult(
      "notedHours",
      isMost ? least <= own : most >= own,
      `The work is ${named} hours a week.`,
    );
  }
  if (employmentType === "FULL_TIME" && (isMost ? own < FULL_FROM || own >= FULL_USUAL : own <= FULL_FROM))
    return filterResult("notedHours", !isMost || own >= FULL_USUAL, "The work is full time.");
  return filterResult("notedHours", undefined, "The hours a week are not known; ask for them.");
}
