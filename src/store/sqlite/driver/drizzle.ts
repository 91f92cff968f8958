import { BetterSQLiteSession } from "drizzle-orm/better-sqlite3/session";
import { BaseSQLiteDatabase, SQLiteSyncDialect } from "drizzle-orm/sqlite-core";
import type { Database, RunResult } from "./types.ts";

type Queries = BaseSQLiteDatabase<"sync", RunResult, Record<string, never>>;
/** The builder of queries over a database. */
export type Db = Queries & { $client: Database };

/** Drizzle's own function for better-sqlite3 loads that library, which may not be there. */
export function drizzle(sqlite: Database): Db {
  const dialect = new SQLiteSyncDialect();
  // Any driver has what the session uses of better-sqlite3.
  const session = new BetterSQLiteSession(Object(sqlite), dialect, undefined);
  const queries: Queries = new BaseSQLiteDatabase("sync", dialect, Object(session), undefined);
  return Object.assign(queries, { $client: sqlite });
}
