import { driver } from "../../store/sqlite/driver/driver.ts";
import { troubleOn } from "../../store/sqlite/driver/node-releases.ts";
import { DriverProblem } from "../../store/sqlite/driver/problem.ts";
import type { Finding } from "./finding.ts";

/** Checks that this Node is new enough. */
export function nodeVersion(): Finding {
  return nodeFinding(process.versions.node);
}

/** The same for any release. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const what = `Node ${version}`;
  if (major < 20 || (major === 20 && minor < 12)) return { what, remedy: "install Node 20.12 or newer" };
  return { what };
}

const names = { "better-sqlite3": "better-sqlite3", node: "Node's own SQLite" };

/** Checks that the SQLite driver loads with full-text search and is safe on this Node. */
export function sqliteDriver(): Finding {
  try {
    const { name, open } = driver();
    const database = open(":memory:");
    try {
      const version = database.prepare<[], string>("select sqlite_version()").pluck().get();
      database.exec("create virtual table probe using fts5(text)");
      const what = `${names[name]} loads, SQLite ${version} with full-text search`;
      const warning = name === "better-sqlite3" ? troubleOn(process.versions.node) : undefined;
      return { what, ...(warning !== undefined && { warning }) };
    } finally {
      database.close();
    }
  } catch (error) {
    if (error instanceof DriverProblem) return error;
    return { what: "SQLite has no full-text search", remedy: "run `npm rebuild better-sqlite3`" };
  }
}
