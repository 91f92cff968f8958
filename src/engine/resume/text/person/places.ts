import {
  CITIES,
  COUNTRIES,
  PLACE_PARTICLES,
  REGION_CODES,
  REGIONS,
  REMOTE,
  STATES_BEHIND_SLASH,
} from "../../../lexicon/places/places.ts";
import { splitCommas } from "../../../text/cuts.ts";
import { foldText } from "../../../text/fold.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { isTown } from "../../../text/names/towns.ts";
import { type Piece, slice, through } from "../../../text/piece.ts";
import { employerScore, roleScore } from "../sections/classify.ts";
import { countryParts, isCountry, isRegion, regionAndCode } from "./place-parts.ts";

/** A place as written. `whole` is all of it. The other parts are set if they can be separated. */
export type Place = {
  readonly whole: Piece;
  readonly city?: Piece;
  readonly region?: Piece;
  readonly postalCode?: Piece;
  readonly countryCode?: Piece;
  readonly country?: Piece;
  readonly sure: boolean;
  /** The city is well known. */
  readonly isKnown?: boolean;
};

/** The place that a whole text names ("Springfield, IL 62704", "80331 München", "Remote"), or undefined. */
export function placeOf(piece: Piece): Place | undefined {
  if (piece.text.length > 80) return undefined;
  const inner = withoutCountry(unbracketed(piece));
  const name = foldText(inner.text);
  if (REMOTE.has(name) || /^remote\b/.test(name)) return { whole: inner, sure: true };
  const parts = splitCommas(inner);
  if (parts.length === 1) return onePart(inner);
  if (parts.length === 2) return twoParts(inner, parts);
  return parts.length === 3 ? threeParts(inner, parts) : undefined;
}

/** "Raleigh, NC 27601 United States": the state says the country. */
function withoutCountry(piece: Piece): Piece {
  const end = piece.text.search(/(?<=, [A-Z]{2}(?: \d{5}(?:-\d{4})?)?) (?:United States|USA?)$/);
  return end < 0 ? piece : slice(piece, 0, end);
}

/** Splits a place from the end of comma-separated parts: "Mercy Hospital, Chicago, IL". */
export function splitPlaceTail(
  piece: Piece,
  parts: readonly Piece[] = splitCommas(piece),
): { rest: readonly Piece[]; place?: Place } {
  for (const length of [3, 2, 1]) {
    const tail = parts.slice(parts.length - length);
    const first = tail[0];
    const last = tail.at(-1);
    if (first === undefined || last === undefined || parts.length <= length) continue;
    const whole = through(piece, first, last);
    const place = placeOf(whole);
    if (place?.sure === true) return { rest: parts.slice(0, parts.length - length), place };
  }
  return { rest: parts };
}

function unbracketed(piece: Piece): Piece {
  const isBracketed = /^[([].*[)\]]$/.test(piece.text);
  return isBracketed ? slice(piece, 1, piece.text.length - 1) : piece;
}

function onePart(piece: Piece): Place | undefined {
  const name = foldText(piece.text);
  if (CITIES.has(name)) return { whole: piece, city: piece, sure: true, isKnown: true };
  if (COUNTRIES.has(name) && name.length > 2) return { whole: piece, country: piece, sure: true };
  if (REGIONS.has(name)) return { whole: piece, region: piece, sure: true };
  if (/^(?:greater\s.{2,30}|.{2,30}\s(?:bay|metro(?:politan)?)\sarea)$/.test(name))
    return { whole: piece, city: piece, sure: true };
  if (isPlaceName(piece.text)) return { whole: piece, city: piece, sure: true, isKnown: true };
  return (
    withRegion(piece) ??
    withPostalCode(piece) ??
    withRegionCode(piece) ??
    withPostcode(piece) ??
    bracketedCountry(piece)
  );
}

/** "2217 Cedar Hollow Drive" starts with a house number. */
const STREET =
  /\s(?:Street|St\.?|Drive|Dr\.?|Avenue|Ave\.?|Road|Rd\.?|Lane|Ln\.?|Court|Ct\.?|Way|Boulevard|Blvd\.?|Terrace|Place|Pl\.?|Close|Crescent|Row|Circle|Cir\.?|Trail|Parkway|Pkwy\.?|Highway|Hwy\.?|Loop|Square|Walk|Gardens|Grove|Mews)(?:\s(?:N|S|E|W|NE|NW|SE|SW))?$/u;

/** "Thane Maharashtra": a town before its region. */
function withRegion(piece: Piece): Place | undefined {
  const words = [...piece.text.matchAll(/\S+/g)];
  for (const { index } of words.slice(1, 4)) {
    const [city, region] = [slice(piece, 0, index), slice(piece, index)];
    const isPair =
      REGIONS.has(foldText(region.text)) && (isTown(city.text) || CITIES.has(foldText(city.text)));
    if (isPair) return { whole: piece, city, region, sure: true };
  }
  return undefined;
}

/** "80331 München", "D-80331 München", "28013 Madrid", "40100 Bologna (BO)". */
function withPostalCode(piece: Piece): Place | undefined {
  const code = /^(?:[A-Z]{1,2}-)?(\d{4}\s?[A-Z]{2}|\d{4}-\d{3}|\d{4,5})\s{1,3}(?=\p{Lu})/u.exec(piece.text);
  if (code === null) return undefined;
  const province = / \([A-Z]{2}\)$/.exec(piece.text)?.index;
  const city = slice(piece, code[0].length, province);
  if (!isCityLike(city.text) || STREET.test(city.text)) return undefined;
  const at = code[0].indexOf(code[1] ?? "");
  const region = province === undefined ? {} : { region: slice(piece, province + 2, piece.text.length - 1) };
  return { whole: piece, city, ...region, postalCode: slice(piece, at, code[0].length), sure: true };
}

/** "Springfield IL", "Austin TX 78701", "Salvador-BA". */
function withRegionCode(piece: Piece): Place | undefined {
  const tail = /(?:\s|\s?[-–/]\s?)([A-Z]{2,3})(?:\s(\d{5}(?:-\d{4})?))?$/.exec(piece.text);
  const state = tail?.[1] ?? "";
  const city = slice(piece, 0, tail?.index);
  const isBehindSlash =
    STATES_BEHIND_SLASH.has(state) &&
    /^\s?\//.test(tail?.[0] ?? "") &&
    /^\p{Lu}\p{Ll}/u.test(city.text) &&
    roleScore(city.text) === 0;
  if (tail === null || !(REGION_CODES.has(state) || isBehindSlash)) return undefined;
  const isTold = tail[2] !== undefined || /^\s?[-–/]/.test(tail[0]);
  const isCity = CITIES.has(foldText(city.text)) || (isTold && isCityLike(city.text));
  if (!isCity) return undefined;
  return {
    whole: piece,
    city,
    ...regionAndCode(slice(piece, tail.index + tail[0].search(/[A-Z]/))),
    sure: true,
  };
}

/** "Exmouth EX8", "Wrexham LL11 5ZZ". */
function withPostcode(piece: Piece): Place | undefined {
  const code = /\s([A-Z]{1,2}\d[A-Z\d]?(?:\s\d[A-Z]{2})?)$/.exec(piece.text);
  if (code === null) return undefined;
  const city = slice(piece, 0, code.index);
  if (!isCityLike(city.text)) return undefined;
  return { whole: piece, city, postalCode: slice(piece, code.index), sure: true };
}

function bracketedCountry(piece: Piece): Place | undefined {
  const at = piece.text.lastIndexOf(" (");
  if (at < 2 || !piece.text.endsWith(")")) return undefined;
  const country = slice(piece, at + 2, piece.text.length - 1);
  const city = slice(piece, 0, at);
  // "Lorient (56)": a French department.
  if (/^\d[\dAB]$/.test(country.text) && isTown(city.text)) return { whole: piece, city, sure: true };
  if (!isCountry(country.text)) return undefined;
  const parts = withPostalCode(city) ?? (isCityLike(city.text) ? { city } : undefined);
  return parts && { ...parts, whole: piece, ...countryParts(country), sure: true };
}

function twoParts(whole: Piece, parts: readonly Piece[]): Place | undefined {
  const [first, second] = parts;
  if (first === undefined || second === undefined) return undefined;
  const city = cityParts(first);
  if (city === undefined) return undefined;
  if (isRegion(second.text)) return { whole, ...city, ...regionAndCode(second), sure: true };
  if (isCountry(second.text)) return { whole, ...city, ...countryParts(second), sure: true };
  return undefined;
}

function threeParts(whole: Piece, parts: readonly Piece[]): Place | undefined {
  const [first, second, third] = parts;
  if (first === undefined || second === undefined || third === undefined || !isCountry(third.text))
    return undefined;
  const city = cityParts(first);
  if (city === undefined) return undefined;
  const isLarger = isRegion(second.text) || (city.isKnown === true && !CITIES.has(foldText(second.text)));
  // In "Mayo, London, UK" the first is not the city, because the city follows it.
  if (!isLarger || !isCityLike(second.text)) return undefined;
  return { whole, ...city, ...regionAndCode(second), ...countryParts(third), sure: true };
}

function cityParts(piece: Piece): { city: Piece; postalCode?: Piece; isKnown?: boolean } | undefined {
  const coded = withPostalCode(piece);
  if (coded?.city !== undefined) return { city: coded.city, postalCode: coded.postalCode };
  if (CITIES.has(foldText(piece.text)) || isTown(piece.text)) return { city: piece, isKnown: true };
  const isName =
    roleScore(piece.text) >= 2 ||
    (employerScore(piece.text) >= 2 && !/^(?:Port|Fort|Mount|Lake|St\.?) /.test(piece.text));
  return isCityLike(piece.text) && !isName && /\p{L}/u.test(piece.text) ? { city: piece } : undefined;
}

/** One to four capitalised words without digits or symbols. */
export function isCityLike(text: string): boolean {
  if (text.length > 40 || /[^\p{L}\s.'’-]/u.test(text)) return false;
  const words = text.split(/\s+/);
  const isName = (word: string): boolean => /^\p{Lu}/u.test(word) || PLACE_PARTICLES.has(foldText(word));
  return words.length <= 4 && /^\p{Lu}/u.test(text) && words.every(isName);
}
