import { knownCities, regionNames, stateCodes } from "../../lexicon/places/places.ts";
import { isTown } from "./towns.ts";

const wider = `(?:${regionNames}|${stateCodes})`;
const placeAlone = new RegExp(
  `^(?:${knownCities}|${regionNames})(?:, ?${wider}){0,2}$|, ?(?:${stateCodes})(?: \\d{5})?$`,
  "u",
);
// "Toledo, OH", "Lyon 6e"
const behindTown = new RegExp(`(?:,? ?\\(?${wider}\\)?){1,2}$| \\d{1,2}(?:er|e|ème)$`, "u");

/** True if a short text is only the name of a well-known place: not an employer or title. */
export function findPlaceNames(text: string): boolean {
  return placeAlone.test(text);
}

/**
 * True if a short text can only be a place: a well-known one, or any listed town, which other things may be named
 * after.
 */
export function isPlaceName(text: string): boolean {
  return findPlaceNames(text) || isTown(text.replace(behindTown, ""));
}
