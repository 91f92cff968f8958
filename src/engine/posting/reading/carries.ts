import { currencySigns, currencyWords } from "../../lexicon/opening-terms.ts";
import { durationsIn } from "../../text/durations.ts";
import { createTerms, type FindTerms } from "../../text/terms.ts";
import { wordsOf } from "../../text/words.ts";

/** Whether every word and every number of a value is among those of its quote. */
export function carriesWords(quote: string, value: string): boolean {
  const said = new Set(wordsOf(quote).map(({ key }) => key));
  const words = wordsOf(value);
  return words.length > 0 && words.every(({ key }) => said.has(key));
}

/** Whether a word of the quote names the value and none names another one of its kind. */
export function carriesTerm<Tag extends string>(find: FindTerms<Tag>, quote: string, value: Tag): boolean {
  const tags = new Set(find(quote).map(({ tag }) => tag));
  return tags.size === 1 && tags.has(value);
}

/** Whether a quote speaks of as many years, in digits or words. */
export function carriesYears(quote: string, years: number): boolean {
  return durationsIn(quote, wordsOf(quote)).some((duration) => duration.years === years);
}

/** Whether a quote names an amount of money: "65,000", "65.000,00", "65k", "6.5万". */
export function carriesAmount(quote: string, amount: number): boolean {
  return amountsIn(quote).has(amount);
}

const findCurrency = createTerms(currencyWords);

/** Whether a quote names a currency by its code, word or sign, and none that is another. */
export function carriesCurrency(quote: string, code: string): boolean {
  const named = new Set<string>(findCurrency(quote).map(({ tag }) => tag));
  if (named.size > 0) return named.size === 1 && named.has(code);
  const signs = quote.match(/R\$|[€£₹¥$]/g) ?? [];
  return signs.length > 0 && signs.every((sign) => currencySigns[sign]?.includes(code));
}

function amountsIn(quote: string): Set<number> {
  const found = new Set<number>();
  const range = /(\d+(?:[.,]\d+)?)\s*[-–—]\s*\d+(?:[.,]\d+)?\s*k\b/gi;
  for (const [, from = ""] of quote.matchAll(range)) found.add(Number(from.replace(",", ".")) * 1000);
  for (const [, written = "", unit] of quote.matchAll(/(\d[\d.,'’\u00A0\u202F ]*)\s*(k\b|万)?/gi)) {
    const times = unit === "万" ? 10_000 : unit === undefined ? 1 : 1000;
    for (const part of [written, ...written.split(" ")]) {
      const amount = amountOf(part);
      if (amount !== undefined) found.add(Math.round(amount * times * 100) / 100);
    }
  }
  return found;
}

/** The number that digits with separators of any language write. */
function amountOf(written: string): number | undefined {
  const plain = written
    .trim()
    .replace(/[\s'’\u00A0\u202F]/g, "")
    .replace(/[.,]+$/, "");
  const decimals = /^(.*\d)[.,](\d{1,2})$/.exec(plain);
  const whole = (decimals?.[1] ?? plain).replace(/[.,]/g, "");
  return /^\d+$/.test(whole) ? Number(`${whole}.${decimals?.[2] ?? 0}`) : undefined;
}
