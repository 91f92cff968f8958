import { chmodSync, constants, copyFileSync, existsSync, rmSync, statfsSync, statSync } from "node:fs";
import { resolve } from "node:path";
import { readSettings } from "../platform/config.ts";
import { createSystemTimers } from "../platform/runtime.ts";
import { UsageError } from "../platform/usage-error.ts";
import { databaseExists, nearestEntry, secureFolder } from "../store/sqlite/connection/data-dir.ts";
import { copyDatabase, makePortable } from "../store/sqlite/maintenance/backup.ts";
import { backupProblem, databaseProblem, type Problem } from "../store/sqlite/maintenance/check.ts";
import { isHeld, makeCurrent } from "../store/sqlite/maintenance/restore.ts";
import {
  type CopyFlags,
  databaseParts,
  isSameFile,
  putInPlace,
  removeDatabase,
  withTemporaryCopy,
} from "./database-copy.ts";
import { sayAccess, takeAccess } from "./restored-access.ts";
import { print, requireFile } from "./terminal/context.ts";

const timers = createSystemTimers();

/**
 * Replaces the database with a checked backup, and keeps the old one next to it. Throws UsageError if a database exists
 * and --force is missing.
 */
export async function restore(file: string, flags: CopyFlags & { acceptAdminKeys?: boolean }): Promise<void> {
  const settings = readSettings(flags);
  requireFile(
    settings,
    "Bring a backup of PostgreSQL back with deploy/restore.sh of the repository: it calls pg_restore.",
  );
  const { dataDir, databaseFile } = settings;
  const source = resolve(file);
  assertSource(source, databaseFile);
  const present = databaseExists(databaseFile);
  const word = secureFolder(dataDir);
  const problem = present ? databaseProblem(databaseFile) : undefined;
  if (problem?.kind === "unreadable") refuse(databaseFile, problem);
  const isReadable = present && problem?.kind !== "damaged";
  const held = isReadable && isHeld(databaseFile);
  if (present && !flags.force) throw mayNotReplace(databaseFile, held);
  assertRoom(dataDir, source, present ? databaseFile : undefined);
  const { access, kept } = await withTemporaryCopy(`${databaseFile}.restore`, databaseFile, async (copy) => {
    await copyDatabase(source, copy, timers);
    makePortable(copy);
    // Checks the private copy: the source may have changed since the first check.
    refuse(source, databaseProblem(copy));
    makeCurrent(copy, Date.now());
    const access = await takeAccess(copy, flags.acceptAdminKeys ?? false);
    const kept = present ? await keep(databaseFile, isReadable) : undefined;
    try {
      await replace(databaseFile, copy, isReadable);
    } catch (error) {
      if (kept !== undefined) removeDatabase(kept);
      throw error;
    }
    return { access, kept };
  });
  if (word !== undefined) print(word);
  print(`Restored ${databaseFile} from ${source}.`);
  if (held) print("Running servers and clients use it at once.");
  if (present && !isReadable) print("Restart the servers and clients that are running.");
  if (kept !== undefined) print(`What it replaced is kept in ${kept}; delete that when you do not need it.`);
  sayAccess(access);
}

function assertSource(source: string, databaseFile: string): void {
  const facts = statSync(source, { throwIfNoEntry: false });
  if (!facts) throw new UsageError(`There is no file ${source}.`);
  if (!facts.isFile()) throw new UsageError(`${source} is not a file: give the path of a backup.`);
  if (isSameFile(source, databaseFile)) throw new UsageError(`${source} is the database itself.`);
  refuse(source, backupProblem(source));
}

function refuse(file: string, problem: Problem | undefined): void {
  if (!problem) return;
  const other = problem.kind === "unreadable" ? undefined : "choose another backup";
  const help = [problem.remedy, other].filter(Boolean).join(", or ");
  throw new Error(`${file} ${problem.says}; nothing was changed: ${help}.`);
}

function mayNotReplace(databaseFile: string, held: boolean): UsageError {
  return new UsageError(
    held
      ? `${databaseFile} is in use by a running server or client: end it, then add --force to replace the database; --force alone replaces it while they run.`
      : `${databaseFile} exists: add --force to replace it; what it contains is kept beside it.`,
  );
}

/** The copy and the log each need the backup's size, and the kept file needs the database's. */
function assertRoom(dataDir: string, source: string, replaced: string | undefined): void {
  const { bavail, bsize, blocks } = statfsSync(nearestEntry(dataDir));
  const needed = 2 * statSync(source).size + (replaced === undefined ? 0 : statSync(replaced).size);
  if (blocks === 0 || needed <= bavail * bsize) return;
  throw new Error(
    `${dataDir} has no room for the backup, and nothing was changed: the disk is full; free ${Math.ceil(needed / 1e6)} MB.`,
  );
}

/** Copies the old database to a new name. Returns that name. */
async function keep(databaseFile: string, isReadable: boolean): Promise<string> {
  const kept = `${databaseFile}.replaced-${new Date().toISOString().replace(/\D/g, "")}`;
  if (isReadable) {
    await withTemporaryCopy(`${databaseFile}.replaced.part`, databaseFile, async (copy) => {
      await copyDatabase(databaseFile, copy, timers);
      makePortable(copy);
      putInPlace(copy, kept);
    });
    return kept;
  }
  for (const part of ["", "-wal", "-journal"]) {
    if (!existsSync(`${databaseFile}${part}`)) continue;
    copyFileSync(`${databaseFile}${part}`, `${kept}${part}`, constants.COPYFILE_EXCL);
    chmodSync(`${kept}${part}`, 0o600);
  }
  return kept;
}

async function replace(databaseFile: string, copy: string, isReadable: boolean): Promise<void> {
  // In one transaction, which running processes see like any other change.
  if (isReadable) return copyDatabase(copy, databaseFile, timers);
  for (const part of databaseParts.slice(1)) rmSync(`${databaseFile}${part}`, { force: true });
  putInPlace(copy, databaseFile);
}
