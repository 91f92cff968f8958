import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings, type SettingFlags } from "../config.ts";
import { copyDatabase, databaseProblem, makePortable } from "../store/sqlite/copy.ts";
import { UsageError } from "../usage-error.ts";
import { say } from "./open.ts";

interface CopyFlags extends SettingFlags {
  force?: boolean;
}

/** Copies the database to a file while it may be in use, and checks the copy before it takes an older one's place. */
export async function backup(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const target = resolve(file);
  if (!existsSync(databaseFile)) throw new UsageError(`There is no database at ${databaseFile} yet.`);
  if (isSameFile(target, databaseFile))
    throw new UsageError(`${target} is the database itself: choose another file.`);
  if (existsSync(target) && !flags.force)
    throw new UsageError(`${target} exists: choose another file, or add --force.`);
  const copy = `${target}.part`;
  removeDatabase(copy);
  try {
    await copyDatabase(databaseFile, copy).catch(unwritable(target));
    makePortable(copy);
    const problem = databaseProblem(copy);
    if (problem)
      throw new Error(`The backup ${problem}; nothing was written. Try again, or run career-context doctor.`);
    renameSync(copy, target);
  } finally {
    removeDatabase(copy);
  }
  say(`Backed up ${databaseFile} to ${target}.`);
}

/** Puts a checked backup in the database's place; refuses to overwrite without --force. */
export async function restore(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const source = resolve(file);
  if (!existsSync(source)) throw new UsageError(`There is no file ${source}.`);
  if (isSameFile(source, databaseFile)) throw new UsageError(`${source} is the database itself.`);
  if (existsSync(databaseFile) && !flags.force) {
    throw new UsageError(`${databaseFile} exists: add --force to replace it, and back it up before.`);
  }
  const problem = databaseProblem(source);
  if (problem) throw new Error(`${source} ${problem}; nothing was changed.`);
  // A sound database is replaced page by page, which those who have it open notice; a damaged one cannot be.
  if (databaseProblem(databaseFile)) removeDatabase(databaseFile);
  await copyDatabase(source, databaseFile).catch(unwritable(databaseFile));
  say(`Restored ${databaseFile} from ${source}. Start servers and clients again that have it open.`);
}

function isSameFile(left: string, right: string): boolean {
  return existsSync(left) && existsSync(right) && realpathSync(left) === realpathSync(right);
}

function removeDatabase(file: string): void {
  for (const part of ["", "-wal", "-shm", "-journal"]) rmSync(`${file}${part}`, { force: true });
}

function unwritable(file: string) {
  return (error: NodeJS.ErrnoException): never => {
    throw new Error(
      `${file} cannot be written (${error.code ?? error.message}): choose a folder you can write to.`,
    );
  };
}
