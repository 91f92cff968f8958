import { type Place, readPlace } from "../../places/place.ts";
import { isWithin } from "../../places/within.ts";
import type { FilterResult, PersonConstraints } from "../types.ts";
import { filterResult } from "./result.ts";

/**
 * Where the person would work: the named places, or else the home town if moving is ruled out. Undefined means
 * anywhere.
 */
export function wantedPlaces(
  asked: string | undefined,
  person: PersonConstraints,
): Place[] | "unknown" | undefined {
  if (asked) return [readPlace(asked)];
  if (person.willingToRelocate) return undefined;
  const { targetLocations = [] } = person;
  if (targetLocations.length > 0) return targetLocations.map(readPlace);
  if (person.willingToRelocate === undefined) return undefined;
  return person.home ? [person.home] : "unknown";
}

/** Compares the work's place with the wanted one, which may be home. Remote work is everywhere. */
export function placeFilter(
  wanted: Place[] | "unknown",
  { locations = [], remote }: { locations?: string[]; remote?: string },
  home: Place | undefined,
): FilterResult {
  if (remote === "remote") return filterResult("location", true, "The work is remote.");
  if (locations.length === 0) {
    return filterResult("location", undefined, "The place is not known; ask where the work is.");
  }
  if (wanted === "unknown") {
    return filterResult("location", undefined, "The user would not move, and their home town is not stored.");
  }
  const told = locations.flatMap((known) => wanted.map((place) => isWithin(readPlace(known), place)));
  const [is, there] =
    wanted.length === 1 && wanted[0] === home
      ? ["The work is", "in the home town"]
      : ["The place is", "one of those wanted"];
  if (told.includes(true)) return filterResult("location", true, `${is} ${there}.`);
  return told.includes(undefined)
    ? filterResult(
        "location",
        undefined,
        `Whether ${is.toLowerCase()} ${there} is not known; ask where the work is.`,
      )
    : filterResult("location", false, `${is} not ${there}.`);
}
