import { loadBetterSqlite } from "./better-sqlite3.ts";
import { copyNode, openNode } from "./node/database.ts";
import { type NativeModule, nativeModule, type UsableModule } from "./node/native.ts";
import { hasUsableSqlite, LEAST_NODE, troubleOn } from "./node-releases.ts";
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

/** Loads Node's own SQLite. Throws DriverProblem. */
function loadNodeSqlite(nodeVersion: string): Driver {
  const module = usable(nodeVersion);
  return {
    name: "node",
    open: (file, options) => openNode(module, file, options),
    copy: (database) => copyNode(module, database),
  };
}

function usable(nodeVersion: string): UsableModule {
  if (!hasUsableSqlite(nodeVersion)) throw refusal(nodeVersion, "is too old");
  const { DatabaseSync, backup } = load(nodeVersion);
  if (!backup) throw refusal(nodeVersion, "cannot make backups");
  const database = new DatabaseSync(":memory:", { timeout: 0, defensive: true });
  const options = database.prepare("pragma compile_options").all().flatMap(Object.values);
  const [nul] = database.prepare("select char(0)").all().flatMap(Object.values);
  database.close();
  if (!options.includes("ENABLE_FTS5")) throw refusal(nodeVersion, "has no full-text search");
  return { DatabaseSync, backup, cutsAtNul: nul !== "\0" };
}

function load(nodeVersion: string): NativeModule {
  try {
    return nativeModule();
  } catch {
    // Node can be built without it.
    throw refusal(nodeVersion, "is missing");
  }
}

function refusal(nodeVersion: string, why: string): DriverProblem {
  return new DriverProblem(
    `The SQLite of Node v${nodeVersion} cannot be used: it ${why}`,
    `use Node ${LEAST_NODE.join(".")} or newer from nodejs.org, or better-sqlite3`,
  );
}
