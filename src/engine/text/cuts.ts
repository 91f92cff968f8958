import { type Edges, type Piece, slice } from "./piece.ts";
import { endsShortForm } from "./short-forms.ts";

/** A part of a piece, and the mark before it: "" for the first. */
export interface Cut {
  readonly piece: Piece;
  readonly mark: string;
}

type IsCut = (mark: string, index: number, text: string) => boolean;

const isNoShortForm: IsCut = (mark, index, text) => !mark.startsWith(".") || !endsShortForm(text, index);

/** Cuts a piece at the matches of a global pattern that `isCut` accepts; empty parts stay, and the dot of a short form is no match. */
export function cutsOf(
  piece: Piece,
  pattern: RegExp,
  isCut: IsCut = isNoShortForm,
  edges: Edges | undefined = undefined,
): Cut[] {
  const parts: Cut[] = [];
  let from = 0;
  let mark = "";
  for (const match of piece.text.matchAll(pattern)) {
    if (!isCut(match[0], match.index, piece.text)) continue;
    parts.push({ piece: slice(piece, from, match.index, edges), mark });
    from = match.index + match[0].length;
    mark = match[0];
  }
  parts.push({ piece: slice(piece, from, undefined, edges), mark });
  return parts;
}

/** The parts of a piece between matches of a global pattern, without empty ones; the dot of a short form is no match. */
export function splitAt(piece: Piece, pattern: RegExp): Piece[] {
  return filled(cutsOf(piece, pattern));
}

/** The parts of a piece between those matches of a global pattern that stand in no round brackets, without empty ones. */
export function splitOutside(piece: Piece, pattern: RegExp): Piece[] {
  return filled(cutsOf(piece, pattern, outside(piece.text, /[(（]/, /[)）]/)));
}

/** The parts of a piece between commas outside brackets and numbers. */
export function splitCommas(piece: Piece): Piece[] {
  return splitOutside(piece, /,(?!\d)/g);
}

/** Tells of places in a text, asked in their order, whether they stand in no brackets. */
export function outside(text: string, open: RegExp, close: RegExp): IsCut {
  let depth = 0;
  let at = 0;
  return (_, index) => {
    for (; at < index; at += 1) {
      const character = text[at] ?? "";
      if (open.test(character)) depth += 1;
      else if (close.test(character)) depth = Math.max(0, depth - 1);
    }
    return depth === 0;
  };
}

function filled(parts: readonly Cut[]): Piece[] {
  return parts.map(({ piece }) => piece).filter(({ text }) => text !== "");
}
