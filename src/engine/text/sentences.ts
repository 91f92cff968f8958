import { cutAt } from "./cuts.ts";
import type { Piece } from "./piece.ts";
import { endsShortWord } from "./short-forms.ts";

/** The sentences of a piece: ended by a mark, a semicolon or a sign of Chinese, not by the dot of a short form. */
export function sentencesOf(piece: Piece): Piece[] {
  return cutAt(piece, /[.!?](?=\s|$)|[;；。！？]/gu, (mark, index, text) => {
    return mark !== "." || !endsShortWord(text, index);
  });
}
