import { segments } from "../../../text/cuts.ts";
import type { Doc } from "../../../text/doc.ts";
import { findPlaceNames } from "../../../text/names/place-names.ts";
import { isTown } from "../../../text/names/towns.ts";
import type { Piece } from "../../../text/piece.ts";
import type { Extraction } from "../../types.ts";
import { namesRole } from "../title/roles.ts";
import { isNoPlace, notPlaces } from "./no-place.ts";
import { departement, threeParts } from "./place-forms.ts";
import { isKnownCity } from "./place-list.ts";
import { found, tokensOf, trimmed } from "./place-values.ts";

const [MAX_HEAD_LINE, MAX_HEAD] = [150, 400];
const [LEAST_BARRED, MAX_PLACES] = [4, 10];

/** A part of a line that is a well-known city, "City, State, Country", or a city with its département. */
export function headPlaces(doc: Doc, line: Piece, isHead: boolean): Extraction<string>[] {
  if (line.text.length > MAX_HEAD || ofResidence.test(line.text)) return [];
  // Bars separate the items of a long heading like lines: "Corvane | Engineer | Toronto or Montreal | Hybrid".
  if (line.text.length > MAX_HEAD_LINE && line.text.split(" | ").length < LEAST_BARRED) return [];
  return segments(line)
    .flatMap(tokensOf)
    .flatMap((segment) => {
      // "San Juan del Río, Qro." ends with a short form.
      if (/[.!?:]$/.test(segment.text.replace(/, \p{Lu}\p{Ll}{1,4}\.$/u, ""))) return [];
      const [, ofThree = ""] = threeParts.exec(segment.text) ?? [];
      const three = ofThree !== "" && !namesRole(segment.text) ? [ofThree] : [];
      const district = /^(?:\p{Script=Han}{2,3})/u.exec(segment.text);
      const isDistrict =
        district !== null && isKnownCity(district[0]) && /^[\p{Script=Han}·]{2,10}$/u.test(segment.text);
      if (isDistrict) return [found(doc, segment, 0, segment.text.length)];
      const parts = segment.text
        .split(/ - |, | \/ |\/| ?\(|\)| & | (?:or|oder|ou|o) |\s?\p{Extended_Pictographic}\uFE0F?\s?/u)
        .map((part) => part.trim());
      const isPlace = (part: string): boolean =>
        isKnownCity(part) || (isHead && isTown(part.replace(/ C(?:ity|ITY)$/, "")));
      const some = parts.filter(isPlace);
      const cities = [...three, ...(isListOfTowns(segment, some) ? parts : some)];
      const places = cities.map((name) => found(doc, segment, segment.text.indexOf(name), name.length));
      return [...places, ...matches(doc, segment, departement).filter((place) => !namesRole(place.value))];
    });
}

/** "Kochi, Thrissur, Kottayam": among towns, a name in no list is a town, too. */
function isListOfTowns({ text }: Piece, towns: readonly string[]): boolean {
  return (
    towns.length > 1 &&
    /^\p{Lu}\p{Ll}[\p{L}' -]{1,24}(?:(?:, | ?\/ ?)\p{Lu}\p{Ll}[\p{L}' -]{1,24}){2,9}$/u.test(text) &&
    !findPlaceNames(text.split(/, | ?\/ ?/).at(-1) ?? "")
  );
}

/** Where a person lives, not works. */
export const ofResidence = /(?:resid|wohnhaft|domicili|habiter|vivir|morar|living in|live in)/iu;

/** The places that a form finds in a line: the first group of each match. */
export function matches(doc: Doc, line: Piece, pattern: RegExp): Extraction<string>[] {
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
