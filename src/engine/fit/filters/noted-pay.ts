import { findAmounts, fullValue } from "../../posting/pay/amounts.ts";
import { currencyCode } from "../../posting/pay/currency.ts";
import { periodAfter, periodBefore } from "../../posting/pay/period.ts";
import type { Period, Salary } from "../../posting/types.ts";
import { createDoc } from "../../text/doc.ts";
import { pieceOf } from "../../text/piece.ts";
import type { FilterResult } from "../types.ts";
import { payFilter, yearly } from "./pay.ts";

/** Words that make an amount the least that a person accepts. */
const atLeast =
  /(?<!\p{L})(?:at least|min\.?|minimum|no less|not less|nothing (?:under|below|less)|(?:not|never|n['’]t|no) (?:\p{L}+ ){0,3}(?:under|below|less)|or more|upwards?|mind(?:estens|\.)?|wenigstens|(?:nicht|nichts) (?:unter|weniger)|au moins|au minimum|pas (?:moins|en dessous)|al menos|(?:como |por lo )?m[ií]nimo|no menos|(?:nada|no) por debajo|pelo menos|não menos|abaixo|almeno|minimo|non meno|sotto|minstens|minimaal|niet (?:minder|onder)|minst|lägst|inte (?:under|mindre)|co najmniej|nie mniej|poniżej|nejméně|alespoň|minimálně|ne méně)(?!\p{L})|(?<!\p{L})(?:(?:under|below|less than) (?:[^.;]|\.(?=\d)){2,40}(?:not|never|n['’]t)|(?:unter|weniger als) (?:[^.;]|\.(?=\d)){2,60}(?:nicht?s?|nie|kein\p{L}*)|(?:moins de|en dessous de) (?:[^.;]|\.(?=\d)){2,60}(?:pas|jamais|non)|(?:menos de|debajo de|abaixo de) (?:[^.;]|\.(?=\d)){2,60}(?:no|nada|nunca|não))(?!\p{L})|\d\s?k?\+|至少|最低|不低于|以上|以下は/iu;
const payWords =
  /(?<!\p{L})(?:pay|paid|salary|wages?|earn\p{L}*|gross|net|gehalt\p{L}*|\p{L}*lohn|brutto|netto|verdien\p{L}*|salaire|brut|salario|sueldo|bruto|cobrar|salário|ordenado|stipendio|ral|lord[io]|salaris|loon|lön|wynagrodzeni\p{L}+|pensj\p{L}+|mzd\p{L}+|plat\p{L}*)(?!\p{L})|[工薪]资|[年月]薪|年収|月給|時給/iu;
const isNet =
  /(?<!\p{L})(?:net(?: pay)?|after tax|netto|neto|netos|nett[aeio]|líquid[oa]s?)(?!\p{L})|税后|手取り/iu;
const netUnknown =
  "The least pay is net, and it is not known whether the opening's pay is, so ask for the net pay.";
const dollars: ReadonlySet<string> = new Set(["USD", "CAD", "AUD", "NZD", "SGD", "HKD"]);
/** Currencies in which a pay of this much is a year's. */
const strong: ReadonlySet<string> = new Set([...dollars, "EUR", "GBP", "CHF"]);
const LEAST_YEARLY = 10_000;
const LEAST_MONTHLY = 1000;
const MOST_HOURLY = 100;

/** The least pay that a sentence states, compared with an opening's; undefined if it states none. */
export function notedPay(
  text: string,
  currency: string | undefined,
  pay: Salary | undefined,
): FilterResult | undefined {
  if (!atLeast.test(text)) return undefined;
  const amount = findAmounts(pieceOf(text)).find(
    (one) => one.currency !== undefined || one.scale !== "none" || (one.value >= 100 && payWords.test(text)),
  );
  if (amount === undefined || amount.scale === "large") return undefined;
  const value = fullValue(amount);
  const own = currencyMeant(amount.currency, text, currency, pay?.currency);
  const period =
    periodAfter(text.slice(amount.end)) ??
    periodBefore(text.slice(0, amount.start)) ??
    usualPeriod(value, own);
  if (period === undefined) {
    const reason =
      "Whether the least pay is for an hour, a month or a year is not known, so it was not compared.";
    return { key: "notedPay", outcome: "unknown", reason };
  }
  const result = { ...payFilter(yearly(value, period), own, pay), key: "notedPay" };
  // Of a gross pay less is left, so a net limit can fail, but is not met.
  return result.outcome === "pass" && isNet.test(text)
    ? { ...result, outcome: "unknown", reason: netUnknown }
    : result;
}

/** The only period for which an amount in a strong currency is a usual pay. */
function usualPeriod(value: number, currency = ""): Period | undefined {
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
  return currencyCode(written, createDoc(text)) ?? own;
}
