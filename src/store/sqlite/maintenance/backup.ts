import { chmodSync, closeSync, fsyncSync, openSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import type { Timers } from "../../../shared/timers.ts";
import { makeFolder } from "../connection/data-dir.ts";
import { migrate, newestSchema } from "../connection/migrate.ts";

/** How long another program may hold the file that is written to. */
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;
const PAGES_A_STEP = 1000;

/**
 * Copies one database into another file by SQLite's online backup. Both may be in use: the copy is the source as it
 * was at one moment, and the target changes in one transaction.
 */
export async function copyDatabase(
  from: string,
  to: string,
  { sleep }: Pick<Timers, "sleep">,
): Promise<void> {
  makeFolder(dirname(to));
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    // One view throughout: else each write by another process would make the copy begin anew, without end.
    source.exec("begin");
    source.prepare("select count(*) from sqlite_schema").get();
    // Made beforehand, so that it is private from its first byte on.
    closeSync(openSync(to, "a", 0o600));
    const until = performance.now() + PATIENCE_MS;
    while (!(await copied(source, to))) {
      if (performance.now() > until) throw held();
      await sleep(PAUSE_MS);
    }
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
}

/** False where another program held the target: the library then calls it done with no page copied. */
async function copied(source: Sqlite.Database, to: string): Promise<boolean> {
  const { totalPages } = await source.backup(to, { progress: () => PAGES_A_STEP });
  return totalPages > 0;
}

function held(): Error {
  return Object.assign(new Error("Another program holds the file."), { code: "SQLITE_BUSY" });
}

/** Turns a copy into one file that can be read anywhere, also where nothing can be written beside it. */
export function makePortable(file: string): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    database.pragma("journal_mode = DELETE");
  } finally {
    database.close();
  }
}

/**
 * Makes a portable copy what this program puts in its database's place: of its own schema, and with revisions that
 * nobody has met, so that nothing kept in memory is taken for it. `revision` is above all that were ever given.
 */
export function makeCurrent(file: string, revision: number): void {
  const database = new Sqlite(file, { fileMustExist: true });
  try {
    migrate(database);
    database.prepare("update users set revision = max(revision, ?) + 1").run(revision);
  } finally {
    database.close();
  }
}

/** Asks the system to write a file or folder out, so that a rename does not outlive what it names. */
export function flushToDisk(path: string): void {
  const handle = openSync(path, "r");
  try {
    fsyncSync(handle);
  } catch {
    // Not every system can flush a folder.
  } finally {
    closeSync(handle);
  }
}

export interface Problem {
  /** Whether it is no database at all any more: nothing can be copied into it. */
  damaged: boolean;
  /** The end of a sentence about the file. */
  says: string;
}

/** What keeps a file from being a sound database of this program; undefined where it is one. */
export function databaseProblem(file: string): Problem | undefined {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    const sound = database.pragma("integrity_check(1)", { simple: true }) === "ok";
    if (!sound) return { damaged: true, says: "is damaged" };
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version === 0) return { damaged: false, says: "is no career-context database" };
    if (version <= newestSchema()) return undefined;
    return { damaged: false, says: "is of a newer career-context; update the program first" };
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : "unknown reason";
    const damaged = /^SQLITE_(NOTADB|CORRUPT)/.test(code);
    return { damaged, says: damaged ? "is damaged or no database" : `cannot be read (${code})` };
  } finally {
    database?.close();
  }
}
