import type { Folded } from "../../text/quote.ts";

/** A folded text without accents on Latin letters, and with the words whole that a line's end divided by a hyphen. */
export function foldLoosely(text: string, { text: folded, at }: Folded): Folded {
  const kept: string[] = [];
  const places: number[] = [];
  for (let index = 0; index < folded.length; index += 1) {
    const place = at[index] ?? text.length;
    if (isDivided(text, folded, index, place)) {
      index += 1;
      continue;
    }
    kept.push(withoutAccents(folded.charAt(index)));
    places.push(place);
  }
  return { text: kept.join(""), at: [...places, text.length] };
}

/** Words without accents on Latin letters. */
export function withoutAccents(words: string): string {
  if (/^[\x20-\x7e]*$/.test(words)) return words;
  return words
    .normalize("NFD")
    .replace(/(\p{Script=Latin})\p{M}+/gu, "$1")
    .normalize("NFC");
}

/** "experi-" at the end of a line before "ence". */
function isDivided(text: string, folded: string, index: number, place: number): boolean {
  if (folded[index] !== "-" || folded[index + 1] !== " ") return false;
  const isInWord = /\p{L}/u.test(folded[index - 1] ?? "") && /\p{Ll}/u.test(folded[index + 2] ?? "");
  return isInWord && /^.[ \t]*\r?\n[ \t]*\p{Ll}/u.test(text.slice(place, place + 40));
}
