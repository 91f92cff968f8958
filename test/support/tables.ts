import type { Database } from "better-sqlite3";

export type Tables = Record<string, unknown[]>;

/** Written beside the user's data by every call: who asked, and how often. */
const ledger = ["access_log", "rate_windows"];

/** Every row of every table of a database, by table: the ledger left out, the search index and outbox included. */
export function tablesOf(sqlite: Database): Tables {
  const names = sqlite
    .prepare<[], string>(
      "select name from sqlite_master where type = 'table' and sql is not null order by name",
    )
    .pluck()
    .all();
  const kept = names.filter((name) => !ledger.includes(name) && !name.startsWith("sqlite_"));
  return Object.fromEntries(kept.map((name) => [name, rowsOf(sqlite, name)]));
}

function rowsOf(sqlite: Database, table: string): unknown[] {
  const rows = sqlite.prepare<[], object>(`select * from "${table}"`).all();
  // When a key was last used is written some time after the call.
  return rows.map((row) => ("last_used_at" in row ? { ...row, last_used_at: null } : row));
}

/** The tables whose rows differ. */
export function changedTables(before: Tables, after: Tables): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).sort();
}
