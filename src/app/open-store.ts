import { readBuiltInCatalog } from "../platform/built-in-catalog.ts";
import type { Timers } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import type { Database as Sqlite } from "../store/sqlite/driver/types.ts";
import { openSqliteStore, type SqliteStoreOptions } from "../store/sqlite/store.ts";

/** An SQLite file, `:memory:`, an open database, or a PostgreSQL URL. */
export type Database = { file: string | Sqlite } | { url: string; connections?: number | undefined };

/** Opens a database with its engine. Throws UnusableDatabase; its message states the fix. */
export async function openStore(
  database: Database,
  timers: Timers,
  sqlite: Pick<SqliteStoreOptions, "writeLane"> = {},
): Promise<Store> {
  const builtInCatalog = readBuiltInCatalog;
  if ("file" in database) return openSqliteStore(database.file, { timers, builtInCatalog, ...sqlite });
  // Loaded only if needed: a client waits for every start of `mcp`.
  const { openPostgresStore } = await import("../store/postgres/store.ts");
  const { url, connections } = database;
  return openPostgresStore(url, { builtInCatalog, ...(connections !== undefined && { connections }) });
}
