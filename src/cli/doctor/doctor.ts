import { createServer } from "node:net";
import { readSettings, type SettingFlags, type Settings } from "../../platform/config.ts";
import { UnusableDatabase } from "../../store/common/unusable.ts";
import { databaseExists } from "../../store/sqlite/connection/data-dir.ts";
import { driver } from "../../store/sqlite/driver/driver.ts";
import { troubleOn } from "../../store/sqlite/driver/node-releases.ts";
import { DriverProblem } from "../../store/sqlite/driver/problem.ts";
import { databaseProblem } from "../../store/sqlite/maintenance/check.ts";
import { isOlder } from "../../store/sqlite/maintenance/image.ts";
import { print } from "../terminal/context.ts";
import { ownServer, serverAt, urlOf } from "../terminal/running-server.ts";
import { dataFolder, type Finding, filePermissions, freeSpace } from "./data-folder.ts";

const names = { "better-sqlite3": "better-sqlite3", node: "Node's own SQLite" };

type Check = (settings: Settings) => Finding | Promise<Finding>;

/** In this order, because each check depends on the earlier ones. */
const ofFile: Check[] = [nodeVersion, sqliteDriver, dataFolder, freeSpace, filePermissions, database, port];

/** The same if a PostgreSQL server keeps the data. */
const ofServer: Check[] = [nodeVersion, postgresDatabase, port];

/**
 * Checks this machine and the data. Stops at the first failed check and says how to fix it, because later checks
 * could fail for the same reason. Creates nothing. Sets exit code 1 if a check failed.
 */
export async function doctor(flags: SettingFlags): Promise<void> {
  const settings = readSettings(flags);
  const checks = settings.databaseUrl === undefined ? ofFile : ofServer;
  for (const [index, check] of checks.entries()) {
    const { what, remedy, warning } = await check(settings);
    if (remedy === undefined) {
      print(warning === undefined ? `ok    ${what}` : `warn  ${what}: ${warning}`);
      continue;
    }
    print(`FAIL  ${what}: ${remedy}`);
    const left = checks.length - index - 1;
    if (left > 0) print(`${left} more checks wait for that: run career-context doctor again.`);
    process.exitCode = 1;
    return;
  }
}

/** Checks that the database is intact and made by this program. Only damage found by SQLite needs a backup. */
function database({ databaseFile }: Settings): Finding {
  if (!databaseExists(databaseFile)) return { what: "nothing to check in the database" };
  const problem = databaseProblem(databaseFile);
  if (problem === undefined)
    return {
      what: isOlder(databaseFile)
        ? "database integrity and schema, which is an older version's: career-context serve brings it up to date"
        : "database integrity and schema",
    };
  const what = `the database ${problem.says}`;
  if (problem.kind === "damaged")
    return { what, remedy: "put a backup in its place: career-context restore FILE --force" };
  return { what, remedy: problem.remedy ?? "choose another --data-dir" };
}

/**
 * Checks that the PostgreSQL database responds, that row-level security applies to its role, and that the schema is
 * ours.
 */
async function postgresDatabase({ databaseUrl = "", place }: Settings): Promise<Finding> {
  const { schemaOf } = await import("../../store/postgres/connection/open.ts");
  try {
    const { version, newest } = await schemaOf(databaseUrl);
    const is = version === newest ? "schema" : "schema, which career-context serve brings up to date";
    return { what: `${place}: connection, rights and ${is}; its files are for its own server's checks` };
  } catch (error) {
    if (!(error instanceof UnusableDatabase)) throw error;
    return { what: place, remedy: error.message };
  }
}

/** Checks that a server can listen, or already does. */
async function port(settings: Settings): Promise<Finding> {
  const { host, port: number } = settings;
  const what = `port ${number} on ${host}`;
  const code = await bindingProblem(host, number);
  if (code === undefined) {
    const own = await ownServer(settings);
    return { what: `${what} is free${own ? `; your server runs at ${own.url}, on this data` : ""}` };
  }
  if (code !== "EADDRINUSE") return { what, remedy: `${code}: choose another with --host and --port` };
  const server = await serverAt(urlOf(settings), settings);
  if (server === undefined)
    return { what, remedy: `${code}: stop the program that uses it, or serve with another --port` };
  if (server.isOwn)
    return { what: `${what} is used by your server, career-context ${server.version} on this data` };
  return {
    what,
    remedy: `${code}: a career-context server on other data uses it; stop that, or serve with another --port`,
  };
}

function bindingProblem(host: string, number: number): Promise<string | undefined> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once("error", (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen(number, host, () => probe.close(() => resolve(undefined)));
  });
}

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
