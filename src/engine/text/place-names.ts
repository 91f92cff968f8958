import { knownCities, regionNames, stateCodes } from "../lexicon/places.ts";

const placeAlone = new RegExp(`^(?:${knownCities}|${regionNames})$|, ?(?:${stateCodes})(?: \\d{5})?$`, "u");

/** Whether a short text is nothing but the name of a place that is known. */
export function findPlaceNames(text: string): boolean {
  return placeAlone.test(text);
}
