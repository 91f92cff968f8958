import { existsSync, realpathSync, renameSync, rmSync } from "node:fs";
import { dirname, resolve } from "node:path";
import { readSettings, type SettingFlags } from "../platform/config.ts";
import { createSystemTimers } from "../platform/timers.ts";
import { UsageError } from "../platform/usage-error.ts";
import {
  copyDatabase,
  databaseProblem,
  flushToDisk,
  makeCurrent,
  makePortable,
} from "../store/sqlite/maintenance/backup.ts";
import { print } from "./terminal/context.ts";

const timers = createSystemTimers();

interface CopyFlags extends SettingFlags {
  force?: boolean;
}

/**
 * Copies the database, which may be in use, to a file; the copy is checked before it replaces an older one. Throws
 * UsageError where there is no database or `file` cannot be the target.
 */
export async function backup(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const target = resolve(file);
  if (!existsSync(databaseFile)) throw new UsageError(`There is no database at ${databaseFile} yet.`);
  if (isSameFile(target, databaseFile))
    throw new UsageError(`${target} is the database itself: choose another file.`);
  if (existsSync(target) && !flags.force)
    throw new UsageError(`${target} exists: choose another file, or add --force.`);
  await withTemporaryCopy(`${target}.part`, target, async (copy) => {
    await copyDatabase(databaseFile, copy, timers);
    makePortable(copy);
    const problem = databaseProblem(copy);
    if (problem)
      throw new Error(
        `The backup ${problem.says}; nothing was written. Try again, or run career-context doctor.`,
      );
    putInPlace(copy, target);
  });
  print(`Backed up ${databaseFile} to ${target}.`);
}

/** Replaces the database with a checked backup. Throws UsageError where a database exists and --force is not given. */
export async function restore(file: string, flags: CopyFlags): Promise<void> {
  const { databaseFile } = readSettings(flags);
  const source = resolve(file);
  if (!existsSync(source)) throw new UsageError(`There is no file ${source}.`);
  if (isSameFile(source, databaseFile)) throw new UsageError(`${source} is the database itself.`);
  if (existsSync(databaseFile) && !flags.force) {
    throw new UsageError(`${databaseFile} exists: add --force to replace it, and back it up before.`);
  }
  const problem = databaseProblem(source);
  if (problem) throw new Error(`${source} ${problem.says}; nothing was changed.`);
  const advice = await withTemporaryCopy(`${databaseFile}.restore`, databaseFile, async (copy) => {
    await copyDatabase(source, copy, timers);
    makePortable(copy);
    makeCurrent(copy, Date.now());
    return replace(databaseFile, copy);
  });
  print(`Restored ${databaseFile} from ${source}. ${advice}`);
}

/** Replaces the database with a finished copy; returns what the user must do about running processes. */
async function replace(databaseFile: string, copy: string): Promise<string> {
  const present = existsSync(databaseFile);
  const problem = present ? databaseProblem(databaseFile) : undefined;
  if (present && !problem?.damaged) {
    // In one transaction, which running processes see like any other change.
    await copyDatabase(copy, databaseFile, timers);
    return "Running servers and clients use it at once.";
  }
  for (const part of ["-wal", "-shm", "-journal"]) rmSync(`${databaseFile}${part}`, { force: true });
  putInPlace(copy, databaseFile);
  return "Restart the servers and clients that are running.";
}

/** Runs `work` with a temporary file beside the wanted one and always removes it. Throws Error with advice. */
async function withTemporaryCopy<T>(
  copy: string,
  wanted: string,
  work: (copy: string) => Promise<T>,
): Promise<T> {
  removeDatabase(copy);
  try {
    return await work(copy);
  } catch (error) {
    const code = error instanceof Error && "code" in error ? String(error.code) : undefined;
    if (code === undefined) throw error;
    throw new Error(`${wanted} cannot be written (${code}) and was not changed: ${adviceFor(code)}`);
  } finally {
    removeDatabase(copy);
  }
}

function adviceFor(code: string): string {
  if (code === "ENOSPC" || code.startsWith("SQLITE_FULL")) return "the disk is full; free some space.";
  if (code.startsWith("SQLITE_BUSY")) return "another program holds it; end that program and try again.";
  return "choose a folder you can write to.";
}

function putInPlace(copy: string, target: string): void {
  flushToDisk(copy);
  renameSync(copy, target);
  flushToDisk(dirname(target));
}

function isSameFile(left: string, right: string): boolean {
  return existsSync(left) && existsSync(right) && realpathSync(left) === realpathSync(right);
}

function removeDatabase(file: string): void {
  for (const part of ["", "-wal", "-shm", "-journal"]) rmSync(`${file}${part}`, { force: true });
}
