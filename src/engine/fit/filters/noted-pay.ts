import { LEAST } from "../../notes/least.ts";
import { withoutPaid } from "../../notes/limit-clauses.ts";
import { limitsOf } from "../../notes/limits.ts";
import { type Amount, findAmounts, fullValue } from "../../posting/pay/amounts.ts";
import { currencyCode } from "../../posting/pay/currency.ts";
import { periodAfter, periodBefore } from "../../posting/pay/period.ts";
import type { Period } from "../../posting/types.ts";
import { createDoc } from "../../text/doc.ts";
import { pieceOf } from "../../text/piece.ts";
import type { WorkFacts } from "../filters.ts";
import type { FilterResult } from "../types.ts";
import { hourlyFilter, payFilter, yearly } from "./pay.ts";

/** The words between "below" with its amount and the no. */
const someWords = String.raw`(?: (?:[^.;]|\.(?=\d)){2,60})`;
/** Words that make an amount the least that a person accepts. */
const atLeast = new RegExp(
  [
    String.raw`(?<!\p{L})(?:${LEAST})(?!\p{L})`,
    String.raw`(?<!\p{L})(?:bottom line|(?:nothing|not|never|\p{L}+n['’]t|wont|dont|cant|cannot|no|refuse\p{L}*) (?:\p{L}+ ){0,5}(?:under|below|less|lower)|upwards?|need|require)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:brauche|benötige|(?:nicht|nichts|kein\p{L}*) (?:\p{L}+ ){0,3}(?:unter|weniger))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:pas|rien|jamais|refuse\p{L}*) (?:\p{L}+ ){0,3}(?:moins|en dessous)|besoin)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:no|nada|nunca) (?:\p{L}+ ){0,3}(?:menos|por debajo)|necesito)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:não|nada|nunca) (?:\p{L}+ ){0,3}(?:menos|abaixo)|preciso de)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:non|niente) (?:\p{L}+ ){0,3}(?:meno|sotto))(?!\p{L})`,
    String.raw`(?<!\p{L})(?:(?:niet|niets|geen|nooit) (?:\p{L}+ ){0,3}(?:minder|onder)|inte (?:\p{L}+ ){0,3}(?:under|mindre)|nie (?:\p{L}+ ){0,3}(?:mniej|poniżej)|ne méně)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:under|below|less than|lower than)${someWords}(?:not|never|\p{L}*n['’]t|wont|refuse|out|no)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:unter|weniger als)${someWords}(?:nichts?|nie|kein\p{L}*|ab|infrage|nirgend\p{L}*)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:moins de|en dessous de|au-dessous de|sous)${someWords}(?:pas|jamais|non|refuse|rien)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:menos de|debajo de|abaixo de)${someWords}(?:no|nada|nunca|não|nem)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:sotto|meno di)${someWords}(?:non|niente|no)(?!\p{L})`,
    String.raw`(?<!\p{L})(?:onder|minder dan)${someWords}(?:niet|nooit|geen)(?!\p{L})|(?<!\p{L})(?:under|mindre än)${someWords}(?:inte|aldrig)(?!\p{L})|(?<!\p{L})(?:poniżej|mniej niż)${someWords}nie(?!\p{L})|(?<!\p{L})(?:altında|az|azına|aşağısını)(?!\p{L})[^.;]{0,30}(?:olmaz|m[ae]m)(?!\p{L})`,
    String.raw`\d\s?k?\+|至少|最低|不低于|以上|以下は`,
  ].join("|"),
  "iu",
);
/** More than an amount may be wanted or not. */
const moreThan =
  /(?<!\p{L})(?:more than|mehr als|plus de|más de|mais de|più di|meer dan|mer än|więcej niż)(?!\p{L})/iu;
const payWords =
  /(?<!\p{L})(?:pay|paid|salary|wages?|earn\p{L}*|gross|net|gehalt\p{L}*|\p{L}*lohn|brutto|netto|verdien\p{L}*|salaire|bruts?|salario|sueldo|brut[oa]s?|cobrar|salário|ordenado|stipendio|ral|lord[io]|salaris|loon|lön|wynagrodzeni\p{L}+|pensj\p{L}+|mzd\p{L}+|plat\p{L}*)(?!\p{L})|[工薪]资|[年月]薪|年収|月給|時給/iu;
const netPay =
  /(?<!\p{L})(?:nets?(?: pay)?|after tax|take[- ]home|netto|neto|netos|nett[aeio]|líquid[oa]s?|na rękę)(?!\p{L})|税后|手取り/iu;
/** What follows a gross amount. */
const isGross = /^\s*(?:€|euros?)?\s*(?:gross|brutto|bruts?|brut[oa]s?|lord[io])(?!\p{L})/iu;
const netUnknown =
  "The least pay is net, and it is not known whether the opening's pay is, so ask for the net pay.";
const dollars: ReadonlySet<string> = new Set(["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]);
const crowns: ReadonlySet<string> = new Set(["SEK", "NOK", "DKK", "ISK"]);
/** Currencies in which a pay of this much is a year's. */
const strong: ReadonlySet<string> = new Set([...dollars, "EUR", "GBP", "CHF"]);
/** Amounts between which a pay is a month's, in currencies in which pay is named by the month. */
const monthly: Readonly<Record<string, readonly [from: number, to: number]>> = {
  BRL: [1200, 40_000],
  PLN: [2500, 40_000],
  CZK: [15_000, 150_000],
};
const LEAST_YEARLY = 10_000;
const LEAST_MONTHLY = 1000;
const MOST_HOURLY = 100;

/** The least pay that a sentence states, compared with an opening's; undefined if it states none. */
export function notedPay(
  said: string,
  currency: string | undefined,
  work: Omit<WorkFacts, "title">,
): FilterResult | undefined {
  const text = inFigures(withoutPaid(said));
  const isFirm = atLeast.test(text);
  if (!isFirm && (moreThan.test(text) || !limitsOf(text).includes("pay"))) return undefined;
  const [first, ...others] = findAmounts(pieceOf(text)).filter(
    (one) =>
      one.currency !== undefined ||
      one.scale !== "none" ||
      (one.value >= 100 && (payWords.test(text) || periodAfter(text.slice(one.end)) !== undefined)) ||
      (one.value >= LEAST_YEARLY && isAlone(text, one)),
  );
  if (first === undefined || first.scale === "large") return undefined;
  const result = compared(first, text, currency, work, isFirm);
  // "2,700 net or 42k gross": an opening that meets the gross pay meets it, and one below both fails.
  const gross = netPay.test(text) ? others.find(({ end }) => isGross.test(text.slice(end))) : undefined;
  if (gross === undefined) return result;
  const other = compared(
    gross,
    text.slice(first.end).replace(netPay, ""),
    currency,
    work,
    isFirm,
    -first.end,
  );
  const isFailed = (one: FilterResult) => one.outcome === "fail";
  return other.outcome === "pass" || (isFailed(result) && !isFailed(other)) ? other : result;
}

/** An amount compared with an opening's pay. `shift` moves it to its place in a part of the sentence. */
function compared(
  amount: Amount,
  text: string,
  currency: string | undefined,
  work: Omit<WorkFacts, "title">,
  isFirm: boolean,
  shift = 0,
): FilterResult {
  const value = fullValue(amount);
  const own = currencyMeant(amount.currency, text, currency, work.pay?.currency);
  const period =
    periodAfter(text.slice(amount.end + shift)) ??
    periodBefore(text.slice(0, amount.start + shift)) ??
    usualPeriod(value, own);
  if (period === undefined) {
    const reason =
      "Whether the least pay is for an hour, a month or a year is not known, so it was not compared.";
    return { key: "notedPay", outcome: "unknown", reason };
  }
  const areBothNet = work.isNetPay === true && netPay.test(text);
  // What is asked and paid by the hour is compared as it is, however many hours the week has.
  const isSameUnit = work.pay?.period === period;
  const { employmentType, hours, ...rest } = work;
  const offer = {
    ...rest,
    ...(isSameUnit && work.isFullPay !== true ? {} : { employmentType, hours }),
    isNetPay: work.isNetPay === true && !areBothNet,
  };
  const isOfHour = period === "hour" && !isSameUnit && work.pay?.period !== undefined;
  const found = isOfHour ? hourlyFilter(value, own, offer) : payFilter(yearly(value, period), own, offer);
  const result = { ...found, key: "notedPay" };
  // "I want 35,000" does not say that less is refused.
  if (!isFirm && result.outcome === "fail") return { ...result, outcome: "unknown" };
  // Of a gross pay less is left, so a net limit can fail, but is not met.
  return result.outcome === "pass" && netPay.test(text) && !areBothNet
    ? { ...result, outcome: "unknown", reason: netUnknown }
    : result;
}

/** True if no noun follows an amount: "at least 36,000 and a free summer". */
function isAlone(text: string, { end }: Amount): boolean {
  return /^\s*(?:$|[.,;:!?)]|(?:and|or|base|und|oder|y|o|et|ou|e)(?!\p{L}))/iu.test(text.slice(end));
}

/** Amounts of everyday speech as figures: "30 mila", "28 bucks". */
function inFigures(text: string): string {
  return text
    .replace(/(?<=\d)\s?(?:mila|mil|grand|tys\.?|bin)(?!\p{L})/giu, "k")
    .replace(/(\d[\d.,]*) bucks/giu, "$$$1")
    .replace(/(\d[\d.,]*) quid/giu, "£$1");
}

/** The only period for which an amount in its currency is a usual pay. */
function usualPeriod(value: number, currency = ""): Period | undefined {
  const [from, to] = monthly[currency] ?? [];
  if (from !== undefined && to !== undefined && value >= from && value <= to) return "month";
  if (!strong.has(currency)) return undefined;
  if (value >= LEAST_YEARLY) return "year";
  if (value < MOST_HOURLY) return "hour";
  return (currency === "EUR" || currency === "CHF") && value >= LEAST_MONTHLY ? "month" : undefined;
}

/** An amount without a currency is in the person's own, or else in the opening's. A bare dollar is the opening's. */
function currencyMeant(
  written: string | undefined,
  text: string,
  own: string | undefined,
  offered: string | undefined,
): string | undefined {
  if (written === undefined) return own ?? offered;
  const isDollar = /^(?:\$|dollars?)$/iu.test(written.trim());
  if (isDollar && dollars.has(own ?? offered ?? "")) return own ?? offered;
  if (/^kr/iu.test(written.trim()) && crowns.has(own ?? offered ?? "")) return own ?? offered;
  return currencyCode(written, createDoc(text)) ?? own;
}
