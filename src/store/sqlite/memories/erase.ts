import type { Database } from "../driver/types.ts";
import { memoryRows } from "./rows.ts";

/**
 * Deletes all nodes of a user, also from the index, inside the caller's transaction. The index is rebuilt from the other
 * nodes: deleting entries one by one leaves prefixes of words behind, and 20,000 of them would hold the write lock for
 * half a minute.
 */
export function eraseMemories(sqlite: Database, userId: string): void {
  const range = memoryRows(sqlite).range(userId);
  if (!range) return;
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 0)");
  sqlite.prepare("delete from memory_search where rowid between ? and ?").run(range.first, range.last);
  sqlite.prepare("delete from memory_nodes where user_id = ?").run(userId);
  sqlite.exec("insert into memory_search (memory_search) values ('rebuild')");
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 1)");
}
