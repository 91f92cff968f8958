import { quotable, quotePlaces, withWholeWords } from "../../../text/loose-quote.ts";
import type { Span } from "../../../text/piece.ts";
import { type Word, wordsOf } from "../../../text/words.ts";
import { carriesWords } from "./carries.ts";

const denying = new Set(
  "no not never without nicht kein keine keinen keiner ohne pas sans aucun aucune sin nunca nem sem nao 不 无 非".split(
    " ",
  ),
);
const other = /[\n;；。]|[.!?]\s/u;

/**
 * True if a quote contains a text: as written, or its words with others between that neither deny it nor count
 * something else.
 */
export function carriesText(quote: string, text: string): boolean {
  if (quotePlaces(quotable(quote), text).length > 0) return true;
  if (!carriesWords(quote, text)) return false;
  const said = withWholeWords(quote);
  const wanted = new Set(wordsOf(text).map(({ key }) => key));
  const words = wordsOf(said);
  const window = smallestWindow(words, wanted);
  const [first, last] = [window[0], window.at(-1)];
  if (!first || !last) return false;
  const skipped = window.filter(({ key }) => !wanted.has(key));
  const counts = [...wanted].some((key) => /\d/.test(key));
  const between = said.slice(first.start, last.end);
  if (skipped.some(({ key }) => denying.has(key))) return false;
  if (counts && (skipped.some(({ key }) => /\d/.test(key)) || /,\s/.test(between))) return false;
  return !other.test(between);
}

/** The shortest sequence of words that contains all the wanted ones. */
function smallestWindow(words: readonly Word[], wanted: ReadonlySet<string>): readonly Word[] {
  const counts = new Map<string, number>();
  let best: readonly Word[] = [];
  let from = 0;
  for (const [to, { key }] of words.entries()) {
    if (wanted.has(key)) counts.set(key, (counts.get(key) ?? 0) + 1);
    while (counts.size === wanted.size && from <= to) {
      if (best.length === 0 || to - from + 1 < best.length) best = words.slice(from, to + 1);
      const left = words[from]?.key ?? "";
      const count = counts.get(left);
      if (count === 1) counts.delete(left);
      else if (count !== undefined) counts.set(left, count - 1);
      from += 1;
    }
  }
  return best;
}

/** The place of a text inside its quote, or the whole quote if it is not there unchanged. */
export function narrowed(source: string, text: string, [start, end]: Span): Span {
  const [own] = quotePlaces(quotable(source.slice(start, end)), text);
  return own ? [start + own[0], start + own[1]] : [start, end];
}
