import { endsShortForm } from "./names/short-forms.ts";
import { type Piece, pieceOf, slice, sliceItem, slicePart } from "./piece.ts";

/** A part of a text, and the mark before it: "" for the first. */
export interface Cut {
  readonly piece: Piece;
  readonly mark: string;
}

type IsCut = (mark: string, index: number, text: string) => boolean;

const isNoShortForm: IsCut = (mark, index, text) => !mark.startsWith(".") || !endsShortForm(text, index);

/**
 * Cuts a text at the matches of a global pattern that `isCut` accepts. Empty parts stay, and the dot of an
 * abbreviation is not a match.
 */
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

/** A text's lines, with their positions. */
export function linesOf(text: string): Piece[] {
  let start = 0;
  return text.split("\n").map((line) => {
    const piece = pieceOf(line, start);
    start = piece.end + 1;
    return piece;
  });
}

/** The parts between matches of a global pattern, without empty ones. The dot of an abbreviation is not a match. */
export function splitAt(piece: Piece, pattern: RegExp): Piece[] {
  return filled(cutsOf(piece, pattern));
}

/** The parts between matches of a global pattern outside round brackets, without empty ones. */
export function splitOutside(piece: Piece, pattern: RegExp): Piece[] {
  return filled(cutsOf(piece, pattern, outside(piece.text, /[(（]/, /[)）]/)));
}

/** The parts between commas outside brackets and numbers. */
export function splitCommas(piece: Piece): Piece[] {
  return splitOutside(piece, /,(?!\d)/g);
}

/** The parts between commas and dashes outside brackets. */
export function commaParts(piece: Piece): Piece[] {
  return cutAt(piece, /[,，、]| \+ |\s[–—|·•]\s/gu, outside(piece.text, /[([（]/, /[)\]）]/));
}

/** The items between matches of a global pattern that `isCut` accepts, without empty ones. */
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

/** Separators of a line's parts. A dot inside a word, as in "Chef·fe", does not count. */
const segmentMarks = /\s?[|•]\s?|(?<!\p{Script=Latin})·\s?|\s?·(?!\p{Script=Latin})|\t| {2}/gu;

/** A line's parts between bars, dots, tabs and wide gaps. */
export function segments(line: Piece): Piece[] {
  return filled(cutsOf(line, segmentMarks, undefined, slicePart));
}

/** Says whether positions of a text, asked in order, are outside brackets. */
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

/** True if a text has as many closing as opening round brackets, so that it was not cut within one. */
export function closesBrackets(text: string): boolean {
  return text.split("(").length === text.split(")").length;
}
