import { loadBetterSqlite } from "./better-sqlite3.ts";
import { loadNodeSqlite } from "./node/load.ts";
import { hasUsableSqlite, troubleOn } from "./node-releases.ts";
import { DriverProblem } from "./problem.ts";
import type { Database, Driver, DriverName, OpenOptions } from "./types.ts";

const loaders = { "better-sqlite3": loadBetterSqlite, node: loadNodeSqlite };

let wanted: DriverName | undefined;
let loaded: Driver | undefined;

/** Sets the driver of this process; without a name, the first that loads. Open databases keep theirs. */
export function useDriver(name: DriverName | undefined): void {
  wanted = name;
  loaded = undefined;
}

/** The name passed to `useDriver`, for a thread of this process. */
export function wantedDriver(): DriverName | undefined {
  return wanted;
}

/** The driver of this process, loaded at first use. Throws DriverProblem. */
export function driver(): Driver {
  loaded ??= wanted ? loaders[wanted](process.versions.node) : loadFirst(process.versions.node);
  return loaded;
}

/** Opens a database. Throws DriverProblem, or an error with an SQLite code. */
export function openDatabase(file: string, options?: OpenOptions): Database {
  return driver().open(file, options);
}

/** An in-memory copy of a database's current content. */
export function copyInMemory(database: Database): Database {
  return driver().copy(database);
}

function loadFirst(nodeVersion: string): Driver {
  const [first, second] = inOrder(nodeVersion).map((name) => loaders[name]);
  if (!first) throw new Error("There is no driver.");
  try {
    return first(nodeVersion);
  } catch (error) {
    if (!second || !(error instanceof DriverProblem)) throw error;
    return orBoth(error, () => second(nodeVersion));
  }
}

/** The drivers that may load on a Node release, best first: better-sqlite3 if it is safe there. */
export function inOrder(nodeVersion: string): DriverName[] {
  if (!hasUsableSqlite(nodeVersion)) return ["better-sqlite3"];
  return troubleOn(nodeVersion) === undefined ? ["better-sqlite3", "node"] : ["node", "better-sqlite3"];
}

function orBoth(before: DriverProblem, load: () => Driver): Driver {
  try {
    return load();
  } catch (error) {
    if (!(error instanceof DriverProblem)) throw error;
    throw new DriverProblem(`${before.what}. ${error.what}`, before.remedy);
  }
}
