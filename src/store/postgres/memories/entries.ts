import { indexedText } from "../../common/memories/text.ts";
import { type Entry, entryOf, type SendWrite, type WordIndex, writeWords } from "../full-text/words.ts";

/** The full-text index of memories. */
export const memoryIndex: WordIndex = { words: "memory_words", entries: "memory_nodes" };

/** Computes the index entry of a node. */
export function indexed(node: Parameters<typeof indexedText>[0]): Entry {
  return entryOf(indexedText(node));
}

/** Writes the index entries of inserted nodes, and updates the user's counts. */
export async function indexWords(
  send: SendWrite,
  userId: string,
  entries: readonly (Entry & { position: number })[],
): Promise<void> {
  await writeWords(send, memoryIndex, userId, entries);
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
