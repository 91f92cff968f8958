import { COUNTRIES, COUNTRY_CODES, REGION_CODES, REGIONS } from "../../../lexicon/places/places.ts";
import { foldText } from "../../../text/fold.ts";
import { type Piece, slice } from "../../../text/piece.ts";

/** A region with the postal code behind it: "NC 27601". */
export function regionAndCode(piece: Piece): { region: Piece; postalCode?: Piece } {
  const code = /\s(\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4})$/.exec(piece.text);
  if (code === null) return { region: piece };
  return { region: slice(piece, 0, code.index), postalCode: slice(piece, code.index) };
}

/** A country. "DE" is its code as well. */
export function countryParts(piece: Piece): { country: Piece; countryCode?: Piece } {
  return COUNTRY_CODES.has(piece.text) ? { country: piece, countryCode: piece } : { country: piece };
}

/** True for a region by name or code, with or without a postal code. */
export function isRegion(text: string): boolean {
  const name = text.replace(/\s(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|\d{4})$/, "");
  return REGION_CODES.has(name) || REGIONS.has(foldText(name));
}

/** True for a country by name or code. */
export function isCountry(text: string): boolean {
  return COUNTRIES.has(foldText(text)) || COUNTRY_CODES.has(text);
}
