/** A part of a text by its positions in the whole. */
export interface Piece {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** What is no part of a piece at its begin and at its end, a character each. */
export interface Edges {
  readonly before: RegExp;
  readonly after: RegExp;
}

const BLANK: Edges = { before: /\s/, after: /\s/ };

/** A text as a piece that begins at a position, at 0 where it is the whole. */
export function pieceOf(text: string, start = 0): Piece {
  return { start, end: start + text.length, text };
}

/** The part of a piece between two places in its text, without the white space, or other edges, at its ends. */
export function slice(piece: Piece, from: number, to?: number, { before, after }: Edges = BLANK): Piece {
  const part = piece.text.slice(from, to);
  let left = 0;
  let right = part.length;
  while (left < right && before.test(part[left] ?? "")) left += 1;
  while (right > left && after.test(part[right - 1] ?? "")) right -= 1;
  return pieceOf(part.slice(left, right), piece.start + from + left);
}

const AROUND_ITEM: Edges = { before: /[\s,;:.*_!·•|，；：。、"]/, after: /[\s,;:*_!·•|，；：。、"-]/ };

/** The same without the marks around an item of a list or a sentence. */
export function sliceItem(piece: Piece, from: number, to?: number): Piece {
  return slice(piece, from, to, AROUND_ITEM);
}

const AROUND_PART: Edges = { before: /[\s*_#>•·|]/, after: /[\s*_•·|]/ };

/** The same without the marks around a part of a line; what may end or begin a name stays. */
export function slicePart(piece: Piece, from: number, to?: number): Piece {
  return slice(piece, from, to, AROUND_PART);
}

const SEPARATORS: Edges = { before: /[\s.,;:|·•–—\-)\]]/, after: /[\s,;:|·•–—([-]/ };

/** A piece without the separators at its ends (commas, dashes, bars, open brackets). */
export function trimSeparators(piece: Piece): Piece {
  return slice(piece, 0, undefined, SEPARATORS);
}

/** The part of a piece from one of its parts through a later one, with all that lies between. */
export function through(whole: Piece, first: Piece, last: Piece): Piece {
  return slice(whole, first.start - whole.start, last.end - whole.start);
}

/** Whether a piece stands inside another one of the same text. */
export function contains(whole: Piece, part: Piece): boolean {
  return whole.start <= part.start && part.end <= whole.end;
}
