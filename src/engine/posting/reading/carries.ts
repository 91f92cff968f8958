import { currencySigns, currencyWords } from "../../lexicon/opening-terms.ts";
import { durationsIn } from "../../text/durations.ts";
import { withWholeWords } from "../../text/loose-quote.ts";
import type { Piece } from "../../text/piece.ts";
import type { Span } from "../../text/span.ts";
import { createTerms, type FindTerms } from "../../text/terms.ts";
import { wordsOf } from "../../text/words.ts";

/** Whether every word and every number of a value is among those of its quote. */
export function carriesWords(quote: string, value: string): boolean {
  const said = new Set(wordsOf(`${quote}\n${withWholeWords(quote)}`).map(({ key }) => key));
  const words = wordsOf(value);
  return words.length > 0 && words.every(({ key }) => said.has(key));
}

/** Where the words of the line at the quote name the value; undefined where none does, or one names another of its kind. */
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
  // "Finance director (CFO)": a bracket says another word for it.
  const whole = outside.some(({ tag }) => tag === value) ? outside : all;
  const own = whole.find(({ tag }) => tag === value) ?? mixed(whole, value);
  // What is hybrid has days at home and days in the office.
  if (own === undefined || (value !== "hybrid" && whole.some(({ tag }) => tag !== value))) return undefined;
  return [sentence.start + own.start, sentence.start + own.end];
}

/** Some days at home and the others in the office are both. */
function mixed<Tag extends string>(whole: readonly { tag: Tag; start: number; end: number }[], value: Tag) {
  const tags = new Set<string>(whole.map(({ tag }) => tag));
  return value === "hybrid" && tags.has("remote") && tags.has("on_site") ? whole[0] : undefined;
}

/** Whether a quote speaks of as many years, in digits or words. */
export function carriesYears(quote: string, years: number): boolean {
  return durationsIn(quote, wordsOf(quote)).some((duration) => duration.years === years);
}

const findCurrency = createTerms(currencyWords);

/** Whether a quote names a currency by its code, word or sign, and none that is another. */
export function carriesCurrency(quote: string, code: string): boolean {
  const named = new Set<string>(findCurrency(quote).map(({ tag }) => tag));
  if (named.size > 0) return named.size === 1 && named.has(code);
  const signs = quote.match(/R\$|(?<!\p{L})kr(?!\p{L})|[€£₹¥$]/gu) ?? [];
  return signs.length > 0 && signs.every((sign) => currencySigns[sign]?.includes(code));
}
