import { countPhrase } from "../../common/bm25.ts";
import type { Statements } from "../connection/statements.ts";
import type { WordIndex } from "./words.ts";

/** One user's entries in a full-text index. `kinds` has the bits of the kinds to search. */
export interface OwnIndex {
  rows: Statements["rows"];
  userId: string;
  index: WordIndex;
  kinds?: number;
}

/** A phrase, and the entries that contain it, newest first. */
export interface Phrase {
  words: readonly string[];
  entries: readonly number[];
}

/** A user's entries that contain the phrases: the newest of each, up to a cap. */
export async function findPhrases(
  own: OwnIndex,
  phrases: readonly (readonly string[])[],
  cap: number,
): Promise<Phrase[]> {
  // Asked together: each question takes a way to the database and back.
  const single = entriesByWord(
    own,
    phrases.flatMap((words) => (words.length === 1 ? words : [])),
    cap,
  );
  return Promise.all(
    phrases.map(async (words): Promise<Phrase> => {
      const [first = ""] = words;
      const entries = words.length === 1 ? (await single).get(first) : await withPhrase(own, words, cap);
      return { words, entries: entries ?? [] };
    }),
  );
}

/** The condition on kinds. An entry's position contains its kind. */
function ofKinds({ kinds }: OwnIndex): string {
  return kinds === undefined ? "" : `and (1 << ((position >> 28) & 15)::integer) & ${kinds} <> 0`;
}

/** The newest entries of each word, with one statement for all words. */
async function entriesByWord(
  own: OwnIndex,
  words: readonly string[],
  cap: number,
): Promise<Map<string, number[]>> {
  if (words.length === 0) return new Map();
  const found = await own.rows<{ word: string; entries: string }>(
    `select word, array_to_string(array(
       select position from ${own.index.words} m where m.user_id = $1 and m.word = asked.word ${ofKinds(own)}
       order by position desc limit $3), ' ') as entries
     from unnest($2::text[]) as asked (word)`,
    [own.userId, [...new Set(words)], cap],
  );
  return new Map(
    found.map(({ word, entries }) => [word, entries === "" ? [] : entries.split(" ").map(Number)]),
  );
}

/** The newest entries that contain the words as a phrase. */
async function withPhrase(own: OwnIndex, words: readonly string[], cap: number): Promise<number[]> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return [];
  const entries = await own.rows<{ position: number }>(
    `select position from ${own.index.words} where user_id = $1 and word = any($2::text[]) ${ofKinds(own)}
     group by position having count(*) = $3 order by position desc`,
    [own.userId, distinct, distinct.length],
  );
  const places = await placesIn(
    own,
    distinct,
    entries.map(({ position }) => position),
  );
  return entries
    .map(({ position }) => position)
    .filter((position) => countPhrase(words, (word) => places(position, word)) > 0)
    .slice(0, cap);
}

/** The places of words in entries. */
export async function placesIn(
  { rows, userId, index }: OwnIndex,
  words: readonly string[],
  entries: readonly number[],
): Promise<(position: number, word: string) => readonly number[]> {
  const found = await rows<{ position: number; word: string; places: string }>(
    `select position, word, places from ${index.words}
     where user_id = $1 and word = any($2::text[]) and position = any($3::bigint[])`,
    [userId, words, entries],
  );
  const known = new Map(
    found.map(({ position, word, places }) => [`${position} ${word}`, places.split(" ").map(Number)]),
  );
  return (position, word) => known.get(`${position} ${word}`) ?? [];
}
