import type { Database } from "better-sqlite3";
import { memoryRows } from "./rows.ts";

/**
 * Takes all of a user's nodes out, index included, inside the caller's transaction. The index is built anew from what
 * is left: entries taken out one by one leave beginnings of words behind, and 20,000 of them would hold the write lock
 * for half a minute.
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
