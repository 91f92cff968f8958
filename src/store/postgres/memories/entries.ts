import { createHash } from "node:crypto";
import { stems } from "../../../engine/retrieval/tokens.ts";
import { indexedText } from "../../common/memories/text.ts";
import { placesOf } from "../../common/places.ts";
import type { Statements } from "../connection/statements.ts";

/** The index entry of a node: its words with where they stand, and how many there are. */
interface Entry {
  length: number;
  words: { word: string; places: string }[];
}

/** PostgreSQL's tree takes some 2,700 bytes a row. */
const LONGEST_WORD = 200;

/** The words of a text as the index holds them: in place of one that is too long for it stands its digest. */
export function indexedWords(text: string): string[] {
  return stems(text).map((word) =>
    word.length > LONGEST_WORD ? createHash("sha256").update(word).digest("hex") : word,
  );
}

/** Works out the index entry of a node. */
export function indexed(node: Parameters<typeof indexedText>[0]): Entry {
  const words = indexedWords(indexedText(node));
  return {
    length: words.length,
    words: Array.from(placesOf(words), ([word, places]) => ({ word, places: places.join(" ") })),
  };
}

/** Writes the entries of nodes that were inserted, and notes them. */
export async function indexWords(
  { count }: Pick<Statements, "count">,
  userId: string,
  entries: readonly (Entry & { position: number })[],
): Promise<void> {
  const words = entries.flatMap(({ position, words }) => words.map((word) => ({ position, ...word })));
  await count(
    `insert into memory_words (user_id, word, position, places)
     select $1, word, position, places
     from json_to_recordset($2::json) as row (word text, position bigint, places text)`,
    [userId, JSON.stringify(words)],
  );
  await noteNodes(
    { count },
    userId,
    entries.length,
    entries.reduce((sum, { length }) => sum + length, 0),
  );
}

/** Notes how many nodes and words a user has more than before, or less. */
export async function noteNodes(
  { count }: Pick<Statements, "count">,
  userId: string,
  nodes: number,
  words: number,
): Promise<void> {
  await count(
    `insert into memory_owners (user_id, nodes, words) values ($1, $2, $3)
     on conflict (user_id) do update set nodes = memory_owners.nodes + $2, words = memory_owners.words + $3`,
    [userId, nodes, words],
  );
}
