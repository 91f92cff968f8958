import { leadingWords, ledPlaces, underWords } from "../../lexicon/led-places.ts";
import { createTerms } from "../../text/terms.ts";
import { contentWords } from "./content-words.ts";

const findLeading = createTerms({ leading: leadingWords });
const findUnder = createTerms({ under: underWords });
const findPlaces = createTerms({ ...ledPlaces });

/** The occupation that leads the place of work a text speaks of leading: "5+ years leading a kitchen" is a head chef's. */
export function leaderOf(text: string): { code: string; words: string[] } | undefined {
  const [place] = findPlaces(text);
  if (place === undefined || findLeading(text).length === 0) return undefined;
  return { code: place.tag, words: contentWords(text.slice(place.start, place.end)) };
}

/** Whether a title says that its bearer works under the one who leads: a sous-chef leads no kitchen. */
export function isUnderLeader(title: string): boolean {
  return findUnder(title).length > 0;
}

/** Whether a title is below the role that a demand names: "Executive Sous Chef" for "Executive Chef". */
export function isBelow(title: string, demand: string): boolean {
  return isUnderLeader(title) && !isUnderLeader(demand);
}
