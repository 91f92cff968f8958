import { segments, splitAt } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { townsBehind } from "../../../text/names/towns.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Labelled } from "../../labelled.ts";
import { startOfSignature } from "../../readable.ts";
import { isHeading } from "../../requirements/headings/headings.ts";
import type { Extraction, Span } from "../../types.ts";
import { withoutCompany } from "../company/company-and-place.ts";
import { looksLikeOrganisation } from "../company/company-name.ts";
import { hiringSentence } from "../opening/hiring-sentence.ts";
import { masthead } from "../opening/masthead.ts";
import { readStack } from "../stack.ts";
import { calledPlaces, ofMunicipality, placesAlone } from "./called-places.ts";
import { behindCompany, framedTowns, tailOfTitle } from "./framed-towns.ts";
import { headPlaces, matches, ofResidence } from "./head-places.ts";
import { isDistanceOrSeason, isNoPlace, notPlaces, ofOthers } from "./no-place.ts";
import {
  address,
  afterPostcode,
  beforePostcode,
  behindDepartement,
  cityRegion,
  cityState,
  inAddressUk,
  inCityAlone,
  inCounty,
  inRegion,
  inSentences,
  knownInSentence,
  ofPlant,
  ofSite,
  scope,
  withCountry,
} from "./place-forms.ts";
import { eachOnce, isEvident, withDistricts } from "./place-list.ts";
import { found, inChineseName, placesIn, withoutAside, withoutLabel } from "./place-values.ts";
import { atTown, behindTitle, besideCompany, isPlaceLike, pinned, townBelow, townOf } from "./towns.ts";

/** "Tier 1 (NYC, Seattle): $214,000": where pay is higher. */
const payZone = /\([^()]{2,80}\): ?[$€£]\d/;
const HEAD_LINES = 14;
// Each place found is compared with all others.
const MAX_FOUND = 200;

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
      .flatMap((line) => [cityState, ofSite, ofPlant, inCounty].flatMap((form) => matches(doc, line, form))),
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
  const opening = hiringSentence(doc)?.place ?? masthead(doc)?.place;
  const ofOpening = opening === undefined ? undefined : townOf(opening);
  if (ofOpening !== undefined && isPlaceLike(ofOpening.text))
    return [found(doc, ofOpening, 0, ofOpening.text.length)];
  const framed = [...tailOfTitle(doc), ...behindCompany(doc, company), ...framedTowns(doc, company)];
  return framed.length > 0 ? framed.slice(0, 1) : ofAddress(doc, doc.lines.slice(0, 3000));
}

/** The town of the single address at the end of a text: "Am Bach 8, 31787 Beispielstadt". */
function ofAddress(doc: Doc, lines: readonly Piece[]): Extraction<string>[] {
  const towns = eachOnce(
    lines.filter(({ text }) => text.length <= 160).flatMap((line) => matches(doc, line, address)),
  );
  return towns.length === 1 ? towns : [];
}

function covers(outer: Extraction<string>, inner: Extraction<string>): boolean {
  if (!outer.span || !inner.span) return false;
  const [start, end] = outer.span;
  const [from, to] = inner.span;
  return start <= from && to <= end && end - start > to - from;
}

function townsIn(doc: Doc, line: Piece, relation: "at" | "near" = "at"): Extraction<string>[] {
  if (ofResidence.test(line.text)) return [];
  return townsBehind(relation, line.text)
    .filter(({ at, length }) => !isNoPlace(line.text, at, at + length, line.text.slice(at, at + length)))
    .map(({ at, length }) => found(doc, line, at, length));
}
