import { existsSync, rmSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings, type SettingFlags } from "../config.ts";
import { copyDatabase, databaseProblem } from "../store/sqlite/copy.ts";
import { UsageError } from "../usage-error.ts";
import { say } from "./open.ts";

interface CopyFlags extends SettingFlags {
  force?: boolean;
}

/** Copies the database to a file while it may be in use, and checks the copy. */
export async function backup(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const target = resolve(file);
  if (!existsSync(databaseFile)) throw new UsageError(`There is no database at ${databaseFile} yet.`);
  if (existsSync(target) && !flags.force)
    throw new UsageError(`${target} exists: choose another file, or add --force.`);
  rmSync(target, { force: true });
  await copyDatabase(databaseFile, target);
  const problem = databaseProblem(target);
  if (problem)
    throw new Error(
      `The backup ${target} ${problem}; the database itself is untouched. Try again, or run career-context doctor.`,
    );
  say(`Backed up ${databaseFile} to ${target}.`);
}

/** Puts a checked backup in the database's place; refuses to overwrite without --force. */
export async function restore(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const source = resolve(file);
  if (!existsSync(source)) throw new UsageError(`There is no file ${source}.`);
  if (existsSync(databaseFile) && !flags.force) {
    throw new UsageError(`${databaseFile} exists: add --force to replace it, and back it up before.`);
  }
  const problem = databaseProblem(source);
  if (problem) throw new Error(`${source} ${problem}; nothing was changed.`);
  await copyDatabase(source, databaseFile);
  say(`Restored ${databaseFile} from ${source}.`);
}
