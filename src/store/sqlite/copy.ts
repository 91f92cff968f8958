import { chmodSync } from "node:fs";
import { dirname } from "node:path";
import Sqlite from "better-sqlite3";
import { makeFolder } from "./folder.ts";
import { newestSchema } from "./migrate.ts";

/** Copies one database file into another by SQLite's online backup: both may be in use, and the copy is consistent. */
export async function copyDatabase(from: string, to: string): Promise<void> {
  makeFolder(dirname(to));
  const source = new Sqlite(from, { readonly: true, fileMustExist: true });
  try {
    await source.backup(to);
  } finally {
    source.close();
  }
  chmodSync(to, 0o600);
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

/** What keeps a file from being a sound database of this program, as the end of a sentence; undefined where it is one. */
export function databaseProblem(file: string): string | undefined {
  let database: Sqlite.Database | undefined;
  try {
    database = new Sqlite(file, { readonly: true, fileMustExist: true });
    const version = Number(database.pragma("user_version", { simple: true }));
    if (version === 0) return "is no career-context database";
    if (version > newestSchema()) return "is of a newer career-context; update the program first";
    return database.pragma("integrity_check(1)", { simple: true }) === "ok" ? undefined : "is damaged";
  } catch {
    return "is no readable database";
  } finally {
    database?.close();
  }
}
