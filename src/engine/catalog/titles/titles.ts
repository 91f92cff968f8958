import { labelKey } from "../../skills/normalise.ts";
import type { LocalTitle, OccupationEntry } from "../types.ts";
import { createLikeness, highest } from "./likeness.ts";
import { count, type Posting, sharesOf, weigh } from "./postings.ts";
import { createSpelling } from "./spelling.ts";
import {
  bagKey,
  createWordStemmer,
  headOf,
  isNarrowing,
  isResidual,
  isTitleInBrackets,
  localKey,
  nameBags,
  otherWords,
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
  /** True if brackets narrow the name: the title is "Boom Operator (Aerial Refueling)". */
  isNarrowed: boolean;
}

/** More than any title needs. Queries are cut to this. */
const MAX_QUERY_LENGTH = 500;
/** How much the likeness to one title counts beside the words of all titles. */
const LIKENESS_SHARE = 0.5;
/** Below 1, it raises low scores. Tuned on related occupations. */
const CURVE = 0.8;
/** Occupations that share no word with a query and are less like it are not found. */
const LEAST_LIKENESS = 0.2;
const exact = {
  title: 1,
  usual: 0.995,
  alternate: 0.99,
  part: 0.985,
  bracketed: 0.984,
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
  const stemOf = createWordStemmer();
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
  const likeness = createLikeness(occupations.length, () =>
    occupations.flatMap(({ title, alternateTitles }, occupation) =>
      [...new Set([title, ...alternateTitles])].map((one) => ({ occupation, title: one })),
    ),
  );
  const terms = weigh(
    postings,
    occupations.map(({ alternateTitles }) => 1 + alternateTitles.length),
  );
  const codes = occupations.map(({ code }) => code);

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
        isNarrowed: level === exact.bracketed,
      }));
  }

  function search(whole: string, limit: number): TitleMatch[] {
    const query = whole.slice(0, MAX_QUERY_LENGTH);
    const scores = new Float64Array(occupations.length);
    const asked = new Set([query, titleParts(query)[0] ?? query]);
    for (const form of asked) {
      const stems = titleStems(form, stemOf);
      addFuzzy(scores, form, stems);
      raise(scores, `key ${labelKey(form)}`, form === query ? 1 : exact.part);
      raise(scores, `local ${localKey(form)}`, 1);
      raise(scores, `bag ${bagKey(stems)}`, exact.sameWords);
      raise(scores, `bag ${bagKey(withoutRank(stems))}`, exact.withoutRank);
      const head = withoutRank(titleStems(headOf(form), stemOf));
      if (head.length > 1) raise(scores, `bag ${bagKey(head)}`, exact.head);
    }
    return highest(scores, codes, limit).map((index) => ({
      code: codes[index] ?? "",
      relevance: Math.round((scores[index] ?? 0) * 10_000) / 10_000,
    }));
  }

  function addFuzzy(scores: Float64Array, form: string, stems: readonly string[]): void {
    const shares = sharesOf(new Set(stems), terms, occupations.length);
    const alike = likeness(form);
    for (let index = 0; index < scores.length; index++) {
      const [share = 0, like = 0] = [shares[index], alike[index]];
      if (share === 0 && like < LEAST_LIKENESS) continue;
      const sum = (share + LIKENESS_SHARE * like) / (1 + LIKENESS_SHARE);
      scores[index] = Math.max(scores[index] ?? 0, Math.min(exact.fuzzyAtMost, sum ** CURVE));
    }
  }

  /** Adds a two-hundredth of the fuzzy score, so that occupations with the same title keep the order of their words. */
  function raise(scores: Float64Array, key: string, factor: number): void {
    for (const [index, level] of named.get(key) ?? []) {
      const fuzzy = Math.min(exact.fuzzyAtMost, scores[index] ?? 0);
      const score = level * factor === 1 ? 1 : level * factor + fuzzy / 200;
      scores[index] = Math.max(scores[index] ?? 0, score);
    }
  }

  function addOccupation(index: number, entry: OccupationEntry): void {
    const counts = new Map<string, Posting>();
    for (const [place, title] of [entry.title, ...entry.alternateTitles].entries()) {
      const level = place === 0 ? exact.title : exact.alternate;
      name(`key ${labelKey(title)}`, index, level);
      for (const [at, part] of titleParts(title).entries()) {
        const stems = titleStems(part, stemOf);
        for (const term of new Set(stems)) count(counts, term, index).titles++;
        if (at > 0 && !isTitleInBrackets(part)) continue;
        const isNarrowed = at === 0 && isNarrowing(title);
        // "Seamstress" matches the exact title before "Seamstress (Custom)".
        name(`key ${labelKey(part)}`, index, isNarrowed ? exact.bracketed : exact.part);
        // "Social Workers, All Other" is not the first meaning of "social worker".
        const own = isNarrowed ? exact.bracketed : isResidual(title) ? exact.part : level;
        for (const bag of nameBags(part)) name(bag, index, own);
        name(`bag ${bagKey(stems)}`, index, own);
      }
    }
    for (const term of new Set(titleStems(otherWords(entry), stemOf)))
      count(counts, term, index).description++;
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
