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
  const client = { prepare: keepingStatements(sqlite) };
  const session = new BetterSQLiteSession(Object(client), dialect, undefined);
  const queries: Queries = new BaseSQLiteDatabase("sync", dialect, Object(session), undefined);
  return Object.assign(queries, { $client: sqlite });
}

/** Statements kept for each connection. */
const MOST_STATEMENTS = 200;

/**
 * Prepares each statement once: the query builder prepares a query for each of its uses, which takes as long as many a
 * query. It is done with a statement before it uses it again.
 */
function keepingStatements(sqlite: Database): Database["prepare"] {
  const kept = new Map<string, unknown>();
  return (sql) => {
    const known = kept.get(sql);
    if (known !== undefined) return known as never;
    const statement = sqlite.prepare(sql);
    if (kept.size >= MOST_STATEMENTS) kept.clear();
    kept.set(sql, statement);
    return statement as never;
  };
}
