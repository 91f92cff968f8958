import { segments, splitAt } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { isTown, townsBehind } from "../../../text/names/towns.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import { startOfSignature } from "../../readable.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import type { Extraction, Span } from "../../types.ts";
import { withoutCompany } from "../company/company-and-place.ts";
import { looksLikeOrganisation } from "../company/company-name.ts";
import { readStack } from "../stack.ts";
import { namesRole } from "../title/roles.ts";
import { calledPlaces, ofMunicipality, placesAlone } from "./called-places.ts";
import { behindCompany, framedTowns, tailOfTitle } from "./framed-towns.ts";
import { isDistanceOrSeason, isNoPlace, notPlaces, ofOthers } from "./no-place.ts";
import {
  address,
  afterPostcode,
  beforePostcode,
  behindDepartement,
  cityRegion,
  cityState,
  departement,
  inAddressUk,
  inCityAlone,
  inRegion,
  inSentences,
  knownInSentence,
  ofPlant,
  ofSite,
  scope,
  threeParts,
  withCountry,
} from "./place-forms.ts";
import { eachOnce, isEvident, isKnownCity, withDistricts } from "./place-list.ts";
import {
  found,
  inChineseName,
  placesIn,
  tokensOf,
  trimmed,
  withoutAside,
  withoutLabel,
} from "./place-values.ts";
import { atTown, behindTitle, besideCompany, isPlaceLike, pinned, townBelow } from "./towns.ts";

/** "Tier 1 (NYC, Seattle): $214,000": where pay is higher. */
const payZone = /\([^()]{2,80}\): ?[$€£]\d/;
const [HEAD_LINES, MAX_HEAD_LINE, MAX_HEAD] = [14, 150, 400];
// Each place found is compared with all others.
const [LEAST_BARRED, MAX_PLACES, MAX_FOUND] = [4, 10, 200];

/** The places of work: labelled values, `City, ST` in short lines and sentences, countries of a remote job. */
export function findPlaces(doc: Doc, labelled: Labelled, company: Span | undefined): Extraction<string>[] {
  const employer = company && doc.folded.slice(company[0], company[1]);
  const isEmployer = (value: string): boolean => value === employer && !isPlaceName(value);
  const read = readPlaces(doc, labelled, company)
    .filter(({ value }) => !isDistanceOrSeason(value) && !isEmployer(value))
    .map((place) => withoutCompany(doc, place, company));
  return read.length > 0 || company === undefined ? read : ofMunicipality(doc, company);
}

function readPlaces(doc: Doc, labelled: Labelled, company: Span | undefined): Extraction<string>[] {
  const fromLabels = [...(labelled.get("location") ?? []).map(atTown), ...pinned(doc)].flatMap((piece) =>
    placesIn(doc, piece).map(withoutLabel),
  );
  // "Preferably Central time" is a time zone. A site is often named next to its town.
  const named = fromLabels.filter(
    ({ value }) =>
      isPlaceLike(value) &&
      !(value.length > 3 && isHeading(value)) &&
      !/ (?:time|time zones?|hours)$/iu.test(value),
  );
  const towns = named.filter(({ value }) => !looksLikeOrganisation(value));
  if (towns.length > 0) return eachOnce(towns);
  const below = named
    .flatMap((place) => townBelow(doc, place))
    .map((town) => found(doc, town, 0, town.text.length));
  if (fromLabels.length > 0) return eachOnce(below.length > 0 ? below : named);
  const stacked = readStack(doc).place;
  const ofStack = stacked === undefined ? [] : placesIn(doc, stacked);
  if (ofStack.length > 0) return eachOnce(ofStack);
  const letter = { ...doc, lines: doc.lines.slice(0, startOfSignature(doc.lines)) };
  const atPostcodes = (part: Piece): Extraction<string>[] =>
    [afterPostcode, beforePostcode, inAddressUk, inCityAlone].flatMap((form) => matches(doc, part, form));
  const lines = letter.lines
    .slice(0, 3000)
    .filter((line) => line.text !== "" && line.text.length < 5000 && !payZone.test(line.text));
  const pairs = [
    ...lines
      .slice(0, 12)
      .flatMap((line) => [...matches(doc, line, knownInSentence), ...townsIn(doc, line)])
      .filter(
        ({ span = [0, 0] }) => !ofOthers.test(doc.folded.slice(Math.max(0, span[0] - 44), span[0] - 4)),
      ),
    ...lines
      .slice(0, 12)
      .flatMap((line) => [cityState, ofSite, ofPlant].flatMap((form) => matches(doc, line, form))),
    ...lines
      .slice(0, HEAD_LINES)
      .flatMap((line) => [line, ...splitAt(line, / - | \| /g)])
      .flatMap((line) => matches(doc, line, inRegion)),
    ...lines.slice(0, HEAD_LINES).flatMap(segments).flatMap(atPostcodes),
    ...lines
      .slice(0, 30)
      .flatMap((line, index) => headPlaces(doc, withoutAside(line, index), index < HEAD_LINES)),
    ...lines.flatMap((line) => matches(doc, line, cityRegion)),
    ...lines.slice(0, 8).flatMap((line) => matches(doc, line, behindDepartement)),
    ...lines.slice(0, HEAD_LINES).flatMap((line) => matches(doc, line, withCountry)),
    ...besideCompany(doc, company),
    ...calledPlaces(letter),
    ...inChineseName(doc, company),
    ...placesAlone(letter),
  ]
    .slice(0, MAX_FOUND)
    .map(withoutLabel)
    .filter((place, _index, all) => !all.some((other) => other !== place && covers(other, place)));
  const shown = pairs.filter((place) => isEvident(doc, place.value));
  if (shown.length > 0) return eachOnce(withDistricts(doc, shown));
  const near = lines.slice(0, 12).flatMap((line) => townsIn(doc, line, "near"));
  if (near.length > 0) return eachOnce(near).slice(0, 1);
  const ofTitle = [...behindTitle(doc, company), ...besideCompany(doc, company)].filter(
    ({ value }) => !notPlaces.test(value),
  );
  if (ofTitle.length > 0) return ofTitle;
  const said = lines.flatMap((line) => inSentences.flatMap((pattern) => matches(doc, line, pattern)));
  if (said.length > 0) return eachOnce(said);
  const scoped = eachOnce(lines.flatMap((line) => matches(doc, line, scope)));
  if (scoped.length > 0) return scoped;
  const framed = [...tailOfTitle(doc), ...behindCompany(doc, company), ...framedTowns(doc)];
  return framed.length > 0 ? framed.slice(0, 1) : ofAddress(doc, doc.lines.slice(0, 3000));
}

/** The town of the single address at the end of a text: "Am Bach 8, 31787 Beispielstadt". */
function ofAddress(doc: Doc, lines: readonly Piece[]): Extraction<string>[] {
  const towns = eachOnce(
    lines.filter(({ text }) => text.length <= 160).flatMap((line) => matches(doc, line, address)),
  );
  return towns.length === 1 ? towns : [];
}

/** A part of a line that is a well-known city, "City, State, Country", or a city with its département. */
function headPlaces(doc: Doc, line: Piece, isHead: boolean): Extraction<string>[] {
  if (line.text.length > MAX_HEAD || ofResidence.test(line.text)) return [];
  // Bars separate the items of a long heading like lines: "Corvane | Engineer | Toronto or Montreal | Hybrid".
  if (line.text.length > MAX_HEAD_LINE && line.text.split(" | ").length < LEAST_BARRED) return [];
  return segments(line)
    .flatMap(tokensOf)
    .flatMap((segment) => {
      if (/[.!?:]$/.test(segment.text)) return [];
      const [, ofThree = ""] = threeParts.exec(segment.text) ?? [];
      const three = ofThree !== "" && !namesRole(segment.text) ? [ofThree] : [];
      const district = /^(?:\p{Script=Han}{2,3})/u.exec(segment.text);
      const isDistrict =
        district !== null && isKnownCity(district[0]) && /^[\p{Script=Han}·]{2,10}$/u.test(segment.text);
      if (isDistrict) return [found(doc, segment, 0, segment.text.length)];
      const parts = segment.text
        .split(/ - |, | \/ |\/| ?\(|\)| & | (?:or|oder|ou|o) /)
        .map((part) => part.trim());
      const isPlace = (part: string): boolean => isKnownCity(part) || (isHead && isTown(part));
      const cities = [...three, ...parts.filter(isPlace)];
      const places = cities.map((name) => found(doc, segment, segment.text.indexOf(name), name.length));
      return [...places, ...matches(doc, segment, departement).filter((place) => !namesRole(place.value))];
    });
}

const ofResidence = /(?:resid|wohnhaft|domicili|habiter|vivir|morar|living in|live in)/iu;

function covers(outer: Extraction<string>, inner: Extraction<string>): boolean {
  if (!outer.span || !inner.span) return false;
  const [start, end] = outer.span;
  const [from, to] = inner.span;
  return start <= from && to <= end && end - start > to - from;
}

function matches(doc: Doc, line: Piece, pattern: RegExp): Extraction<string>[] {
  const list: Extraction<string>[] = [];
  for (const match of line.text.matchAll(pattern)) {
    const name = match.slice(1).find((group) => group !== undefined);
    if (name === undefined || list.length >= MAX_PLACES) continue;
    const skip = roleWordsBefore(name);
    const start = match.index + match[0].lastIndexOf(name) + skip;
    if (!notPlaces.test(name.slice(skip)) && !isNoPlace(line.text, start, start + name.length - skip, name)) {
      list.push(trimmed(found(doc, line, start, name.length - skip)));
    }
  }
  return list;
}

// "Registered Nurse Austin, TX": the city follows the title without a separator.
function roleWordsBefore(name: string): number {
  const comma = name.indexOf(",");
  const words = [...name.slice(0, comma === -1 ? name.length : comma).matchAll(/\S+/g)];
  const role = words.slice(0, -1).findLast(([word]) => namesRole(word));
  return role === undefined ? 0 : role.index + role[0].length + 1;
}

function townsIn(doc: Doc, line: Piece, relation: "at" | "near" = "at"): Extraction<string>[] {
  if (ofResidence.test(line.text)) return [];
  return townsBehind(relation, line.text)
    .filter(({ at, length }) => !isNoPlace(line.text, at, at + length, line.text.slice(at, at + length)))
    .map(({ at, length }) => found(doc, line, at, length));
}
