import { cutAt } from "./cuts.ts";
import type { Piece } from "./piece.ts";
import { endsShortWord } from "./short-forms.ts";

/** The sentences of a piece: ended by a mark, a semicolon or a sign of Chinese, not by the dot of a short form. */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index, text) => {
    return mark === ";" ? !isInBrackets(text, index) : mark !== "." || !endsShortWord(text, index);
  });
}

/** A semicolon inside brackets parts the things that they list. */
function isInBrackets(text: string, index: number): boolean {
  const before = text.slice(Math.max(0, index - LONGEST_BRACKET), index);
  return (
    before.lastIndexOf("(") > before.lastIndexOf(")") &&
    text.slice(index, index + LONGEST_BRACKET).includes(")")
  );
}

const LONGEST_BRACKET = 200;
