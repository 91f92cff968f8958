import type { SearchTerm } from "./question/question.ts";
import { saidWithoutWords } from "./question/said-without-words.ts";
import { stemOf, words } from "./words/tokens.ts";

/** How often each term, by its position in the question, occurs in a text: the word itself and its synonyms. */
export type Counts = { own: number[]; synonyms: number[] };

/** A text without any of the terms. */
export function noCounts(terms: readonly SearchTerm[]): Counts {
  return { own: terms.map(() => 0), synonyms: terms.map(() => 0) };
}

/** Adds counts times a weight. */
export function addCounts(sum: Counts, more: Counts, weight: number): void {
  for (const kind of ["own", "synonyms"] as const)
    for (const [index, count] of more[kind].entries())
      sum[kind][index] = (sum[kind][index] ?? 0) + weight * count;
}

/** Prepares counting a question's terms in texts. */
export function counter(terms: readonly SearchTerm[]): (text: string) => Counts {
  const places = placesByStem(terms);
  // A stem starts like its word, so most words need no stemming.
  const firstLetters = new Set([...places.keys()].map((stem) => stem.charAt(0)));
  const known = new Map<string, Places | undefined>();
  const said = saidWithoutWords(terms);
  const placesOf = (token: string) => {
    if (!firstLetters.has(token.charAt(0))) return undefined;
    if (!known.has(token)) known.set(token, places.get(stemOf(token)));
    return known.get(token);
  };
  return (text) => {
    const counts = noCounts(terms);
    for (const { token } of words(text)) {
      const found = placesOf(token);
      if (!found) continue;
      for (const index of found.own) counts.own[index] = (counts.own[index] ?? 0) + 1;
      for (const index of found.synonyms) counts.synonyms[index] = (counts.synonyms[index] ?? 0) + 1;
    }
    for (const { index, isIn } of said)
      if (isIn(text)) counts.synonyms[index] = (counts.synonyms[index] ?? 0) + 1;
    return counts;
  };
}

/** Prepares the test whether a text contains any of a question's terms or their synonyms. */
export function mentioner(terms: readonly SearchTerm[]): (text: string) => boolean {
  const count = counter(terms);
  return (text) => {
    const { own, synonyms } = count(text);
    return [...own, ...synonyms].some((times) => times > 0);
  };
}

/** The terms that a stem counts for. */
interface Places {
  own: number[];
  synonyms: number[];
}

function placesByStem(terms: readonly SearchTerm[]): Map<string, Places> {
  const places = new Map<string, Places>();
  const at = (stem: string): Places => {
    const found = places.get(stem) ?? { own: [], synonyms: [] };
    places.set(stem, found);
    return found;
  };
  for (const [index, { word, synonyms }] of terms.entries()) {
    at(stemOf(word)).own.push(index);
    for (const synonym of synonyms) at(stemOf(synonym)).synonyms.push(index);
  }
  return places;
}
