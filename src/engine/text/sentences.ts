import { cutAt } from "./cuts.ts";
import { endsShortWord } from "./names/short-forms.ts";
import type { Piece } from "./piece.ts";

/**
 * The sentences of a text: ended by punctuation, a semicolon or a Chinese mark, but not by the dot of an
 * abbreviation.
 */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index, text) => {
    if (mark === ";") return !isInBrackets(text, index);
    return mark !== "." || !(endsShortWord(text, index) || isOfDate(text, index));
  });
}

/** A semicolon inside brackets separates listed items. */
function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - LONGEST_BRACKET), index);
  return (
    before.lastIndexOf("(") > before.lastIndexOf(")") &&
    text.slice(index, index + LONGEST_BRACKET).includes(")")
  );
}

const LONGEST_BRACKET = 200;

/** "Zum 1. April": the dot of a day. */
function isOfDate(text: string, index: number): boolean {
  return (
    /\d$/.test(text.slice(Math.max(0, index - 2), index)) && ofMonth.test(text.slice(index + 1, index + 12))
  );
}

const ofMonth =
  /^\s?(?:jan|feb|märz|apr|mai|jun|jul|aug|sep|okt|nov|dez|marts|mars|maj|oktober|dec)\p{L}*(?!\p{L})/iu;
