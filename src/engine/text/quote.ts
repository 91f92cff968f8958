import type { Span } from "./span.ts";

/** A folded text; `at[i]` is the position in the text as given of the character that made the folded one at `i`. */
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
 * Folds a text for comparing words: NFKC, lower case, one blank for white space, one form of dashes and quotation
 * marks, no hidden characters. Each folded character keeps the position it comes from.
 */
export function foldWithPositions(text: string): Folded {
  let folded = "";
  const at: number[] = [];
  let position = 0;
  for (const { segment } of graphemesOf(text)) {
    for (const character of foldGrapheme(segment)) {
      if (character === " " && (folded === "" || folded.endsWith(" "))) continue;
      folded += character;
      for (let unit = 0; unit < character.length; unit += 1) at.push(position);
    }
    position += segment.length;
  }
  at.push(text.length);
  return { text: folded, at };
}

/** Where a quote stands in a text when both are folded, as a span of the text as given; undefined where it does not. */
export function findQuote(text: string | Folded, quote: string): Span | undefined {
  const { text: folded, at } = typeof text === "string" ? foldWithPositions(text) : text;
  const wanted = foldWithPositions(quote).text.trim();
  if (wanted === "") return undefined;
  for (let from = folded.indexOf(wanted); from !== -1; from = folded.indexOf(wanted, from + 1)) {
    const to = from + wanted.length;
    if (isWordPart(folded, from) || isWordPart(folded, to)) continue;
    const start = at[from] ?? 0;
    const last = at[to - 1] ?? start;
    const end = at.slice(to, to + 8).find((position) => position > last) ?? at.at(-1) ?? last + 1;
    return [start, end];
  }
  return undefined;
}

// Base characters with the marks that follow them, so that composed and decomposed letters fold alike.
function* graphemesOf(text: string): Generator<{ segment: string }> {
  for (const match of text.matchAll(/\P{M}\p{M}{0,30}|\p{M}{1,30}/gsu)) yield { segment: match[0] };
}

function foldGrapheme(segment: string): string {
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

/** Whether a position lies inside a word or a number of a script that separates words. */
function isWordPart(text: string, at: number): boolean {
  const [left, right] = [text[at - 1] ?? " ", text[at] ?? " "];
  const joins = /[\p{L}\p{N}]/u;
  const han = /\p{Script=Han}|\p{Script=Hiragana}|\p{Script=Katakana}/u;
  return joins.test(left) && joins.test(right) && !han.test(left) && !han.test(right);
}
