import { hasUsableSqlite, LEAST_NODE } from "../node-releases.ts";
import { DriverProblem } from "../problem.ts";
import type { Driver } from "../types.ts";
import { copyNode, openNode } from "./database.ts";
import { type NativeModule, nativeModule, type UsableModule } from "./native.ts";

/** Loads Node's own SQLite. Throws DriverProblem. */
export function loadNodeSqlite(nodeVersion: string): Driver {
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
