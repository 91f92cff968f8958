import { countPhrase } from "../../common/bm25.ts";
import type { Unit } from "../connection/unit.ts";

/** A phrase, and the nodes that contain it, newest first. */
export interface Phrase {
  words: readonly string[];
  nodes: readonly number[];
}

/** A user's nodes that contain the phrases: the newest of each, up to a cap. */
export async function findPhrases(
  unit: Unit,
  userId: string,
  phrases: readonly (readonly string[])[],
  cap: number,
): Promise<Phrase[]> {
  const single = await nodesByWord(
    unit,
    userId,
    phrases.flatMap((words) => (words.length === 1 ? words : [])),
    cap,
  );
  const found: Phrase[] = [];
  for (const words of phrases) {
    const [first = ""] = words;
    const nodes = words.length === 1 ? (single.get(first) ?? []) : await withPhrase(unit, userId, words, cap);
    found.push({ words, nodes });
  }
  return found;
}

/** The newest nodes of each word, with one statement for all words. */
async function nodesByWord(
  { rows }: Unit,
  userId: string,
  words: readonly string[],
  cap: number,
): Promise<Map<string, number[]>> {
  if (words.length === 0) return new Map();
  const found = await rows<{ word: string; nodes: string }>(
    `select word, array_to_string(array(
       select position from memory_words m where m.user_id = $1 and m.word = asked.word
       order by position desc limit $3), ' ') as nodes
     from unnest($2::text[]) as asked (word)`,
    [userId, [...new Set(words)], cap],
  );
  return new Map(found.map(({ word, nodes }) => [word, nodes === "" ? [] : nodes.split(" ").map(Number)]));
}

/** The newest nodes that contain the words as a phrase. */
async function withPhrase(
  unit: Unit,
  userId: string,
  words: readonly string[],
  cap: number,
): Promise<number[]> {
  const distinct = [...new Set(words)];
  if (distinct.length === 0) return [];
  const nodes = await unit.rows<{ position: number }>(
    `select position from memory_words where user_id = $1 and word = any($2::text[])
     group by position having count(*) = $3 order by position desc`,
    [userId, distinct, distinct.length],
  );
  const places = await placesIn(
    unit,
    userId,
    distinct,
    nodes.map(({ position }) => position),
  );
  return nodes
    .map(({ position }) => position)
    .filter((position) => countPhrase(words, (word) => places(position, word)) > 0)
    .slice(0, cap);
}

/** The positions of words in nodes. */
export async function placesIn(
  { rows }: Unit,
  userId: string,
  words: readonly string[],
  nodes: readonly number[],
): Promise<(position: number, word: string) => readonly number[]> {
  const found = await rows<{ position: number; word: string; places: string }>(
    `select position, word, places from memory_words
     where user_id = $1 and word = any($2::text[]) and position = any($3::bigint[])`,
    [userId, words, nodes],
  );
  const known = new Map(
    found.map(({ position, word, places }) => [`${position} ${word}`, places.split(" ").map(Number)]),
  );
  return (position, word) => known.get(`${position} ${word}`) ?? [];
}
