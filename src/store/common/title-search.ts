import { stemsAsWritten as stems } from "../../engine/retrieval/words/tokens.ts";
import type { TitleMatch } from "../ports/catalog.ts";
import { bm25, countPhrase, placesOf } from "./bm25.ts";

/** An occupation with its titles. */
export interface Titled {
  code: string;
  title: string;
  alternateTitles: readonly string[];
}

/** Words in the main title count more than words in other titles. */
const WEIGHTS = { title: 4, others: 2 } as const;
const MOST_WORDS = 24;

interface Entry {
  code: string;
  title: string;
  length: number;
  columns: { weight: number; places: ReadonlyMap<string, number[]> }[];
}

/** Creates a title search that finds and ranks like SQLite's full-text index. */
export function createTitleSearch(titled: readonly Titled[]): (query: string, limit: number) => TitleMatch[] {
  const entries = titled.map(entryOf);
  const having = new Map<string, Entry[]>();
  for (const entry of entries)
    for (const word of new Set(entry.columns.flatMap(({ places }) => [...places.keys()])))
      having.set(word, [...(having.get(word) ?? []), entry]);
  const meanLength = entries.reduce((sum, { length }) => sum + length, 0) / entries.length;

  return (query, limit) => {
    const phrases = wordsOf(query).map((word) => stems(word));
    const hitsOf = (entry: Entry, phrase: readonly string[]) =>
      entry.columns.map(({ places }) => countPhrase(phrase, (word) => places.get(word) ?? []));
    const found = phrases.map((phrase) =>
      (having.get(phrase[0] ?? "") ?? []).filter((entry) => hitsOf(entry, phrase).some((hits) => hits > 0)),
    );
    const corpus = { things: entries.length, having: found.map((list) => list.length), meanLength };
    const weighed = (entry: Entry) =>
      phrases.map((phrase) =>
        hitsOf(entry, phrase).reduce((sum, hits, at) => sum + hits * (entry.columns[at]?.weight ?? 0), 0),
      );
    return [...new Set(found.flat())]
      .map((entry) => ({
        code: entry.code,
        title: entry.title,
        score: bm25({ hits: weighed(entry), length: entry.length }, corpus),
      }))
      .sort((left, right) => right.score - left.score || (left.code < right.code ? -1 : 1))
      .slice(0, limit);
  };
}

/** The words of a query to look for in titles. */
function wordsOf(query: string): string[] {
  return query.match(/[\p{L}\p{N}]{1,40}/gu)?.slice(0, MOST_WORDS) ?? [];
}

function entryOf({ code, title, alternateTitles }: Titled): Entry {
  const texts = [
    { weight: WEIGHTS.title, words: stems(title) },
    { weight: WEIGHTS.others, words: stems(alternateTitles.join("\n")) },
  ];
  return {
    code,
    title,
    length: texts.reduce((sum, { words }) => sum + words.length, 0),
    columns: texts.map(({ weight, words }) => ({ weight, places: placesOf(words) })),
  };
}
