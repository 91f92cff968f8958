import { EMPLOYMENT_TERMS } from "../../../lexicon/words/title-words.ts";
import { type Piece, slice } from "../../../text/piece.ts";
import { endsInLegalForm } from "../sections/classify.ts";
import { type Place, placeOf, splitPlaceTail } from "./places.ts";

/** A part of an entry's heading, with the place at its end, in brackets, or after a preposition. */
export function withoutPlace(piece: Piece): { rest?: Piece; place?: Place } {
  const whole = placeOf(piece);
  if (whole !== undefined) return { place: whole };
  const bracket = bracketedPlace(piece);
  const { rest, place } = splitPlaceTail(withoutTerm(piece));
  const last = rest.at(-1);
  // "Quill Ltd, Padua (Italy)": the bracket is only the country.
  if (place === undefined || last === undefined || bracket?.place?.city !== undefined)
    return bracket ?? inTown(piece) ?? { rest: piece };
  return { rest: slice(piece, 0, last.end - piece.start), place };
}

/** "Nonesuch GmbH in Salzburg" */
function inTown(piece: Piece): { rest: Piece; place: Place } | undefined {
  const word = / (?:in|à|en|em) (?=\p{Lu}[\p{L} .'’/-]{2,30}$)/u.exec(piece.text);
  if (word === null) return undefined;
  const place = placeOf(slice(piece, word.index + word[0].length));
  const rest = slice(piece, 0, word.index);
  return place?.sure === true && endsInLegalForm(rest.text) ? { rest, place } : undefined;
}

/** "Cheesemakers Ltd, Bern, 80%": the employment type comes last. */
function withoutTerm(piece: Piece): Piece {
  const comma = piece.text.lastIndexOf(", ");
  return comma > 0 && EMPLOYMENT_TERMS.test(piece.text.slice(comma + 2)) ? slice(piece, 0, comma) : piece;
}

function bracketedPlace(piece: Piece): { rest?: Piece; place?: Place } | undefined {
  const open = piece.text.lastIndexOf("(");
  if (open < 1 || !piece.text.endsWith(")")) return undefined;
  const place = placeOf(slice(piece, open));
  if (place !== undefined) return { rest: slice(piece, 0, open), place };
  return EMPLOYMENT_TERMS.test(piece.text.slice(open)) ? { rest: slice(piece, 0, open) } : undefined;
}
