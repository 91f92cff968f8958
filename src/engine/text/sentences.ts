import { cutAt } from "./cuts.ts";
import { endsShortWord } from "./names/short-forms.ts";
import type { Piece } from "./piece.ts";

/**
 * The sentences of a text: ended by punctuation, a semicolon or a Chinese mark, but not by the dot of an
 * abbreviation.
 */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index, text) => {
    return mark === ";" ? !isInBrackets(text, index) : mark !== "." || !endsShortWord(text, index);
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
