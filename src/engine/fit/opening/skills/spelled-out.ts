import { wordsOf } from "../../../text/words.ts";

const inBrackets = /\s?\(([^()]{2,60})\)/gu;
const small = /^(?:of|and|the|for|in|de|la|du|des|d|l|und|für|y|e|et|del|do|da)$/i;
/** Short words that may occur between as many words as there are letters. */
const MOST_SMALL = 2;

/**
 * A demand once with the full name and once with the initials if it has both: "renal therapy (RT)". Otherwise
 * unchanged.
 */
export function bothNames(text: string): string[] {
  for (const { 0: bracket, 1: inner = "", index } of text.matchAll(inBrackets)) {
    const before = text.slice(0, index);
    const behind = text.slice(index + bracket.length);
    const letters = /(?<!\p{L})\p{Lu}{2,6}$/u.exec(before)?.[0];
    const from =
      letters !== undefined && standsFor(letters, inner)
        ? index - letters.length
        : isLetters(inner)
          ? beginOf(inner, before)
          : undefined;
    if (from !== undefined) return [`${before}${behind}`, `${text.slice(0, from)}${inner}${behind}`];
  }
  return [text];
}

/** A demand once with each of two names with a slash between them: "using MicroDrainage/InfoDrainage". */
export function eitherName(text: string): string[] {
  const found = /(?<![\p{L}/])(\p{Lu}\p{L}{4,30})\/(\p{Lu}\p{L}{4,30})(?![\p{L}/])/u.exec(text);
  if (found === null) return [text];
  const [whole, first = "", second = ""] = found;
  return [first, second].map((name) => text.replace(whole, name));
}

/** True if letters are the initials of words, with or without the short ones: "AHA", "American Heart Association". */
export function standsFor(letters: string, words: string): boolean {
  const all = words.match(/\p{L}+/gu) ?? [];
  return [all, all.filter((word) => !small.test(word))].some(
    (some) =>
      some
        .map((word) => word.normalize("NFD").slice(0, 1))
        .join("")
        .toLowerCase() === letters.toLowerCase(),
  );
}

/** True if an abbreviation is made of the beginnings of words: "GPhC" for "General Pharmaceutical Council". */
export function shortens(short: string, words: string): boolean {
  const begins = short.match(/\p{Lu}\p{Ll}*/gu) ?? [];
  const all = (words.match(/\p{L}+/gu) ?? []).filter((word) => !small.test(word));
  if (begins.length < 2 || begins.length !== all.length || begins.join("") !== short) return false;
  return begins.every((begin, at) => all[at]?.toLowerCase().startsWith(begin.toLowerCase()));
}

/** True if a text is a name in initials only: "AHA". */
export function isLetters(text: string): boolean {
  return /^\p{Lu}{2,6}$/u.test(text);
}

/** The position at the end of a text where the words behind the letters start. */
function beginOf(letters: string, text: string): number | undefined {
  return wordsOf(text)
    .slice(-letters.length - MOST_SMALL)
    .findLast(({ start }) => standsFor(letters, text.slice(start)))?.start;
}
