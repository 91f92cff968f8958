import { type Piece, slice } from "../../../text/piece.ts";

const ADDRESS = /(?:https?:\/\/|www\.|github\.com\/)[^\s|,)]{3,300}/i;
const LONGEST = 1000;

/** True if a short text contains a web address. */
export function holdsAddress(text: string): boolean {
  return ADDRESS.test(text);
}

/** The first web address in a text, or undefined. */
export function addressIn(piece: Piece): Piece | undefined {
  const match = piece.text.length > LONGEST ? null : ADDRESS.exec(piece.text);
  return match === null ? undefined : slice(piece, match.index, match.index + match[0].length);
}

/**
 * A pattern for separators of names on a line: bars, tabs, wide gaps, semicolons, and dashes and dots between
 * spaces.
 */
export const partMarks = String.raw`\s?[|¦]\s?|\t+[–-]?| {2,}| [–—−－-]{1,80} |\s?—\s?| [·•∙▪] |; `;

/** Separators of contact details. Dots need no spaces, and an asterisk may occur. */
export const contactMarks = /\s?[|¦]\s?|\t+| {2,}| (?:[–—]|-{1,3}) |\s?—\s?|\s?[·•●▪]\s?|;\s| \* /g;
