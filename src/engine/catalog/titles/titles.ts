import { createStemmer, labelKey } from "../../skills/normalise.ts";
import type { LocalTitle, OccupationEntry } from "../types.ts";
import { count, type Posting, termWeight } from "./postings.ts";
import { createSpelling } from "./spelling.ts";
import {
  bagKey,
  headOf,
  isResidual,
  isTitleInBrackets,
  localKey,
  nameBags,
  terms,
  titleParts,
  titleStems,
  withoutRank,
} from "./title-words.ts";

/** An occupation found by a title; `relevance` 0..1, 1 for its own title. */
interface TitleMatch {
  code: string;
  relevance: number;
}

/** Finds occupations by title. */
export interface TitleIndex {
  /** The best matches first, ties by code, at most `limit`. Empty if no word of the query is known. */
  search(query: string, limit: number): TitleMatch[];
  /** The occupations with exactly this name (or its plural or inversion), those with it as their own title first. */
  named(query: string): NamedOccupation[];
  /** Possible meanings of a misspelt name, at most a few. Empty if every word is known or none is near. */
  respelled(query: string): string[];
}

/** An occupation with a name, as its own title or as another title in any language. */
interface NamedOccupation {
  code: string;
  how: "exact" | "alternate";
  /** True if the name is from our own list, where a name has one occupation unless it is ambiguous. */
  isUsual: boolean;
}

/** More than any title needs. Queries are cut to this. */
const MAX_QUERY_LENGTH = 500;
/** A BM25-like saturation: k titles with a word give it half its weight. Tuned on held-out titles. */
const SATURATION = 3;
/** How strongly the number of an occupation's titles lowers its score, 0..1 (the b of BM25). */
const LENGTH_SHARE = 0.1;
const exact = {
  title: 1,
  usual: 0.995,
  alternate: 0.99,
  part: 0.985,
  sameWords: 0.98,
  withoutRank: 0.96,
  head: 0.94,
  fuzzyAtMost: 0.93,
} as const;

/** Indexes titles, alternate titles and descriptions; titles in other languages are found by name only. */
export function createTitleIndex(
  occupations: readonly OccupationEntry[],
  localTitles: readonly LocalTitle[] = [],
): TitleIndex {
  const stemOf = createStemmer();
  const postings = new Map<string, Posting[]>();
  const named = new Map<string, Map<number, number>>();
  for (const [index, occupation] of occupations.entries()) addOccupation(index, occupation);
  const positions = new Map(occupations.map(({ code }, index) => [code, index]));
  for (const { code, title, language } of localTitles) {
    const index = positions.get(code);
    if (index === undefined) continue;
    const isUsual = language === "en";
    name(`local ${localKey(title)}`, index, isUsual ? exact.usual : exact.alternate);
    if (isUsual) for (const bag of nameBags(title)) name(bag, index, exact.usual);
    // "Bäcker" may also be written without the umlaut, as "Baecker".
    if (/[äöü]/i.test(title))
      name(`local ${localKey(title.replace(/[äöü]/gi, "$&e"))}`, index, exact.alternate);
  }
  const spelling = createSpelling(() =>
    [
      ...occupations.flatMap(({ title, alternateTitles }) => [title, ...alternateTitles]),
      ...localTitles.map(({ title }) => title),
    ].flatMap((title) => localKey(title).split(" ")),
  );
  const meanTitles =
    occupations.reduce((sum, entry) => sum + titlesOf(entry), 0) / Math.max(1, occupations.length);
  const weights = new Map([...postings].map(([term, list]) => [term, termWeight(list, occupations.length)]));

  return { search, named: namedBy, respelled: spelling };

  function namedBy(query: string): NamedOccupation[] {
    const text = query.slice(0, MAX_QUERY_LENGTH);
    const found = new Map<number, number>();
    const keys = [`key ${labelKey(text)}`, ...nameBags(text), `local ${localKey(text)}`];
    for (const key of keys)
      for (const [index, level] of named.get(key) ?? [])
        found.set(index, Math.max(level, found.get(index) ?? 0));
    // If many occupations share a name, they are ordered as in a search.
    const ranks = found.size < 2 ? [] : search(text, 100).map(({ code }) => code);
    return [...found]
      .map(([index, level]) => ({ code: occupations[index]?.code ?? "", level }))
      .sort((left, right) => right.level - left.level || ranks.indexOf(left.code) - ranks.indexOf(right.code))
      .map(({ code, level }) => ({
        code,
        how: level === exact.title ? ("exact" as const) : ("alternate" as const),
        isUsual: level === exact.usual,
      }));
  }

  function search(whole: string, limit: number): TitleMatch[] {
    const query = whole.slice(0, MAX_QUERY_LENGTH);
    const scores = new Map<number, number>();
    const asked = [...new Set([query, titleParts(query)[0] ?? query])];
    for (const form of asked) {
      const stems = titleStems(form, stemOf);
      addFuzzy(scores, terms(withoutRank(stems)));
      raise(scores, `key ${labelKey(form)}`, form === query ? 1 : exact.part);
      raise(scores, `local ${localKey(form)}`, 1);
      raise(scores, `bag ${bagKey(stems)}`, exact.sameWords);
      raise(scores, `bag ${bagKey(withoutRank(stems))}`, exact.withoutRank);
      const head = withoutRank(titleStems(headOf(form), stemOf));
      if (head.length > 1) raise(scores, `bag ${bagKey(head)}`, exact.head);
    }
    const best = [...scores].map(([index, score]) => ({
      code: occupations[index]?.code ?? "",
      relevance: score,
    }));
    return best
      .sort((left, right) => right.relevance - left.relevance || (left.code < right.code ? -1 : 1))
      .slice(0, limit)
      .map(({ code, relevance }) => ({ code, relevance: Math.round(relevance * 10_000) / 10_000 }));
  }

  function addFuzzy(scores: Map<number, number>, asked: readonly string[]): void {
    const known = asked.map((term) => ({ list: postings.get(term) ?? [], weight: weights.get(term) ?? 0 }));
    // Unknown words count in the denominator: a half-unknown query is half understood.
    const unknown = asked.filter((term) => !term.includes(" ") && !postings.has(term)).length;
    const total = known.reduce((sum, { weight }) => sum + weight, unknown * Math.log(occupations.length + 1));
    const sums = new Map<number, number>();
    for (const { list, weight } of known)
      for (const posting of list) {
        const frequency = posting.titles / lengthNorm(posting.occupation) + posting.description;
        const gain = (weight * frequency) / (SATURATION + frequency);
        sums.set(posting.occupation, (sums.get(posting.occupation) ?? 0) + gain);
      }
    for (const [index, sum] of sums) {
      const relevance = Math.min(exact.fuzzyAtMost, Math.sqrt(sum / total));
      scores.set(index, Math.max(scores.get(index) ?? 0, relevance));
    }
  }

  function lengthNorm(index: number): number {
    const entry = occupations[index];
    return 1 - LENGTH_SHARE + (LENGTH_SHARE * (entry === undefined ? 0 : titlesOf(entry))) / meanTitles;
  }

  /** Adds a two-hundredth of the fuzzy score, so that occupations with the same title keep the order of their words. */
  function raise(scores: Map<number, number>, key: string, factor: number): void {
    for (const [index, level] of named.get(key) ?? []) {
      const fuzzy = Math.min(exact.fuzzyAtMost, scores.get(index) ?? 0);
      const score = level * factor === 1 ? 1 : level * factor + fuzzy / 200;
      scores.set(index, Math.max(scores.get(index) ?? 0, score));
    }
  }

  function addOccupation(index: number, entry: OccupationEntry): void {
    const counts = new Map<string, Posting>();
    for (const [place, title] of [entry.title, ...entry.alternateTitles].entries()) {
      const level = place === 0 ? exact.title : exact.alternate;
      name(`key ${labelKey(title)}`, index, level);
      for (const [at, part] of titleParts(title).entries()) {
        const stems = titleStems(part, stemOf);
        for (const term of terms(stems)) count(counts, term, index).titles++;
        if (at > 0 && !isTitleInBrackets(part)) continue;
        // "Seamstress" matches the exact title before "Seamstress (Custom)".
        name(`key ${labelKey(part)}`, index, exact.part);
        // "Social Workers, All Other" is not the first meaning of "social worker".
        const own = isResidual(title) ? exact.part : level;
        for (const bag of nameBags(part)) name(bag, index, own);
        name(`bag ${bagKey(stems)}`, index, own);
      }
    }
    for (const term of terms(titleStems(entry.description, stemOf))) count(counts, term, index).description++;
    for (const [term, posting] of counts) {
      const list = postings.get(term);
      if (list === undefined) postings.set(term, [posting]);
      else list.push(posting);
    }
  }

  function name(key: string, index: number, level: number): void {
    const owners = named.get(key) ?? new Map<number, number>();
    owners.set(index, Math.max(level, owners.get(index) ?? 0));
    named.set(key, owners);
  }
}

function titlesOf(entry: OccupationEntry): number {
  return 1 + entry.alternateTitles.length;
}
