import { currencySigns, currencyWords } from "../../../lexicon/demands/opening-terms.ts";
import { durationsIn } from "../../../text/durations.ts";
import { withWholeWords } from "../../../text/loose-quote.ts";
import { createTerms, type FindTerms } from "../../../text/names/terms.ts";
import type { Piece, Span } from "../../../text/piece.ts";
import { wordsOf } from "../../../text/words.ts";

/** True if every word and number of a value is in its quote. */
export function carriesWords(quote: string, value: string): boolean {
  const said = new Set(wordsOf(`${quote}\n${withWholeWords(quote)}`).map(({ key }) => key));
  const words = wordsOf(value);
  return words.length > 0 && words.every(({ key }) => said.has(key));
}

/** Where words of the quoted line name the value; undefined if none does, or one names another value of the kind. */
export function placeOfTerm<Tag extends string>(
  find: FindTerms<Tag>,
  sentence: Piece,
  [start, end]: Span,
  value: Tag,
): Span | undefined {
  const [from, to] = [start - sentence.start, end - sentence.start];
  const all = find(sentence.text).filter((term) => term.start < to && from < term.end);
  const isAside = (term: { start: number }) => /[(（][^)）]*$/u.test(sentence.text.slice(0, term.start));
  const outside = all.filter((term) => !isAside(term));
  // "Finance director (CFO)": brackets contain a synonym.
  const whole = outside.some(({ tag }) => tag === value) ? outside : all;
  const own = whole.find(({ tag }) => tag === value) ?? mixed(whole, value);
  // Hybrid work has days at home and in the office.
  if (own === undefined || (value !== "hybrid" && whole.some(({ tag }) => tag !== value))) return undefined;
  return [sentence.start + own.start, sentence.start + own.end];
}

/** Some days at home and others in the office are both. */
function mixed<Tag extends string>(whole: readonly { tag: Tag; start: number; end: number }[], value: Tag) {
  const tags = new Set<string>(whole.map(({ tag }) => tag));
  return value === "hybrid" && tags.has("remote") && tags.has("on_site") ? whole[0] : undefined;
}

/** True if a quote names this number of years, in digits or words. */
export function carriesYears(quote: string, years: number): boolean {
  return durationsIn(quote, wordsOf(quote)).some((duration) => duration.years === years);
}

const findCurrency = createTerms(currencyWords);

/** The currencies that words name. "新台币 32,000 元" and "港元" are one. */
export function currenciesIn(words: string): ReadonlySet<string> {
  const named = new Set<string>(findCurrency(words).map(({ tag }) => tag));
  if (["TWD", "HKD", "USD", "AUD", "CAD", "SGD"].some((dollar) => named.has(dollar))) named.delete("CNY");
  return named;
}

/** True if a quote names a currency by code, word or sign, and no other one. */
export function carriesCurrency(quote: string, code: string): boolean {
  const named = currenciesIn(quote);
  if (named.size > 0) return named.size === 1 && named.has(code);
  const signs = quote.match(/R\$|(?<!\p{L})kr(?!\p{L})|[€£₹¥$]/gu) ?? [];
  return signs.length > 0 && signs.every((sign) => currencySigns[sign]?.includes(code));
}
