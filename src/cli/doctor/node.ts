import { nativeModuleProblem } from "../../store/sqlite/connection/unusable.ts";
import type { Finding } from "./finding.ts";
import { troubleOn } from "./troubled-nodes.ts";

/** Whether this Node is new enough, and none that is known for trouble. */
export function nodeVersion(): Finding {
  return nodeFinding(process.versions.node);
}

/** The same for any release. */
export function nodeFinding(version: string): Finding {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  const what = `Node ${version}`;
  if (major < 20 || (major === 20 && minor < 12)) return { what, remedy: "install Node 20.12 or newer" };
  const warning = troubleOn(version);
  return { what, ...(warning !== undefined && { warning }) };
}

/** Whether SQLite loads in this Node, with full-text search. */
export async function nativeModule(): Promise<Finding> {
  try {
    const { default: Sqlite } = await import("better-sqlite3");
    const database = new Sqlite(":memory:");
    database.exec("create virtual table probe using fts5(text)");
    const { version } = Object(database.prepare("select sqlite_version() as version").get());
    database.close();
    return { what: `better-sqlite3 loads, SQLite ${version} with full-text search` };
  } catch (error) {
    const [what = "", remedy = ""] = nativeModuleProblem(error)?.split(": ") ?? [];
    if (what !== "") return { what, remedy };
    return { what: "SQLite has no full-text search", remedy: "run `npm rebuild better-sqlite3`" };
  }
}
