import { type Edges, type Piece, slice } from "../../../text/piece.ts";

const SEPARATORS: Edges = { before: /[\s.,;:|·•–—\-)\]]/, after: /[\s,;:|·•–—([-]/ };

/** A piece without the separators at its ends (commas, dashes, bars, open brackets). */
export function trimSeparators(piece: Piece): Piece {
  return slice(piece, 0, undefined, SEPARATORS);
}
