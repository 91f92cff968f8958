import { knownCities, regionNames, stateCodes } from "../lexicon/places.ts";

const wider = `(?:${regionNames}|${stateCodes})`;
const placeAlone = new RegExp(
  `^(?:${knownCities}|${regionNames})(?:, ?${wider}){0,2}$|, ?(?:${stateCodes})(?: \\d{5})?$`,
  "u",
);

/** Whether a short text is nothing but the name of a place that is known. */
export function findPlaceNames(text: string): boolean {
  return placeAlone.test(text);
}
