import { createHash } from "node:crypto";
import { stems } from "../../../engine/retrieval/words/tokens.ts";
import { placesOf } from "../../common/bm25.ts";

/** A full-text index: its table of words, and the table of what is indexed, with positions and lengths. */
export interface WordIndex {
  words: "memory_words" | "document_words";
  entries: "memory_nodes" | "document_entries";
}

/** An index entry: its words with their positions, and the number of words. */
export interface Entry {
  length: number;
  words: { word: string; places: string }[];
}

/** Sends a write. It need not wait for the answer, as long as the transaction does. */
export type SendWrite = (
  text: string,
  values: readonly (string | number | readonly number[])[],
) => Promise<unknown>;

/** A PostgreSQL B-tree row holds about 2,700 bytes. */
const LONGEST_WORD = 200;

/** The words of a text as indexed. Words too long for the index become their digest. */
export function indexedWords(text: string): string[] {
  return stems(text).map((word) =>
    word.length > LONGEST_WORD ? createHash("sha256").update(word).digest("hex") : word,
  );
}

/** Computes the index entry of a text. */
export function entryOf(text: string): Entry {
  const words = indexedWords(text);
  return {
    length: words.length,
    words: Array.from(placesOf(words), ([word, places]) => ({ word, places: places.join(" ") })),
  };
}

/** Writes the words of entries. */
export async function writeWords(
  send: SendWrite,
  { words: table }: WordIndex,
  userId: string,
  entries: readonly (Entry & { position: number })[],
): Promise<void> {
  const words = entries.flatMap(({ position, words }) => words.map((word) => ({ position, ...word })));
  await send(
    `insert into ${table} (user_id, word, position, places)
     select $1, word, position, places
     from json_to_recordset($2::json) as row (word text, position bigint, places text)`,
    [userId, JSON.stringify(words)],
  );
}
