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
  /** Whether the path still leads to the file that was opened. */
  fileUnchanged: () => boolean;
}

/** When this process starts, another one may be migrating the database. */
const OPEN_TIMEOUT_MS = 10_000;
/** `busy_timeout` blocks the event loop, so it is short. The scheduler retries a write for longer. */
const BUSY_MS = 100;

/**
 * Opens the database file (created with mode 0600 in a folder of mode 0700 where missing; `:memory:` for none), or an
 * image of a database, as `serialize` gives one, as a copy in memory; and migrates it. Throws UnusableDatabase, whose
 * message says what would help.
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
    // An acknowledged write survives power loss. Some writes need less: see docs/reliability.md.
    sqlite.pragma("synchronous = FULL");
    // Without it, a flush on macOS reaches only the cache of the drive.
    sqlite.pragma("fullfsync = ON");
    sqlite.pragma("checkpoint_fullfsync = ON");
    // Deleted content is overwritten in the file, not only unlinked from its page.
    sqlite.pragma("secure_delete = ON");
    migrate(sqlite);
    sqlite.pragma("foreign_keys = ON");
    sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
  } catch (error) {
    sqlite?.close();
    // A native module of another Node says nothing of this database.
    if (error instanceof UnusableDatabase || reason(error) === "ERR_DLOPEN_FAILED") throw error;
    throw new UnusableDatabase(
      `The database ${file} cannot be opened (${reason(error)}): ${adviceFor(error)}`,
    );
  }
  return { sqlite, db: drizzle(sqlite), fileUnchanged: fileCheck(file) };
}

function prepareFile(file: string): void {
  const folder = dirname(file);
  try {
    makeFolder(folder);
    statSync(`${folder}/.`);
  } catch (error) {
    throw folderError(folder, error);
  }
  const isNew = statSync(file, { throwIfNoEntry: false }) === undefined;
  try {
    closeSync(openSync(file, "a", 0o600));
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (error) {
    if (isNew) throw folderError(folder, error);
    throw new UnusableDatabase(
      `The database ${file} cannot be written to (${reason(error)}): make the file writable, or choose another folder with --data-dir.`,
    );
  }
}

function folderError(folder: string, error: unknown): UnusableDatabase {
  return new UnusableDatabase(
    `The data folder ${folder} cannot be used (${reason(error)}): make it a folder you can write to, or choose another with --data-dir.`,
  );
}

function fileCheck(file: string): () => boolean {
  if (file === ":memory:") return () => true;
  const opened = statSync(file).ino;
  return () => statSync(file, { throwIfNoEntry: false })?.ino === opened;
}

function reason(error: unknown): string {
  if (!(error instanceof Error)) return "unknown reason";
  return "code" in error ? String(error.code) : error.message;
}

function adviceFor(error: unknown): string {
  const code = reason(error);
  if (code.startsWith("SQLITE_NOTADB") || code.startsWith("SQLITE_CORRUPT"))
    return "it is damaged or not a database; put a backup in its place with `career-context restore`.";
  if (code.startsWith("SQLITE_BUSY")) return "another program holds it; end that program and try again.";
  if (code.startsWith("SQLITE_FULL")) return "the disk is full; free some space.";
  return "check the folder's permissions and free space, or choose another with --data-dir.";
}
