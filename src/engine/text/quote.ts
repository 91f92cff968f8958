import type { Span } from "./piece.ts";

/** A folded text. `at[i]` is the original position of the character behind folded character `i`. */
export interface Folded {
  text: string;
  at: number[];
}

const marks: Record<string, string> = {
  "«": '"',
  "»": '"',
  "„": '"',
  "“": '"',
  "”": '"',
  "‟": '"',
  "‹": "'",
  "›": "'",
};

/**
 * Folds a text for comparing words: NFKC, lower case, single spaces, one form of dashes and quotation marks, no
 * hidden characters. Each folded character keeps its original position.
 */
export function foldWithPositions(text: string): Folded {
  const folded: string[] = [];
  const at: number[] = [];
  let position = 0;
  let last = " ";
  for (const { segment } of graphemesOf(text)) {
    for (const character of foldGrapheme(segment)) {
      if (character === " " && last === " ") continue;
      last = character;
      folded.push(character);
      for (let unit = 0; unit < character.length; unit += 1) at.push(position);
    }
    position += segment.length;
  }
  at.push(text.length);
  return { text: folded.join(""), at };
}

/** A quote with this many matches inside words, such as a single letter, does not count. */
const MOST_TRIES = 10_000;

/** Every place of a quote in a text when both are folded, in text order, as spans of the original. */
export function* findQuotes(text: string | Folded, quote: string): Generator<Span, undefined> {
  const { text: folded, at } = typeof text === "string" ? foldWithPositions(text) : text;
  const wanted = foldWithPositions(quote).text.trim();
  if (wanted === "") return undefined;
  let tries = 0;
  for (let from = folded.indexOf(wanted); from !== -1; from = folded.indexOf(wanted, from + 1)) {
    tries += 1;
    if (tries > MOST_TRIES) return undefined;
    const to = from + wanted.length;
    if (isWordPart(folded, from) || isWordPart(folded, to)) continue;
    const start = at[from] ?? 0;
    const last = at[to - 1] ?? start;
    const end = at.slice(to, to + 8).find((position) => position > last) ?? at.at(-1) ?? last + 1;
    yield [start, end];
  }
  return undefined;
}

// Base characters with their combining marks, so that composed and decomposed letters fold alike.
function* graphemesOf(text: string): Generator<{ segment: string }> {
  for (const match of text.matchAll(/\P{M}\p{M}{0,30}|\p{M}{1,30}/gsu)) yield { segment: match[0] };
}

function foldGrapheme(segment: string): string {
  if (/^[a-z0-9 ]$/.test(segment)) return segment;
  if (/^[\p{Cf}\p{Cc}]/u.test(segment) && !/^\s/.test(segment)) return "";
  return [...segment.normalize("NFKC")]
    .map((character) => {
      if (/\s/.test(character)) return " ";
      if (/[\p{Pd}\u2212]/u.test(character)) return "-";
      if (/[\u2018-\u201B\u02BC\u2032\u00B4`]/.test(character)) return "'";
      if (/\p{Cf}|\p{Variation_Selector}/u.test(character)) return "";
      return marks[character] ?? character.toLowerCase();
    })
    .join("");
}

/** True if a position is inside a word or number, in a script that separates words. */
function isWordPart(text: string, at: number): boolean {
  const [left, right] = [text[at - 1] ?? " ", text[at] ?? " "];
  const joins = /[\p{L}\p{N}]/u;
  const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
  return joins.test(left) && joins.test(right) && !han.test(left) && !han.test(right);
}
