import { REGION_CODES } from "../../../lexicon/places/places.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice } from "../../../text/piece.ts";

const STATE = /\s?, ([A-Z]{2})(?=\s+\p{L}|$)/u;

/**
 * "Gulf Works Baton Rouge , LA Electrician": the text before a town with state code, the place, and the text
 * after it.
 */
export function aroundState(piece: Piece): Piece[] | undefined {
  const { text } = piece;
  const match = STATE.exec(text);
  if (match === null || !REGION_CODES.has(match[1] ?? "") || !/^\s/.test(match[0])) return undefined;
  const words = [...text.slice(0, match.index).matchAll(/\S+/g)];
  const towns = [3, 2, 1].filter((count) => count < words.length);
  const town = towns.find((count) => isTown(text.slice(words.at(-count)?.index, match.index))) ?? 1;
  const from = words.length > 1 ? (words.at(-town)?.index ?? 0) : 0;
  const to = match.index + match[0].length;
  return [slice(piece, 0, from), slice(piece, from, to), slice(piece, to)];
}
