import { createHash } from "node:crypto";
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { UnusableDatabase } from "../../common/unusable.ts";
import { errorCode, remedyFor } from "./unusable.ts";

/**
 * Creates a folder and its missing parents with mode 0700. Node's recursive mkdir never ends if a parent fails with
 * ENOENT.
 */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may just have created it.
    if (!existsSync(folder)) throw error;
  }
}

/** True if there is a database at the path. Creates nothing. Throws UnusableDatabase if the path cannot hold one. */
export function databaseExists(file: string): boolean {
  const folder = dirname(file);
  try {
    const there = found(statSync, file);
    if (there) return there.size > 0;
    // A dead link: nothing can be created there.
    if (!found(statSync, nearestEntry(folder))?.isDirectory()) throw notAFolder();
    return false;
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** The path itself, or its nearest existing parent. */
export function nearestEntry(path: string): string {
  return dirname(path) === path || found(lstatSync, path) ? path : nearestEntry(dirname(path));
}

/** The entry at a path; undefined if there is none. Node's `throwIfNoEntry` still throws for a path below a file. */
function found(look: (path: string) => Stats, path: string): Stats | undefined {
  try {
    return look(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

function notAFolder(): Error {
  return Object.assign(new Error("A file is in the way."), { code: "ENOTDIR" });
}

/**
 * Makes sure that no other user can replace files in a data folder. Repairs your own folder if it holds nothing else,
 * and returns a sentence about that. Throws UnusableDatabase for any other folder that others can write to.
 */
export function secureFolder(folder: string): string | undefined {
  const facts = found(statSync, folder);
  if (!facts?.isDirectory() || !isOpenToOthers(facts)) return undefined;
  const onlyOurs = readdirSync(folder).every((name) => name.startsWith("career-context.db"));
  if (onlyOurs && facts.uid === process.getuid?.() && (facts.mode & STICKY) === 0) {
    chmodSync(folder, facts.mode & 0o755);
    return `Other users could write to the data folder ${folder}; now only you can.`;
  }
  throw new UnusableDatabase(
    `Other users can write to the data folder ${folder}, and could replace the database: run chmod go-w ${folder}, or choose another with --data-dir.`,
  );
}

const STICKY = 0o1000;

/** True if others than the owner can write to a folder. Windows has no such modes. */
export function isOpenToOthers({ mode }: Pick<Stats, "mode">): boolean {
  return process.platform !== "win32" && (mode & 0o022) !== 0;
}

/** The error of an unusable folder. */
export function folderError(folder: string, error: unknown): UnusableDatabase {
  const code = errorCode(error);
  const remedy = /^E(NOSPC|DQUOT|IO|MFILE|NFILE)$/.test(code)
    ? remedyFor(code)
    : "make it a folder you can write to, or choose another with --data-dir";
  return new UnusableDatabase(`The data folder ${folder} cannot be used (${code}): ${remedy}.`);
}

/** Identifies a database file on this machine without revealing its path. */
export function fileIdentity(file: string): string {
  const { dev, ino } = statSync(file);
  return createHash("sha256").update(`${dev} ${ino}`).digest("hex").slice(0, 16);
}
