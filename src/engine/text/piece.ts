/** The position of a part in a text, in UTF-16 units. */
export interface Place {
  readonly start: number;
  readonly end: number;
}

/** A part of a text, with its position in the whole. */
export interface Piece extends Place {
  readonly text: string;
}

/** Characters to trim at the start and at the end. */
export interface Edges {
  readonly before: RegExp;
  readonly after: RegExp;
}

const BLANK: Edges = { before: /\s/, after: /\s/ };

/** A text with its position, 0 for the whole. */
export function pieceOf(text: string, start = 0): Piece {
  return { start, end: start + text.length, text };
}

/** The part between two positions, trimmed of white space or other edges. */
export function slice(piece: Piece, from: number, to?: number, { before, after }: Edges = BLANK): Piece {
  const part = piece.text.slice(from, to);
  let left = 0;
  let right = part.length;
  while (left < right && before.test(part[left] ?? "")) left += 1;
  while (right > left && after.test(part[right - 1] ?? "")) right -= 1;
  return pieceOf(part.slice(left, right), piece.start + from + left);
}

const AROUND_ITEM: Edges = { before: /[\s,;:.*_!·•|，；：。、"]/, after: /[\s,;:*_!·•|，；：。、"-]/ };

/** The same, without the marks around a list item or sentence. */
export function sliceItem(piece: Piece, from: number, to?: number): Piece {
  return slice(piece, from, to, AROUND_ITEM);
}

const AROUND_PART: Edges = { before: /[\s*_#>•·|]/, after: /[\s*_•·|]/ };

/** The same, without the marks around a part of a line. Characters that can start or end a name stay. */
export function slicePart(piece: Piece, from: number, to?: number): Piece {
  return slice(piece, from, to, AROUND_PART);
}

const SEPARATORS: Edges = { before: /[\s.,;:|·•–—\-)\]]/, after: /[\s,;:|·•–—([-]/ };

/** A part without separators at its ends (commas, dashes, bars, open brackets). */
export function trimSeparators(piece: Piece): Piece {
  return slice(piece, 0, undefined, SEPARATORS);
}

/** The text from one part to a later one, including everything between. */
export function through(whole: Piece, first: Piece, last: Piece): Piece {
  return slice(whole, first.start - whole.start, last.end - whole.start);
}

/** True if one part is inside another of the same text. */
export function contains(whole: Piece, part: Piece): boolean {
  return whole.start <= part.start && part.end <= whole.end;
}

/** A half-open range of UTF-16 positions in a text. */
export type Span = [start: number, end: number];
