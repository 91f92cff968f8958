import { indexedText } from "../../common/memories/text.ts";
import type { Database } from "../driver/types.ts";
import { ownerRanges } from "../owner-ranges.ts";

/**
 * Deletes all nodes of a user, also from the index, inside the caller's transaction. Rebuilds the index from the other
 * nodes: deleting single entries leaves prefixes of words behind, and 20,000 of them would hold the write lock for half
 * a minute.
 */
export function eraseMemories(sqlite: Database, userId: string): void {
  const range = ownerRanges(sqlite).range(userId);
  if (!range) return;
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 0)");
  sqlite.prepare("delete from memory_search where rowid between ? and ?").run(range.first, range.last);
  sqlite.prepare("delete from memory_nodes where user_id = ?").run(userId);
  sqlite.exec("insert into memory_search (memory_search) values ('rebuild')");
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 1)");
}

/** Writes a node into the full-text index. A trigger deletes the entry of a deleted node. */
type IndexNode = (position: number, node: Parameters<typeof indexedText>[0]) => void;

/** Prepares the indexing statement. */
export function memoryIndex(sqlite: Database): IndexNode {
  const write = sqlite.prepare("insert into memory_search (rowid, text) values (?, ?)");
  return (position, node) => void write.run(position, indexedText(node));
}
