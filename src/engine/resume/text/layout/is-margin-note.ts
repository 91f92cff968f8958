import { pieceOf, slice } from "../../../text/piece.ts";
import { findPeriods } from "../entries/dates.ts";
import { placeOf } from "../person/places.ts";

/** True if a short text is only a date, period or place, as in the right margin of an entry. */
export function looksLikeDateOrPlace(text: string): boolean {
  if (text.length > 60) return false;
  const piece = slice(pieceOf(text), 0);
  if (placeOf(piece) !== undefined) return true;
  const left = findPeriods(piece).reduce((rest, period) => rest - (period.to - period.from), text.length);
  return left <= 2 && left < text.length;
}
