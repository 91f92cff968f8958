import type { Span } from "./piece.ts";
import { type Folded, findQuotes, foldWithPositions } from "./quote.ts";

/** A text to search for quotes: unchanged, folded, and folded further for other spellings. */
export interface Quotable {
  text: string;
  folded: Folded;
  loose: Folded;
}

const MOST_PLACES = 50;

/** Prepares a text for finding quotes. */
export function quotable(text: string): Quotable {
  const folded = foldWithPositions(text);
  return { text, folded, loose: foldLoosely(folded) };
}

/**
 * At most 50 places of a quote in a text: unchanged first, then with differences in accents, emphasis, words
 * divided at a line end, and spaces and marks in ranges and amounts.
 */
export function quotePlaces({ text, folded, loose }: Quotable, words: string): Span[] {
  const found = firstOf(findQuotes(folded, words));
  const bare = words.replace(/^[\s•·*–—-]+|[\s.,;:…*]+$/gu, "");
  const wanted = foldLoosely(foldWithPositions(bare)).text.trim();
  const more = firstOf(findQuotes(loose, wanted))
    .map(([start, end]): Span => [start, withoutTail(text, start, end)])
    .filter(([start, end]) => !found.some((one) => one[0] < end && start < one[1]));
  return [...found, ...more].slice(0, MOST_PLACES);
}

/** A text with words rejoined that a line end divided. */
export function withWholeWords(text: string): string {
  return text.replace(/\u00AD\s*/gu, "").replace(/(\p{L})[-\u2010]\s*\n\s*(?=\p{Ll})/gu, "$1");
}

function firstOf(spans: Iterable<Span>): Span[] {
  const found: Span[] = [];
  for (const span of spans) {
    found.push(span);
    if (found.length === MOST_PLACES) break;
  }
  return found;
}

/** Characters skipped after the last word belong to what follows. */
function withoutTail(text: string, start: number, end: number): number {
  let last = end;
  while (last > start && /[\s*_]/u.test(text[last - 1] ?? "")) last -= 1;
  return last;
}

/** A folded text without what may be spelled differently. Positions of the rest are kept. */
function foldLoosely({ text, at }: Folded): Folded {
  const kept: string[] = [];
  const places: number[] = [];
  for (let index = 0; index < text.length; index += 1) {
    const character = text.charAt(index);
    const place = at[index] ?? 0;
    if (isLeftOut(text, index, character)) continue;
    const plain = isComma(text, index, character) ? "." : withoutAccents(character);
    kept.push(plain);
    for (let unit = 0; unit < plain.length; unit += 1) places.push(place);
  }
  return { text: kept.join(""), at: [...places, at.at(-1) ?? 0] };
}

function isLeftOut(text: string, index: number, character: string): boolean {
  if (character === "*" || character === "_") return true;
  const before = text.charAt(index - 1);
  const after = text.charAt(index + 1);
  if (character === " ") {
    return (
      areHan(before, after) ||
      /[-/]/.test(after) ||
      /[-/]/.test(before) ||
      isInAmount(text, index, before, after)
    );
  }
  if (character === "-") return isLetter(before) && isLetter(after === " " ? text.charAt(index + 2) : after);
  return /[.,']/.test(character) && isGroup(text, index, before);
}

/** The space in "38 000 €", "£ 28k" and "45 k". */
function isInAmount(text: string, index: number, before: string, after: string): boolean {
  if (/[€$£¥₹]/.test(before) && isDigit(after)) return true;
  if (!isDigit(before)) return false;
  return (
    /[€$£¥₹%]/.test(after) ||
    (after === "k" && !isLetter(text.charAt(index + 2))) ||
    isGroup(text, index, before)
  );
}

/** The separator of thousands in a number. */
function isGroup(text: string, index: number, before: string): boolean {
  return isDigit(before) && /^\d{3}(?!\d)/.test(text.slice(index + 1, index + 5));
}

function isComma(text: string, index: number, character: string): boolean {
  return (
    character === "," &&
    isDigit(text.charAt(index - 1)) &&
    /^\d{1,2}(?!\d)/.test(text.slice(index + 1, index + 4))
  );
}

function isDigit(character: string): boolean {
  return character >= "0" && character <= "9";
}

/** Chinese and Japanese have no spaces, so one between them is a line end. */
function areHan(before: string, after: string): boolean {
  return before > "\u2fff" && han.test(before) && han.test(after);
}

const han = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

function isLetter(character: string): boolean {
  return /\p{L}/u.test(character);
}

const letters: Record<string, string> = {
  ß: "ss",
  ø: "o",
  ł: "l",
  đ: "d",
  æ: "ae",
  œ: "oe",
  ı: "i",
};

function withoutAccents(character: string): string {
  if (character <= "\u007e") return character;
  const plain = letters[character] ?? character.normalize("NFD").replace(/(\p{Script=Latin})\p{M}+/gu, "$1");
  return plain.normalize("NFC");
}
