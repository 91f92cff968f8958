import { createRequire } from "node:module";
import { LEAST_NODE } from "./node-releases.ts";
import { DriverProblem } from "./problem.ts";
import type { Database, Driver, OpenOptions } from "./types.ts";

/** From this major version on it needs Node 22. Older Nodes load it and crash at the first database. */
const NEWER_API = 13;
const LEAST_NODE_FOR_IT = 22;

interface Library {
  new (source: string | Buffer, options?: OpenOptions): Database & { serialize: () => Buffer };
}

const load = createRequire(import.meta.url);

/** Loads the library with its native module. Throws DriverProblem. */
export function loadBetterSqlite(nodeVersion: string): Driver {
  const Library = libraryFor(nodeVersion);
  return {
    name: "better-sqlite3",
    open: (file, options) => new Library(file, options),
    copy: (database) => {
      if (!("serialize" in database) || typeof database.serialize !== "function")
        throw new Error("The database was opened by another driver.");
      return new Library(withoutLog(database.serialize()));
    },
  };
}

function libraryFor(nodeVersion: string): Library {
  try {
    const { version }: { version: string } = load("better-sqlite3/package.json");
    if (majorOf(version) >= NEWER_API && majorOf(nodeVersion) < LEAST_NODE_FOR_IT)
      throw refusal(nodeVersion, `version ${version} needs Node ${LEAST_NODE_FOR_IT}`, install);
    const Library: Library = load("better-sqlite3");
    // The native module loads with the first database.
    new Library(":memory:").close();
    return Library;
  } catch (error) {
    throw error instanceof DriverProblem ? error : refusalBy(nodeVersion, error);
  }
}

function majorOf(version: string): number {
  return Number.parseInt(version, 10);
}

const install = "install better-sqlite3@12 next to this program; it compiles SQLite for some minutes";
const rebuild = "run `npm rebuild better-sqlite3` with the Node that starts this program";

function refusalBy(nodeVersion: string, error: unknown): DriverProblem {
  const message = error instanceof Error ? error.message : "";
  if (/Cannot find module/.test(message)) return refusal(nodeVersion, "it is not installed", install);
  if (/bindings file/.test(message)) return refusal(nodeVersion, "it was not compiled", rebuild);
  const isOther = message.includes("NODE_MODULE_VERSION");
  return refusal(
    nodeVersion,
    isOther ? "it was built for another version of Node" : "the system refused it",
    rebuild,
  );
}

function refusal(nodeVersion: string, why: string, help: string): DriverProblem {
  return new DriverProblem(
    `The native module better-sqlite3 does not load under Node v${nodeVersion} (${why})`,
    `${help}, or use Node ${LEAST_NODE.join(".")} or newer, which brings an SQLite of its own`,
  );
}

/** The header bytes with the journal mode. An in-memory database has no write-ahead log. */
const JOURNAL_BYTES = [18, 20] as const;
const ROLLBACK_JOURNAL = 1;

function withoutLog(image: Buffer): Buffer {
  return image.fill(ROLLBACK_JOURNAL, ...JOURNAL_BYTES);
}
