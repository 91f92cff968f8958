import type { Place } from "../../../text/piece.ts";
/** Words for "or", as alternatives of a pattern. */
export const orWords = "and/or|or|oder|ou|o|u|und/oder|et/ou|y/o|e/ou";
/** "or" between things of which one is enough. */
export const choice = new RegExp(String.raw`\s(?:${orWords})\s|\s?\/\s?|或`, "iu");
/** "or" before the last thing, with at most one word between. */
const or = new RegExp(String.raw`(?:^|[\s,])(?:${orWords})\s+(?:\p{L}{1,12}\s)?$|或者?\s*$`, "iu");
/** Between two things of which one is enough: a comma, a slash, "or". */
const between = new RegExp(
  String.raw`^\s*(?:[,/]|,?\s*(?:${orWords})(?=\s)|或者?|、)\s*(?:\p{L}{1,12}\s)?$`,
  "iu",
);

/** True if one of the things named at these places is enough: the last two are joined by "or". */
export function asksForAny(text: string, places: readonly Place[]): boolean {
  const [left, right] = places.slice(-2);
  return left !== undefined && right !== undefined && or.test(text.slice(left.end, right.start));
}

/** The things at the end of a text of which one is enough: Java and Kotlin in "services in Java or Kotlin". */
export function alternatives<Found extends Place>(text: string, places: readonly Found[]): readonly Found[] {
  if (!asksForAny(text, places)) return [];
  const isApart = (place: Found, at: number) =>
    at < places.length - 2 && !between.test(text.slice(place.end, places[at + 1]?.start));
  return places.slice(places.findLastIndex(isApart) + 1);
}
