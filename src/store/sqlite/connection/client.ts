import { chmodSync, closeSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite, { type Database } from "better-sqlite3";
import { drizzle } from "drizzle-orm/better-sqlite3";
import { makeFolder } from "./data-dir.ts";
import { assertOwnDatabase, migrate, UnusableDatabase } from "./migrate.ts";

export type Db = ReturnType<typeof drizzle>;

export interface Client {
  sqlite: Database;
  db: Db;
  /** Whether the file that was opened still stands where it stood. */
  fileUnchanged: () => boolean;
}

/** At a start another process may be migrating. */
const OPEN_TIMEOUT_MS = 10_000;
/** The event loop stands still for so long; a unit is tried again for longer. */
const BUSY_MS = 100;

/**
 * Opens the database file (made with mode 0600 in a folder of mode 0700 where absent; `:memory:` for none), or an
 * image of a database, as `serialize` gives one, as a copy in memory; and migrates it. Throws UnusableDatabase with a
 * remedy.
 */
export function openClient(source: string | Buffer): Client {
  const file = typeof source === "string" ? source : ":memory:";
  if (file !== ":memory:") prepareFile(file);
  let sqlite: Database | undefined;
  try {
    sqlite = new Sqlite(source);
    sqlite.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
    assertOwnDatabase(sqlite);
    sqlite.pragma("journal_mode = WAL");
    // What is acknowledged survives power loss, too; bookkeeping asks for less. See docs/reliability.md.
    sqlite.pragma("synchronous = FULL");
    // Without it a flush on macOS ends in the drive's own memory.
    sqlite.pragma("fullfsync = ON");
    sqlite.pragma("checkpoint_fullfsync = ON");
    // What is removed is overwritten in the file, not only unlinked from its page.
    sqlite.pragma("secure_delete = ON");
    migrate(sqlite);
    sqlite.pragma("foreign_keys = ON");
    sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
  } catch (error) {
    sqlite?.close();
    if (error instanceof UnusableDatabase) throw error;
    throw new UnusableDatabase(`The database ${file} cannot be opened (${reason(error)}): ${remedy(error)}`);
  }
  return { sqlite, db: drizzle(sqlite), fileUnchanged: placeOf(file) };
}

function prepareFile(file: string): void {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    statSync(`${folder}/.`);
  } catch (error) {
    throw unusableFolder(folder, error);
  }
  const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
  try {
    closeSync(openSync(file, "a", 0o600));
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (error) {
    if (isNew) throw unusableFolder(folder, error);
    throw new UnusableDatabase(
      `The database ${file} cannot be written to (${reason(error)}): make the file writable, or choose another folder with --data-dir.`,
    );
  }
}

function unusableFolder(folder: string, error: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `The data folder ${folder} cannot be used (${reason(error)}): make it a folder you can write to, or choose another with --data-dir.`,
  );
}

function placeOf(file: string): () => boolean {
  if (file === ":memory:") return () => true;
  const opened = statSync(file).ino;
  return () => statSync(file, { throwIfNoEntry: false })?.ino === opened;
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
