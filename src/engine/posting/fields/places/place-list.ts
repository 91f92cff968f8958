import { knownCities, stateCodes } from "../../../lexicon/places/places.ts";
import { readPlace } from "../../../places/place.ts";
import type { Doc } from "../../../text/doc.ts";
import { isPlaceName } from "../../../text/names/place-names.ts";
import { isTown } from "../../../text/names/towns.ts";
import type { Extraction } from "../../types.ts";

const MAX_PLACES = 10;
/** The number of candidates to choose from. Each is compared with all others. */
const MAX_FOUND = 200;
const known = new RegExp(`^(?:${knownCities})$`, "iu");
const stateCode = new RegExp(`(?<!\\p{L})(?:${stateCodes})(?!\\p{L})`, "u");

/** True if a text is a well-known city. */
export function isKnownCity(text: string): boolean {
  return known.test(text);
}

/** "Parramatta, Sydney": a district and its city are one place; two cities are two. */
export function withDistricts(doc: Doc, places: readonly Extraction<string>[]): Extraction<string>[] {
  const follows = (one: Extraction<string>, other: Extraction<string>): boolean =>
    one.span !== undefined &&
    other.span !== undefined &&
    doc.folded.slice(one.span[1], other.span[0]) === ", " &&
    isTown(one.value) &&
    isKnownCity(other.value.replace(/,? \p{Lu}{2,3}$/u, "")) &&
    !isKnownCity(one.value);
  return places
    .filter((place) => !places.some((other) => follows(other, place)))
    .map((place) => {
      const city = places.find((other) => follows(place, other));
      if (city?.span === undefined || place.span === undefined) return place;
      return { value: doc.text.slice(place.span[0], city.span[1]), span: [place.span[0], city.span[1]] };
    });
}

/** The number of a département or a postcode behind a town. */
const hasCode =
  /^ \((?:\d{2}|2[AB])\)|^,? (?![ABC][12](?!\d))[A-Z]{1,2}\d[A-Z\d]?(?: \d[A-Z]{2})?(?![\p{L}\d])/u;

/** True if a name is certainly a place: it contains a known town, region or postcode, or the text names it again. */
export function isEvident(doc: Doc, value: string): boolean {
  return (
    /\d|\p{Script=Han}/u.test(value) ||
    stateCode.test(value) ||
    value.split(/ ?[,()/|] ?| - /).some((part) => isPlaceName(part) || isTown(part.split(" ")[0] ?? "")) ||
    doc.folded.split(value).length > 2 ||
    /(?:^|\D)\d{4,5} $|^\d{2} - $/mu.test(doc.folded.slice(0, doc.folded.indexOf(value)).slice(-8)) ||
    hasCode.test(doc.folded.slice(doc.folded.indexOf(value) + value.length).slice(0, 12)) ||
    /, (?:Co\.?|County) \p{Lu}/u.test(value)
  );
}

/** Each place once, in its fullest form: "Toowoomba QLD" covers "Toowoomba". */
export function eachOnce(list: readonly Extraction<string>[]): Extraction<string>[] {
  const some = list.slice(0, MAX_FOUND);
  // "US" and "U.S." are one place.
  const keys = some.map(({ value }) => value.toLowerCase().replace(/^(\p{L})\.(?:\s?(\p{L})\.)$/u, "$1$2"));
  // "Duluth, MN" and "Duluth, Minnesota" are one place.
  const codes = some.map(({ value }) => {
    const { city, region } = readPlace(value);
    return city === undefined || region === undefined ? undefined : `${city}, ${region}`.toLowerCase();
  });
  // Pages' data write the code, sentences the name.
  const byCode = (code: string): number | undefined => {
    const at = codes.findIndex((one, index) => one === code && stateCode.test(some[index]?.value ?? ""));
    return at === -1 ? undefined : at;
  };
  const isPart = (key: string): boolean =>
    keys.some((other) => other.startsWith(key) && /^,? [^ ]/.test(other.slice(key.length)));
  return some
    .filter(
      (_, index) =>
        keys.indexOf(keys[index] ?? "") === index &&
        !isPart(keys[index] ?? "") &&
        (codes[index] === undefined || (byCode(codes[index]) ?? codes.indexOf(codes[index])) === index),
    )
    .slice(0, MAX_PLACES);
}
