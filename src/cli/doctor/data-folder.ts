import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import type { Settings } from "../../platform/config.ts";
import { isOpenToOthers, nearestEntry } from "../../store/sqlite/connection/data-dir.ts";

export interface Finding {
  what: string;
  /** How to fix it. Absent if the check passed. */
  remedy?: string;
  /** A warning although the check passed, with the fix. */
  warning?: string;
}

/** Checks that only this user can write to the data folder, or to where it would be created. */
export function dataFolder({ dataDir }: Settings): Finding {
  const what = `data folder ${dataDir}`;
  const folder = nearestEntry(dataDir);
  try {
    const facts = statSync(folder);
    if (!facts.isDirectory())
      return { what, remedy: `${folder} is not a directory; choose another with --data-dir` };
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    if (folder !== dataDir) return { what: `${what} does not exist yet; the first start creates it` };
    if (isOpenToOthers(facts))
      return {
        what: `${what} can be written to by other users`,
        remedy: `they could replace the database; run chmod go-w ${dataDir} or choose another with --data-dir`,
      };
    return { what: `${what} can be written to` };
  } catch {
    return {
      what,
      remedy: "you cannot write to it; change its permissions or choose another with --data-dir",
    };
  }
}

/** Backing up, restoring or vacuuming an ordinary database needs this much. */
const MIN_FREE_MB = 100;

export function freeSpace({ dataDir }: Settings): Finding {
  const { bavail, bsize } = statfsSync(nearestEntry(dataDir));
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  const what = `${free} MB free on the disk of the data folder`;
  return free >= MIN_FREE_MB ? { what } : { what, remedy: "free some space before writes fail" };
}

/** Checks that other users cannot read the database. */
export function filePermissions({ databaseFile }: Settings): Finding {
  if (!existsSync(databaseFile)) return { what: "no database yet, so there is nothing others could read" };
  const mode = statSync(databaseFile).mode & 0o777;
  const what = `database file mode ${mode.toString(8)}`;
  if (process.platform === "win32" || (mode & 0o077) === 0) return { what };
  return { what, remedy: `others can read it; run chmod 600 ${databaseFile}` };
}
