import type { Database } from "better-sqlite3";
import { memoryRows } from "./memory-rows.ts";

/** Fewer entries leave the index one by one, by the trigger. */
const fewNodes = 200;

/**
 * Takes all of a user's nodes out, index included, inside the caller's transaction. One by one, 20,000 would hold the
 * write lock for half a minute; marking them all and merging the index once leaves as little behind.
 */
export function eraseMemories(sqlite: Database, userId: string): void {
  const range = memoryRows(sqlite).range(userId);
  if (!range) return;
  const { n } = sqlite
    .prepare<[number, number, number], { n: number }>(
      "select count(*) as n from (select 1 from memory_nodes where position between ? and ? limit ?)",
    )
    .get(range.first, range.last, fewNodes + 1) ?? { n: 0 };
  if (n > fewNodes) eraseEntries(sqlite, range);
  sqlite.prepare("delete from memory_nodes where user_id = ?").run(userId);
}

function eraseEntries(sqlite: Database, { first, last }: { first: number; last: number }): void {
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 0)");
  sqlite.prepare("delete from memory_search where rowid between ? and ?").run(first, last);
  sqlite.exec("insert into memory_search (memory_search) values ('optimize')");
  sqlite.exec("insert into memory_search (memory_search, rank) values ('secure-delete', 1)");
}
