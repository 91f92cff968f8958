import { readBuiltInCatalog } from "../platform/built-in-catalog.ts";
import type { Timers } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import type { Database as Sqlite } from "../store/sqlite/driver/types.ts";
import { openSqliteStore, type SqliteStoreOptions } from "../store/sqlite/store.ts";

/** A SQLite file, `:memory:` or a database that is open; or the address of a PostgreSQL database. */
export type Database = { file: string | Sqlite } | { url: string; connections?: number };

/** Opens a database by the engine it is of. Throws UnusableDatabase, whose message says what would help. */
export async function openStore(
  database: Database,
  timers: Timers,
  sqlite: Pick<SqliteStoreOptions, "writeLane"> = {},
): Promise<Store> {
  const builtInCatalog = readBuiltInCatalog;
  if ("file" in database) return openSqliteStore(database.file, { timers, builtInCatalog, ...sqlite });
  // Loaded where it is asked for: a client waits for `mcp` at every start.
  const { openPostgresStore } = await import("../store/postgres/store.ts");
  const { url, connections } = database;
  return openPostgresStore(url, { builtInCatalog, ...(connections !== undefined && { connections }) });
}
