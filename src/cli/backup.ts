import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings } from "../platform/config.ts";
import { createSystemTimers } from "../platform/runtime.ts";
import { UsageError } from "../platform/usage-error.ts";
import { databaseExists } from "../store/sqlite/connection/data-dir.ts";
import { copyDatabase, makePortable } from "../store/sqlite/maintenance/backup.ts";
import { databaseProblem } from "../store/sqlite/maintenance/check.ts";
import { type CopyFlags, isSameFile, putInPlace, withTemporaryCopy } from "./database-copy.ts";
import { print, requireFile } from "./terminal/context.ts";

/**
 * Copies the database, which may be in use, to a file. Checks the copy before it replaces an older one. Throws
 * UsageError if there is no database or `file` cannot be the target.
 */
export async function backup(file: string, flags: CopyFlags): Promise<void> {
  const settings = readSettings(flags);
  requireFile(
    settings,
    "Make a backup of it with deploy/backup.sh of the repository: it calls pg_dump with the role that this needs.",
  );
  const { databaseFile } = settings;
  const target = resolve(file);
  if (!databaseExists(databaseFile))
    throw new UsageError(`There is nothing to back up: there is no database at ${databaseFile} yet.`);
  if (isSameFile(target, databaseFile))
    throw new UsageError(`${target} is the database itself: choose another file.`);
  if (existsSync(target) && !flags.force)
    throw new UsageError(`${target} exists: choose another file, or add --force.`);
  await withTemporaryCopy(`${target}.part`, target, async (copy) => {
    await copyDatabase(databaseFile, copy, createSystemTimers());
    makePortable(copy);
    const problem = databaseProblem(copy);
    if (problem)
      throw new Error(`The backup ${problem.says}; nothing was written. Run career-context doctor.`);
    putInPlace(copy, target);
  });
  print(`Backed up ${databaseFile} to ${target}.`);
}
