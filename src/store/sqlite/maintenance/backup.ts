import { chmodSync, closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";
import type { Timers } from "../../../shared/timers.ts";
import { makeFolder } from "../connection/data-dir.ts";
import { openDatabase } from "../driver/driver.ts";
import type { Database } from "../driver/types.ts";

/** How long another program may hold the target file. */
const TIMEOUT_MS = 10_000;
const PAUSE_MS = 50;
const PAGES_PER_STEP = 1000;

/**
 * Copies a database into another file with SQLite's online backup. Both may be in use: the copy is consistent, and the
 * target changes in one transaction. Throws an error with code SQLITE_BUSY if the target stays locked.
 */
export async function copyDatabase(
  from: string,
  to: string,
  { sleep }: Pick<Timers, "sleep">,
): Promise<void> {
  makeFolder(dirname(to));
  const source = openDatabase(from, { readonly: true, fileMustExist: true });
  try {
    // Keeps one read transaction open. Otherwise each write of another process would restart the copy.
    source.exec("begin");
    source.prepare("select count(*) from sqlite_schema").get();
    // Created first, so the file is private from its first byte.
    closeSync(openSync(to, "a", 0o600));
    const until = performance.now() + TIMEOUT_MS;
    while (!(await copied(source, to))) {
      if (performance.now() > until) throw lockedError();
      await sleep(PAUSE_MS);
    }
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
}

/** False if another program locked the target: the library then reports success with no page copied. */
async function copied(source: Database, to: string): Promise<boolean> {
  const { totalPages } = await source.backup(to, { progress: () => PAGES_PER_STEP });
  return totalPages > 0;
}

function lockedError(): Error {
  return Object.assign(new Error("Another program uses the file."), { code: "SQLITE_BUSY" });
}

/** Makes the copy a single file, which can be read even where no file can be created beside it. */
export function makePortable(file: string): void {
  const database = openDatabase(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

/** Flushes a file or folder to the disk. A rename must not survive a crash without the file's content. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } catch {
    // Some systems cannot flush a folder.
  } finally {
    closeSync(handle);
  }
}
