import { createHash } from "node:crypto";
import { stems } from "../../../engine/retrieval/tokens.ts";
import { placesOf } from "../../common/bm25.ts";
import { indexedText } from "../../common/memories/text.ts";

/** The index entry of a node: its words with their positions, and the number of words. */
interface Entry {
  length: number;
  words: { word: string; places: string }[];
}

type SendWrite = (text: string, values: readonly (string | number)[]) => Promise<unknown>;

/** A PostgreSQL B-tree row holds about 2,700 bytes. */
const LONGEST_WORD = 200;

/** The words of a text as indexed. Words too long for the index become their digest. */
export function indexedWords(text: string): string[] {
  return stems(text).map((word) =>
    word.length > LONGEST_WORD ? createHash("sha256").update(word).digest("hex") : word,
  );
}

/** Computes the index entry of a node. */
export function indexed(node: Parameters<typeof indexedText>[0]): Entry {
  const words = indexedWords(indexedText(node));
  return {
    length: words.length,
    words: Array.from(placesOf(words), ([word, places]) => ({ word, places: places.join(" ") })),
  };
}

/** Writes the index entries of inserted nodes, and updates the user's counts. */
export async function indexWords(
  send: SendWrite,
  userId: string,
  entries: readonly (Entry & { position: number })[],
): Promise<void> {
  const words = entries.flatMap(({ position, words }) => words.map((word) => ({ position, ...word })));
  await send(
    `insert into memory_words (user_id, word, position, places)
     select $1, word, position, places
     from json_to_recordset($2::json) as row (word text, position bigint, places text)`,
    [userId, JSON.stringify(words)],
  );
  await noteNodes(
    send,
    userId,
    entries.length,
    entries.reduce((sum, { length }) => sum + length, 0),
  );
}

/** Adds to the user's counts of nodes and words, or subtracts. */
export async function noteNodes(
  send: SendWrite,
  userId: string,
  nodes: number,
  words: number,
): Promise<void> {
  await send(
    `insert into memory_owners (user_id, nodes, words) values ($1, $2, $3)
     on conflict (user_id) do update set nodes = memory_owners.nodes + $2, words = memory_owners.words + $3`,
    [userId, nodes, words],
  );
}
