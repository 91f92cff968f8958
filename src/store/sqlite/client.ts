import { chmodSync, closeSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { makeFolder } from "./folder.ts";
import { migrate, UnusableDatabase } from "./migrate.ts";

export type Db = ReturnType<typeof drizzle>;

export interface Client {
  sqlite: Database;
  db: Db;
}

/**
 * Opens the database file (made with mode 0600 in a folder of mode 0700 where absent; `:memory:` for tests) and
 * migrates it. Throws UnusableDatabase with a remedy.
 */
export function openClient(file: string): Client {
  if (file !== ":memory:") prepareFile(file);
  let sqlite: Database;
  try {
    sqlite = new Sqlite(file);
    // Wait for another process's write unit rather than fail; the units are short.
    sqlite.pragma("busy_timeout = 5000");
    sqlite.pragma("journal_mode = WAL");
    // A commit survives the death of the process; only power loss can take the last ones. See docs/architecture.md.
    sqlite.pragma("synchronous = NORMAL");
    sqlite.pragma("foreign_keys = ON");
    migrate(sqlite);
  } catch (error) {
    if (error instanceof UnusableDatabase) throw error;
    throw new UnusableDatabase(`The database ${file} cannot be opened (${reason(error)}): ${remedy(error)}`);
  }
  return { sqlite, db: drizzle(sqlite) };
}

function prepareFile(file: string): void {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    closeSync(openSync(file, "a", 0o600));
    chmodSync(file, 0o600);
  } catch (error) {
    throw new UnusableDatabase(
      `The data folder ${folder} cannot be used (${reason(error)}): make it a folder you can write to, or choose another with --data-dir.`,
    );
  }
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error ? String(error.code) : error.message;
}

function remedy(error: unknown): string {
  const code = reason(error);
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT"))
    return "it is damaged or not a database; put a backup in its place with `career-context restore`.";
  if (code.startsWith("SQLITE_BUSY")) return "another program holds it; end that program and try again.";
  if (code.startsWith("SQLITE_FULL")) return "the disk is full; free some space.";
  return "check the folder's permissions and free space, or choose another with --data-dir.";
}
