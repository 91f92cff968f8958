import { knownCities, regionNames, stateCodes } from "../lexicon/places.ts";
import { isTown } from "./towns.ts";

const wider = `(?:${regionNames}|${stateCodes})`;
const placeAlone = new RegExp(
  `^(?:${knownCities}|${regionNames})(?:, ?${wider}){0,2}$|, ?(?:${stateCodes})(?: \\d{5})?$`,
  "u",
);
const behindTown = new RegExp(`(?:,? ?\\(?${wider}\\)?){1,2}$`, "u");

/** Whether a short text is nothing but the name of a place that everybody knows: no employer, no title. */
export function findPlaceNames(text: string): boolean {
  return placeAlone.test(text);
}

/** Whether a short text can be nothing but a place: a known one, or any town of the list, which others may be named after. */
export function isPlaceName(text: string): boolean {
  return findPlaceNames(text) || isTown(text.replace(behindTown, ""));
}
