import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { Database } from "better-sqlite3";
import { packageRoot } from "../../../platform/package-root.ts";

/** A database the program cannot use; the message says why and what would help. */
export class UnusableDatabase extends Error {}

/** What leads from each schema to the next. */
export interface Migrations {
  /** How many there are. */
  newest: number;
  /** Statements of those after the first `version`, oldest first. */
  after: (version: number) => string[];
}

/**
 * Brings the database to the newest schema: all of it, or nothing. Two processes may start at once: the second waits
 * for the first and finds nothing to do. `user_version` counts the migrations applied. Throws UnusableDatabase.
 */
export function migrate(client: Database, { newest, after }: Migrations = ownMigrations()): void {
  if (usableVersion(client, newest) === newest) return;
  // A migration that makes a table anew drops the old one, which must not take what refers to it along.
  client.pragma("foreign_keys = OFF");
  client
    .transaction(() => {
      for (const statements of after(usableVersion(client, newest))) client.exec(statements);
      const broken = client.prepare("pragma foreign_key_check").get();
      if (broken !== undefined) throw new Error("A migration would have broken references; it was undone.");
      client.pragma(`user_version = ${newest}`);
    })
    .immediate();
}

/** Throws UnusableDatabase where the file is of a newer program or of another one; changes nothing. */
export function assertOwnDatabase(client: Database): void {
  usableVersion(client, newestSchema());
}

/** The schema that this program knows. */
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
  // One statement: another process may be making the tables right now.
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
