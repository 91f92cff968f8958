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

/** Whether the words of the line at the quote name the value, and none of them another one of its kind. */
export function carriesTerm<Tag extends string>(
  find: FindTerms<Tag>,
  sentence: Piece,
  [start, end]: Span,
  value: Tag,
): boolean {
  const [from, to] = [start - sentence.start, end - sentence.start];
  const whole = find(sentence.text).filter((term) => term.start < to && from < term.end);
  const tags = new Set(whole.map(({ tag }) => tag));
  return tags.size === 1 && tags.has(value);
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
  const signs = quote.match(/R\$|[€£₹¥$]/g) ?? [];
  return signs.length > 0 && signs.every((sign) => currencySigns[sign]?.includes(code));
}
