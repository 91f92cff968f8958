import { readSettings, type SettingFlags, type Settings } from "../../platform/config.ts";
import { print } from "../terminal/context.ts";
import { dataFolder, filePermissions, freeSpace } from "./data-folder.ts";
import { database } from "./database.ts";
import type { Finding } from "./finding.ts";
import { nodeVersion, sqliteDriver } from "./node.ts";
import { port } from "./port.ts";
import { postgresDatabase } from "./postgres.ts";

type Check = (settings: Settings) => Finding | Promise<Finding>;

/** In this order, since each needs what those before it found in order. */
const ofFile: Check[] = [nodeVersion, sqliteDriver, dataFolder, freeSpace, filePermissions, database, port];
/** The same where a PostgreSQL server keeps the files. */
const ofServer: Check[] = [nodeVersion, postgresDatabase, port];

/**
 * Checks this machine and the data, and stops at the first cause, saying how to fix it: what comes after it might fail
 * for that alone. Creates nothing. Sets exit code 1 where a check failed.
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
