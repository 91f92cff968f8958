import { quotable, quotePlaces } from "../../../text/loose-quote.ts";
import { type Word, wordsOf } from "../../../text/words.ts";
import { hasLegalForm } from "../../fields/company/legal-name.ts";

/** True if a quote contains a name: as written, or its words in order with an aside between them. */
export function carriesName(quote: string, name: string): boolean {
  if (quotePlaces(quotable(quote), name).length > 0) return true;
  // A dash between spaces separates two names.
  const gap = hasLegalForm(name)
    ? /^(?!.*(?:\s-|-\s))[ \u00A0.,&+'’/-]*$/u
    : /^(?!.*(?:\s-|-\s))[ \u00A0.&+'’/-]*$/u;
  const said = quote.replace(/[(（][^()（）\n]{1,40}[)）]/gu, " ");
  const keys = wordsOf(name).map(({ key }) => key);
  return runIn(said, keys, gap) !== undefined;
}

/** True if a quote contains a title. Its words may have other separators: "Planner (Days)" for "Planner - Days". */
export function carriesTitle(quote: string, title: string): boolean {
  return carriesName(quote, title) || titleIn(quote, title) !== undefined;
}

/** A title as the text writes it, with any separators; undefined if absent. */
export function titleIn(text: string, title: string): string | undefined {
  const keys = wordsOf(title).map(({ key }) => key);
  const run = runIn(text, keys, /^[ \u00A0.,:&+'’/()|–—-]*$/u);
  return run && text.slice(...run);
}

/** Between two places; each side belongs to one of them. */
const betweenPlaces = /[\n;|•·]|(?<!\p{L})(?:and|or|und|oder|et|ou|y|o|e|sowie)(?!\p{L})/iu;
const MOST_SKIPPED = 2;

/** True if a quote contains a place: its words in any order, with little else of the address between. */
export function carriesPlace(quote: string, place: string): boolean {
  if (quotePlaces(quotable(quote), place).length > 0) return true;
  const keys = wordsOf(place).map(({ key }) => key);
  return keys.length > 0 && quote.split(betweenPlaces).some((part) => hasNear(wordsOf(part), keys));
}

function runIn(said: string, keys: readonly string[], gap: RegExp): [number, number] | undefined {
  const words = wordsOf(said);
  if (keys.length === 0) return undefined;
  const start = words.findIndex((_, from) =>
    keys.every((key, at) => {
      const [before, word] = [words[from + at - 1], words[from + at]];
      if (word?.key !== key) return false;
      return gap.test(at > 0 && before ? said.slice(before.end, word.start) : "");
    }),
  );
  const [first, last] = [words[start], words[start + keys.length - 1]];
  return first && last && [first.start, last.end];
}

function hasNear(words: readonly Word[], keys: readonly string[]): boolean {
  const size = keys.length + MOST_SKIPPED;
  return words.some((_, from) => {
    const window = new Set(words.slice(from, from + size).map(({ key }) => key));
    return keys.every((key) => window.has(key));
  });
}
