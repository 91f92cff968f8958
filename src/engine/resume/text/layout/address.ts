import { type Piece, slice } from "../../../text/piece.ts";

const ADDRESS = /(?:https?:\/\/|www\.|github\.com\/)[^\s|,)]{3,300}/i;
const LONGEST = 1000;

/** Whether a short text holds the address of a page. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** The first address of a page in a piece, or undefined. */
export function addressIn(piece: Piece): Piece | undefined {
  const match = piece.text.length > LONGEST ? null : ADDRESS.exec(piece.text);
  return match === null ? undefined : slice(piece, match.index, match.index + match[0].length);
}
