import { leadingWords, ledPlaces, underWords } from "../../lexicon/led-places.ts";
import { createTerms } from "../../text/terms.ts";
import { contentWords } from "./content-words.ts";

const findLeading = createTerms({ leading: leadingWords });
const findUnder = createTerms({ under: underWords });
const findPlaces = createTerms({ ...ledPlaces });

/**
 * The occupation that leads the workplace in a demand for leading it: "5+ years leading a kitchen" is a head
 * chef's.
 */
export function leaderOf(text: string): { code: string; words: string[] } | undefined {
  const [place] = findPlaces(text);
  if (place === undefined || findLeading(text).length === 0) return undefined;
  return { code: place.tag, words: contentWords(text.slice(place.start, place.end)) };
}

/** True if the title's holder works under the leader: a sous-chef does not lead the kitchen. */
export function isUnderLeader(title: string): boolean {
  return findUnder(title).length > 0;
}

/** True if a title ranks below the role in a demand: "Executive Sous Chef" for "Executive Chef". */
export function isBelow(title: string, demand: string): boolean {
  return isUnderLeader(title) && !isUnderLeader(demand);
}
