import { COUNTRIES, COUNTRY_CODES, REGION_CODES, REGIONS } from "../../../lexicon/places/places.ts";
import { foldText } from "../../../text/fold.ts";
import { type Piece, slice } from "../../../text/piece.ts";

/** A postal code behind a region: "NC 27601", "ON M5V 2T6", "Kent ME14 1XX". */
const CODE = /\s(?:\d{5}(?:-\d{4})?|[A-Z]\d[A-Z]\s?\d[A-Z]\d|[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}|\d{4})$/;

/** A region with the postal code behind it: "NC 27601". */
export function regionAndCode(piece: Piece): { region: Piece; postalCode?: Piece } {
  const code = CODE.exec(piece.text);
  if (code === null) return { region: piece };
  return { region: slice(piece, 0, code.index), postalCode: slice(piece, code.index) };
}

/** A country. "DE" is its code as well. */
export function countryParts(piece: Piece): { country: Piece; countryCode?: Piece } {
  return COUNTRY_CODES.has(piece.text) ? { country: piece, countryCode: piece } : { country: piece };
}

/** True for a region by name or code, with or without a postal code. */
export function isRegion(text: string): boolean {
  const name = text.replace(CODE, "");
  return REGION_CODES.has(name) || REGIONS.has(foldText(name));
}

/** True for a country by name or code. */
export function isCountry(text: string): boolean {
  return COUNTRIES.has(foldText(text)) || COUNTRY_CODES.has(text);
}
