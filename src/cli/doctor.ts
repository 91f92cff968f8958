import { accessSync, constants, existsSync, statfsSync, statSync } from "node:fs";
import { createServer } from "node:net";
import { dirname } from "node:path";
import { readSettings, type SettingFlags, type Settings } from "../platform/config.ts";
import { print } from "./terminal/context.ts";

interface Finding {
  what: string;
  /** How to fix it; absent where the check passed. */
  remedy?: string;
}

/** Checks this machine and the data; each failed line says how to fix it. Sets exit code 1 where one failed. */
export async function doctor(flags: SettingFlags): Promise<void> {
  const settings = readSettings(flags);
  const findings = [
    nodeVersion(),
    await nativeModule(),
    dataFolder(settings),
    freeSpace(settings),
    filePermissions(settings),
    await database(settings),
    await port(settings),
  ];
  for (const { what, remedy } of findings)
    print(remedy === undefined ? `ok    ${what}` : `FAIL  ${what}: ${remedy}`);
  if (findings.some(({ remedy }) => remedy !== undefined)) process.exitCode = 1;
}

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split(".").map(Number);
  const what = `Node ${process.versions.node}`;
  return major > 20 || (major === 20 && minor >= 12)
    ? { what }
    : { what, remedy: "install Node 20.12 or newer" };
}

async function nativeModule(): Promise<Finding> {
  try {
    const { default: Sqlite } = await import("better-sqlite3");
    const database = new Sqlite(":memory:");
    database.exec("create virtual table probe using fts5(text)");
    const { version } = Object(database.prepare("select sqlite_version() as version").get());
    database.close();
    return { what: `better-sqlite3 loads, SQLite ${version} with full-text search` };
  } catch (error) {
    const reason = error instanceof Error ? error.message.split("\n")[0] : String(error);
    return {
      what: `better-sqlite3 does not load (${reason})`,
      remedy: "run npm rebuild better-sqlite3 with this Node",
    };
  }
}

function dataFolder({ dataDir }: Settings): Finding {
  const what = `data folder ${dataDir}`;
  const folder = nearestExisting(dataDir);
  try {
    if (!statSync(folder).isDirectory())
      return { what, remedy: `${folder} is not a directory; choose another with --data-dir` };
    accessSync(folder, constants.R_OK | constants.W_OK | constants.X_OK);
    const state = folder === dataDir ? "can be written to" : "does not exist yet; the first start creates it";
    return { what: `${what} ${state}` };
  } catch {
    return {
      what,
      remedy: "you cannot write to it; change its permissions or choose another with --data-dir",
    };
  }
}

/** Less is not enough to back up, restore or vacuum an ordinary database. */
const MIN_FREE_MB = 100;

function freeSpace({ dataDir }: Settings): Finding {
  const { bavail, bsize } = statfsSync(nearestExisting(dataDir));
  const free = Math.floor((bavail * bsize) / 1024 / 1024);
  const what = `${free} MB free on the disk of the data folder`;
  return free >= MIN_FREE_MB ? { what } : { what, remedy: "free some space before writes fail" };
}

/** The path itself, or its nearest parent that exists. */
function nearestExisting(path: string): string {
  return existsSync(path) || dirname(path) === path ? path : nearestExisting(dirname(path));
}

function filePermissions({ databaseFile }: Settings): Finding {
  if (!existsSync(databaseFile)) return { what: "no database yet" };
  const mode = statSync(databaseFile).mode & 0o777;
  const what = `database file mode ${mode.toString(8)}`;
  if (process.platform === "win32" || (mode & 0o077) === 0) return { what };
  return { what, remedy: `others can read it; run chmod 600 ${databaseFile}` };
}

async function database({ databaseFile }: Settings): Promise<Finding> {
  if (!existsSync(databaseFile)) return { what: "nothing to check in the database" };
  try {
    const { databaseProblem } = await import("../store/sqlite/maintenance/backup.ts");
    const problem = databaseProblem(databaseFile);
    if (problem === undefined) return { what: "database integrity" };
    return {
      what: `the database ${problem.says}`,
      remedy: "put a backup in its place: career-context restore FILE --force",
    };
  } catch {
    return { what: "the database cannot be checked", remedy: "fix the native module first" };
  }
}

function port({ host, port: number }: Settings): Promise<Finding> {
  const what = `port ${number} on ${host}`;
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) =>
      resolve({ what, remedy: `${error.code}: stop the program that uses it, or serve with another --port` }),
    );
    probe.listen(number, host, () => probe.close(() => resolve({ what: `${what} is free` })));
  });
}
