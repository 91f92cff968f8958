import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname } from "node:path";
import type { SettingFlags } from "../platform/config.ts";
import { errorCode, remedyFor } from "../store/sqlite/connection/unusable.ts";
import { DriverProblem } from "../store/sqlite/driver/problem.ts";
import { flushToDisk } from "../store/sqlite/maintenance/backup.ts";

export interface CopyFlags extends SettingFlags {
  force?: boolean;
}

/** The suffixes of a database's files: the file itself and SQLite's files next to it. */
export const databaseParts = ["", "-wal", "-shm", "-journal"] as const;

/** Runs `work` with a temporary file next to the target and always removes it. Throws Error with advice. */
export async function withTemporaryCopy<T>(
  copy: string,
  wanted: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  removeDatabase(copy);
  try {
    return await work(copy);
  } catch (error) {
    if (error instanceof DriverProblem || !(error instanceof Error && "code" in error)) throw error;
    const code = errorCode(error);
    const remedy = remedyFor(code, "choose a folder you can write to");
    throw new Error(`${wanted} cannot be written (${code}) and was not changed: ${remedy}.`);
  } finally {
    removeDatabase(copy);
  }
}

/** Renames a finished copy, so after a crash the target has either the old or the new content. */
export function putInPlace(copy: string, target: string): void {
  flushToDisk(copy);
  renameSync(copy, target);
  flushToDisk(dirname(target));
}

/** True if two paths lead to the same existing file. */
export function isSameFile(left: string, right: string): boolean {
  return existsSync(left) && existsSync(right) && realpathSync(left) === realpathSync(right);
}

export function removeDatabase(file: string): void {
  for (const part of databaseParts) rmSync(`${file}${part}`, { force: true });
}
