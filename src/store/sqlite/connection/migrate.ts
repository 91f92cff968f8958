import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../platform/package-root.ts";
import type { Database } from "../driver/types.ts";
import { createMigrations, type Migrations } from "./migrations.ts";
import { addFunctions } from "./read-schema.ts";
import { usableVersion } from "./schema.ts";

/**
 * Migrates the database to the newest schema in one transaction. If two processes start at once, the second waits and
 * finds nothing to do. `user_version` counts the applied migrations. Throws UnusableDatabase.
 */
export function migrate(client: Database, migrations: Migrations = ownMigrations()): void {
  const { newest, between } = migrations;
  if (client.pragma("user_version", { simple: true }) === newest) return;
  addFunctions(client);
  // Recreating a table drops the old one. Rows that refer to it must not be deleted with it.
  client.pragma("foreign_keys = OFF");
  client
    .transaction(() => {
      for (const statements of between(usableVersion(client, migrations), newest)) client.exec(statements);
      const broken = client.prepare("pragma foreign_key_check").get();
      if (broken !== undefined)
        throw new Error("A migration would have broken references; it was rolled back.");
      client.pragma(`user_version = ${newest}`);
    })
    .immediate();
}

/**
 * The schema version of this program's database; 0 if empty. Throws UnusableDatabase if a newer version or another
 * program wrote or changed the file. Changes nothing.
 */
export function ownVersion(client: Database): number {
  return usableVersion(client, ownMigrations());
}

/** How many migrations are applied, and how many there are. Checks nothing else than the version. */
export function versionsOf(client: Database): { version: number; newest: number } {
  return { version: Number(client.pragma("user_version", { simple: true })), newest: ownMigrations().newest };
}

/** True if the database must be migrated. Throws like `ownVersion`. */
export function isOfOlderVersion(client: Database): boolean {
  return ownVersion(client) < ownMigrations().newest;
}

let own: Migrations | undefined;

/** This program's migrations. Their schemas are computed once per process. */
export function ownMigrations(): Migrations {
  if (own) return own;
  const folder = join(packageRoot(), "db", "sqlite", "migrations");
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder, "meta", "_journal.json"), "utf8"),
  );
  const digests: string[] = JSON.parse(readFileSync(join(folder, "..", "schema-digests.json"), "utf8"));
  const read = (index: number) => readFileSync(join(folder, `${entries[index]?.tag}.sql`), "utf8");
  own = createMigrations(entries.length, read, digests);
  return own;
}
