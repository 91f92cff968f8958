import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { packageRoot } from "../../../platform/package-root.ts";

/** Thrown for a database that the program cannot use. The message says why, and what would help. */
export class UnusableDatabase extends Error {}

/** The migrations from each schema version to the next. */
export interface Migrations {
  /** The number of migrations. */
  newest: number;
  /** The statements of the migrations after the first `version` ones, oldest first. */
  after: (version: number) => string[];
}

/**
 * Migrates the database to the newest schema in one transaction. If two processes start at once, the second waits for
 * the first and finds nothing to do. `user_version` counts the applied migrations. Throws UnusableDatabase.
 */
export function migrate(client: Database, { newest, after }: Migrations = ownMigrations()): void {
  if (usableVersion(client, newest) === newest) return;
  // A migration that recreates a table drops the old one; rows that refer to it must not be deleted with it.
  client.pragma("foreign_keys = OFF");
  client
    .transaction(() => {
      for (const statements of after(usableVersion(client, newest))) client.exec(statements);
      const broken = client.prepare("pragma foreign_key_check").get();
      if (broken !== undefined)
        throw new Error("A migration would have broken references; it was rolled back.");
      client.pragma(`user_version = ${newest}`);
    })
    .immediate();
}

/** Throws UnusableDatabase if a newer version or another program wrote the file. Changes nothing. */
export function assertOwnDatabase(client: Database): void {
  usableVersion(client, newestSchema());
}

/** The schema version of this program. */
export function newestSchema(): number {
  return journal().length;
}

function ownMigrations(): Migrations {
  const read = ({ tag }: { tag: string }) => readFileSync(join(folder(), `${tag}.sql`), "utf8");
  return { newest: newestSchema(), after: (version) => journal().slice(version).map(read) };
}

function journal(): { tag: string }[] {
  const { entries }: { entries: { tag: string }[] } = JSON.parse(
    readFileSync(join(folder(), "meta", "_journal.json"), "utf8"),
  );
  return entries;
}

function folder(): string {
  return join(packageRoot(), "db", "sqlite", "migrations");
}

function usableVersion(client: Database, newest: number): number {
  // In one statement, since another process may be creating the tables right now.
  const { version, tables } = client
    .prepare<[], { version: number; tables: number }>(
      "select user_version as version, (select count(*) from sqlite_schema) as tables from pragma_user_version",
    )
    .get() ?? { version: 0, tables: 0 };
  if (version > newest) {
    throw new UnusableDatabase(
      `The database is of a newer career-context (schema ${version}, this one knows ${newest}): update the program, or choose another --data-dir.`,
    );
  }
  if (version === 0 && tables > 0) {
    throw new UnusableDatabase(
      "The database is of another program, and nothing of it was touched: choose another --data-dir.",
    );
  }
  return version;
}
