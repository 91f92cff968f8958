import {
  accessSync,
  chmodSync,
  closeSync,
  constants,
  openSync,
  realpathSync,
  statfsSync,
  statSync,
} from "node:fs";
import { dirname } from "node:path";
import { UnusableDatabase } from "../../common/unusable.ts";
import { openDatabase } from "../driver/driver.ts";
import { type Db, drizzle } from "../driver/drizzle.ts";
import { DriverProblem } from "../driver/problem.ts";
import type { Database } from "../driver/types.ts";
import { folderError, makeFolder } from "./data-dir.ts";
import { migrate, ownVersion } from "./migrate.ts";
import { errorCode, remedyFor } from "./unusable.ts";

export interface Client {
  sqlite: Database;
  db: Db;
  /** True if the path still leads to the opened file and its log. */
  fileUnchanged: () => boolean;
}

/** At start, another process may be migrating the database. */
const OPEN_TIMEOUT_MS = 10_000;
/** `busy_timeout` blocks the event loop, so it is short. The scheduler retries writes for longer without blocking. */
export const BUSY_MS = 100;

/**
 * Opens and migrates a database file, `:memory:` or an open database. Creates a missing file with mode 0600 and its
 * folder with mode 0700. Throws UnusableDatabase; its message states the fix.
 */
export function openClient(source: string | Database): Client {
  const file = typeof source === "string" ? source : source.name;
  if (file !== ":memory:") prepareFile(file);
  let sqlite: Database | undefined;
  try {
    sqlite = typeof source === "string" ? openDatabase(source) : source;
    sqlite.pragma(`busy_timeout = ${OPEN_TIMEOUT_MS}`);
    ownVersion(sqlite);
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
    if (error instanceof UnusableDatabase || error instanceof DriverProblem) throw error;
    throw new UnusableDatabase(cannotOpen(file, error));
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
    // Only for a new file: closing any handle of a file releases all locks that this process holds on it.
    if (isNew) closeSync(openSync(file, "a", 0o600));
    else accessSync(file, constants.R_OK | constants.W_OK);
    if ((statSync(file).mode & 0o077) !== 0) chmodSync(file, 0o600);
  } catch (error) {
    if (isNew) throw folderError(folder, error);
    const code = errorCode(error);
    throw new UnusableDatabase(`The database ${file} cannot be written to (${code}): ${remedyFor(code)}.`);
  }
}

function cannotOpen(file: string, error: unknown): string {
  const code = errorCode(error);
  // SQLite reports a disk error if there is no room for its log's index.
  const remedy = remedyFor(code.startsWith("SQLITE_IOERR") && isDiskFull(dirname(file)) ? "ENOSPC" : code);
  return `The database ${file} cannot be opened (${code}): ${remedy}.`;
}

/** A database cannot be opened with less free space. */
const LEAST_FREE_BYTES = 256 * 1024;

function isDiskFull(folder: string): boolean {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize < LEAST_FREE_BYTES;
}

/**
 * If the log of an open database is removed, the next process starts another one. Two programs then see different
 * databases in one file.
 */
function fileCheck(file: string): () => boolean {
  if (file === ":memory:") return () => true;
  const log = `${realpathSync(file)}-wal`;
  const [opened, openedLog] = [inode(file), inode(log)];
  return () => inode(file) === opened && inode(log) === openedLog;
}

function inode(path: string): number | undefined {
  return statSync(path, { throwIfNoEntry: false })?.ino;
}
