import { knownCities, regionNames, stateCodes } from "../../../lexicon/places/places.ts";
import { countryOf } from "../../../places/countries.ts";
import { segments } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { type Piece, pieceOf, slicePart } from "../../../text/piece.ts";
import { labelField } from "../../labels.ts";
import type { Extraction, Span } from "../../types.ts";
import { wholePlace } from "./towns.ts";

/** A word in the form of place names, as part of a pattern. */
export const capital =
  "\\p{Lu}(?:[\\p{L}'-]|\\.(?=\\p{L})|(?<=(?<!\\p{L})(?:Ste?|Mt|Ft|Pt|Sta|Sto|\\p{Lu}))\\.){1,24}";
/** A town's name, as part of a pattern. */
export const city = `${capital}(?: (?:${capital}|de|del|la|am|an der|upon|sur|les|en|(?:unter|im|in|ob|bei|di|da|do|dos|das|aan|op|nad|of) ${capital})){0,3}`;
const remoteWords =
  /(?<!\p{L})(?:100 ?% |fully |full |partially )?(?:remote|hybrid|hybride|híbrido|on[ -]?site|in[ -]person|in[ -]office|home[ -]?office|vor ort|télétravail|présentiel|sur site|teletrabajo|remoto|presencial|distanciel|work from home|wfh|anywhere)(?: (?:work|possible|möglich|within|in|position|role|only|possibl[ey]|partiel|parcial))?(?!\p{L})|远程办公|远程|混合办公|现场办公|\b\d (?:days?|tage?|jours?|días?)[^,;|)]{0,30}|\b(?:yes|no)\b/giu;
const knownCity = new RegExp(`^(?:${knownCities})$`, "u");
const only =
  /(?<!\p{L})(?:based|only|candidates|residents|preferred|area|metro area|nur|uniquement|solamente|solo)(?!\p{L})/giu;

/** The places in a value, such as a location label's. */
export function placesIn(doc: Doc, piece: Piece): Extraction<string>[] {
  if (piece.text.length > 300) return [];
  const blanked = piece.text.replace(remoteWords, blank).replace(only, blank);
  const pairs = [
    ...blanked.matchAll(new RegExp(`${city}, ?(?:${stateCodes})(?!\\p{L})(?:,? \\d{5})?`, "gu")),
  ];
  if (pairs.length > 1) return pairs.map((match) => found(doc, piece, match.index, match[0].length));
  return segments({ ...piece, text: blanked }).flatMap((segment) => parts(doc, segment));
}

/** "Zaragoza (Casetas)": after a town comes a district. */
const quarter = /(?<=^\p{Lu}[\p{L}'., -]{2,40}) ?\(\p{Lu}[\p{L}'. -]{2,30}\)(?: -\P{Lu}*)?$/u;

function parts(doc: Doc, segment: Piece): Extraction<string>[] {
  const list: Extraction<string>[] = [];
  const split = /\s?[;/、；]\s?| (?:or|oder|ou|o|and|und|et|y) |[()]|\s-\s| or$/g;
  let from = 0;
  const add = (to: number): void => {
    const piece = trimPunctuation(slicePart(segment, from, to));
    const isWay = /^\d{1,3} ?(?:min|km|miles?|mi\b|m\b)/u.test(piece.text);
    if (piece.text.length > 1 && piece.text.length <= 100 && /\p{L}/u.test(piece.text) && !isWay) {
      list.push({ value: doc.text.slice(piece.start, piece.end), span: [piece.start, piece.end] });
    }
  };
  // "Vila Mariana - São Paulo/SP": a district with its town.
  const district = /^[^-/]{2,40} - [^-/]{2,40}\/[A-Z]{2}$/u.test(segment.text)
    ? segment.text.length
    : undefined;
  const quarterOf = / - (?<town>[^-/,]{3,30})$/u.exec(segment.text)?.groups?.town;
  const isQuarter =
    quarterOf !== undefined &&
    knownCity.test(quarterOf) &&
    !knownCity.test(segment.text.split(" - ")[0] ?? "");
  const whole = district ?? (isQuarter ? segment.text.length : wholePlace(segment.text));
  if (whole !== undefined) {
    add(whole);
    return list;
  }
  const text = segment.text.replace(
    /\(\p{Ll}[^()]*\)|,? (?:com|with|avec|con|mit|plus|and some) (?=\p{Ll}).*$/gu,
    blank,
  );
  const bracket = quarter.exec(text);
  if (bracket !== null) {
    add(bracket.index);
    return list;
  }
  for (const mark of text.matchAll(split)) {
    add(mark.index);
    from = mark.index + mark[0].length;
  }
  add(text.length);
  return list.flatMap((place) => cityList(doc, place));
}

const withState = new RegExp(` (?:${stateCodes})$`, "u");

// Three or more plain names are several cities. "City, State, Country" ends with a region.
function cityList(doc: Doc, place: Extraction<string>): Extraction<string>[] {
  const names = place.value.split(/, ?|，/);
  const start = place.span?.[0] ?? 0;
  const last = names.at(-1) ?? "";
  const ends =
    new RegExp(`^(?:${stateCodes}|${regionNames})(?: \\d{5})?$`, "u").test(last) ||
    (names.length > 2 && countryOf(last) !== undefined);
  // Two names are two cities only if both are known. Otherwise the second is the first one's county.
  const areTwo = names.length === 2 && names.every((name) => knownCity.test(name));
  // "Geelong, Melbourne VIC": a suburb before its city.
  if (names.length === 2 && withState.test(last)) return [place];
  if (
    (names.length < 3 && !areTwo) ||
    (ends && !areTwo) ||
    names.some((name) => /\d/.test(name) || !/^\p{Lu}|^\p{Script=Han}/u.test(name))
  )
    return [place];
  let at = start;
  return names.map((name) => {
    const from = doc.text.indexOf(name, at);
    at = from + name.length;
    return { value: name, span: [from, at] };
  });
}

function trimPunctuation(piece: Piece): Piece {
  const left = piece.text.length - piece.text.replace(/^[\s,，:.()-]+/, "").length;
  const core = piece.text
    .slice(left)
    .replace(/[\s,，:()]{1,20}$/, "")
    .replace(/(?<!U\.S|\b\p{Lu})\.$/u, "");
  return pieceOf(core, piece.start + left);
}

/** A place by its position in a piece. */
export function found(doc: Doc, piece: Piece, from: number, length: number): Extraction<string> {
  const start = piece.start + from;
  return { value: doc.text.slice(start, start + length), span: [start, start + length] };
}

function blank(word: string): string {
  return `;${" ".repeat(Math.max(0, word.length - 2))};`.slice(0, word.length);
}

/** "佛山市顺德区明德实验小学": a Chinese name starts with its town. */
export function inChineseName(doc: Doc, company: Span | undefined): Extraction<string>[] {
  if (company === undefined) return [];
  const name = doc.text.slice(...company);
  const town = /^\p{Script=Han}{2,4}市(?:\p{Script=Han}{1,3}[区县市])?(?=\p{Script=Han}{2})/u.exec(name)?.[0]
    .length;
  return town === undefined ? [] : [{ value: name.slice(0, town), span: [company[0], company[0] + town] }];
}

/** "Location Boise, ID": a table without columns has the label before the town. */
export function withoutLabel(place: Extraction<string>): Extraction<string> {
  const named = /^([\p{L} ]{2,24}): ?/u.exec(place.value);
  const label =
    named !== null && labelField(named[1] ?? "") === "location"
      ? named[0].length
      : /^(?:Location|Standort|Arbeitsort|Ubicación|Localisation|Localização) /u.exec(place.value)?.[0]
          .length;
  if (label === undefined || place.span === undefined) return place;
  return { value: place.value.slice(label), span: [place.span[0] + label, place.span[1]] };
}

/** A place without the marks behind it; "U.S." keeps its own. */
export function trimmed(place: Extraction<string>): Extraction<string> {
  const cut = place.value.replace(/[.'-]+$/, "");
  const start = place.span?.[0] ?? 0;
  return /U\.S\.$/.test(place.value) ? place : { value: cut, span: [start, start + cut.length] };
}

/** The first lines may be a long title with its town in brackets. */
const LEAST_TITLE_LINES = 3;

/** A line without what it ends with in brackets behind a phrase: "Knowledge of a WMS (Manhattan or similar)". */
export function withoutAside(line: Piece, index: number): Piece {
  const aside = index < LEAST_TITLE_LINES ? null : /^(?:\S+\s){4,}\S+\s\([^()]*\)?.{0,3}$/u.exec(line.text);
  return aside === null ? line : slicePart(line, 0, line.text.lastIndexOf("("));
}

/** The items of a Chinese heading, which single spaces separate: "8-10K 无锡". */
export function tokensOf(segment: Piece): Piece[] {
  if (!/\p{Script=Han} | \p{Script=Han}/u.test(segment.text)) return [segment];
  return [...segment.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    start: segment.start + index,
    end: segment.start + index + text.length,
    text,
  }));
}
