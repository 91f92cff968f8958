import { type Piece, pieceOf, slice, sliceItem, slicePart } from "./piece.ts";
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
  part: typeof slice = slice,
): Cut[] {
  const parts: Cut[] = [];
  let from = 0;
  let mark = "";
  for (const match of piece.text.matchAll(pattern)) {
    if (!isCut(match[0], match.index, piece.text)) continue;
    parts.push({ piece: part(piece, from, match.index), mark });
    from = match.index + match[0].length;
    mark = match[0];
  }
  parts.push({ piece: part(piece, from), mark });
  return parts;
}

/** The lines of a text as pieces of it. */
export function linesOf(text: string): Piece[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const piece = pieceOf(line, start);
    start = piece.end + 1;
    return piece;
  });
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

/** The parts of a piece between commas and dashes that stand in no brackets. */
export function commaParts(piece: Piece): Piece[] {
  return cutAt(piece, /[,，、]| \+ |\s[–—|·•]\s/gu, outside(piece.text, /[([（]/, /[)\]）]/));
}

/** The items of a piece between the matches of a global pattern that `isCut` accepts, without those that say nothing. */
export function cutAt(piece: Piece, pattern: RegExp, isCut: IsCut = () => true): Piece[] {
  // A comma between digits belongs to a number.
  const isMark: IsCut = (mark, index, text) =>
    isCut(mark, index, text) && !(mark === "," && isDigit(text[index - 1]) && isDigit(text[index + 1]));
  const parts = cutsOf(piece, pattern, isMark, sliceItem).map((cut) => cut.piece);
  return parts.filter(({ text }) => /[\p{L}\p{N}]/u.test(text));
}

function isDigit(character: string | undefined): boolean {
  return character !== undefined && character >= "0" && character <= "9";
}

/** Between parts of a line; a dot inside a word, as in "Chef·fe", is none. */
const segmentMarks = /\s?[|•]\s?|(?<!\p{Script=Latin})·\s?|\s?·(?!\p{Script=Latin})|\t| {2}/gu;

/** The parts of a line between bars, dots, tabs and wide gaps. */
export function segments(line: Piece): Piece[] {
  return filled(cutsOf(line, segmentMarks, undefined, slicePart));
}

/** Tells of places in a text, asked in their order, whether they stand in no brackets. */
function outside(text: string, open: RegExp, close: RegExp): IsCut {
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
