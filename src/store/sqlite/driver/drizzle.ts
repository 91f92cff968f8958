import { BetterSQLiteSession } from "drizzle-orm/better-sqlite3/session";
import { BaseSQLiteDatabase, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Database, RunResult } from "./types.ts";

type Queries = BaseSQLiteDatabase<"sync", RunResult, Record<string, never>>;
/** The query builder over a database. */
export type Db = Queries & { $client: Database };

/** Drizzle's own function loads better-sqlite3, which may not be installed. */
export function drizzle(sqlite: Database): Db {
  const dialect = new SQLiteSyncDialect();
  // Every driver has the parts of better-sqlite3 that the session uses.
  const session = new BetterSQLiteSession(Object(sqlite), dialect, undefined);
  const queries: Queries = new BaseSQLiteDatabase("sync", dialect, Object(session), undefined);
  return Object.assign(queries, { $client: sqlite });
}
