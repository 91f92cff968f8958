import { createHash } from "node:crypto";
import { chmodSync, existsSync, lstatSync, mkdirSync, readdirSync, type Stats, statSync } from "node:fs";
import { dirname } from "node:path";
import { UnusableDatabase } from "../../common/unusable.ts";
import { errorCode, remedyFor } from "./unusable.ts";

/** Creates a folder and its missing parents with mode 0700. Node's own recursion never ends if a parent fails with ENOENT. */
export function makeFolder(folder: string): void {
  if (existsSync(folder)) return;
  if (dirname(folder) !== folder) makeFolder(dirname(folder));
  try {
    mkdirSync(folder, { mode: 0o700 });
  } catch (error) {
    // Another process may have created it meanwhile.
    if (!existsSync(folder)) throw error;
  }
}

/** Whether there is a database at a path; creates nothing. Throws UnusableDatabase where there can be none. */
export function databaseExists(file: string): boolean {
  const folder = dirname(file);
  try {
    const there = found(statSync, file);
    if (there) return there.size > 0;
    // A dead link is an entry that leads nowhere: nothing can be created behind it.
    if (!found(statSync, nearestEntry(folder))?.isDirectory()) throw notAFolder();
    return false;
  } catch (error) {
    throw folderError(folder, error);
  }
}

/** The path itself, or its nearest parent that has an entry in its folder. */
export function nearestEntry(path: string): string {
  return dirname(path) === path || found(lstatSync, path) ? path : nearestEntry(dirname(path));
}

/** What is at a path; undefined for nothing. Node's own `throwIfNoEntry` throws for a path below a file. */
function found(look: (path: string) => Stats, path: string): Stats | undefined {
  try {
    return look(path);
  } catch (error) {
    if (["ENOENT", "ENOTDIR"].includes(errorCode(error))) return undefined;
    throw error;
  }
}

function notAFolder(): Error {
  return Object.assign(new Error("There is something else in the folder's place."), { code: "ENOTDIR" });
}

/**
 * Makes sure that no other user can replace the files of a data folder. A folder of one's own with nothing else in it
 * is repaired; returns the sentence to say about that. Throws UnusableDatabase for any other that others can write to.
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

/** Whether others than its owner can write to a folder. Windows has no such modes. */
export function isOpenToOthers({ mode }: Pick<Stats, "mode">): boolean {
  return process.platform !== "win32" && (mode & 0o022) !== 0;
}

/** The error of a folder that cannot be used. */
export function folderError(folder: string, error: unknown): UnusableDatabase {
  const code = errorCode(error);
  const remedy = /^E(NOSPC|DQUOT|IO|MFILE|NFILE)$/.test(code)
    ? remedyFor(code)
    : "make it a folder you can write to, or choose another with --data-dir";
  return new UnusableDatabase(`The data folder ${folder} cannot be used (${code}): ${remedy}.`);
}

/** Tells one database file of this machine from all others, without saying where it is. */
export function fileIdentity(file: string): string {
  const { dev, ino } = statSync(file);
  return createHash("sha256").update(`${dev} ${ino}`).digest("hex").slice(0, 16);
}
