import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { packageRoot } from "../../../platform/package-root.ts";
import type { Database } from "../driver/types.ts";
import { addFunctions, readSchema, schemaAfter } from "./read-schema.ts";
import { foreignDatabase } from "./unusable.ts";

/** 1 means that deleted text must still be overwritten; see secure-delete.ts. */
const ownApplicationIds = [0, 1];

/**
 * The schema version of a database that this program made; 0 if empty. Throws UnusableDatabase if a newer version or
 * another program wrote the file, or if its schema differs from its version's: an added trigger would run with every
 * write. Changes nothing.
 */
export function usableVersion(database: Database, migrations: Migrations): number {
  const { version, applicationId, objects } = readSchema(database);
  if (version === 0 && objects.length === 0) return 0;
  if (version > migrations.newest)
    throw foreignDatabase({
      says: `was made by a newer career-context (schema ${version}, this one supports ${migrations.newest})`,
      remedy: "update the program",
    });
  const isKnown = version > 0 && migrations.digestOf(version) === schemaDigest(objects);
  if (isKnown && ownApplicationIds.includes(applicationId)) return version;
  const expected = version > 0 ? migrations.schemaOf(version) : [];
  const isOwn = ownApplicationIds.includes(applicationId) && objects.some((line) => expected.includes(line));
  if (!isOwn) throw foreignDatabase({ says: "was made by another program" });
  const differences = missingFrom(expected, objects) + missingFrom(objects, expected);
  if (differences > 0)
    throw foreignDatabase({
      says: `was changed by another program (${differences} of its tables, indexes, triggers and views differ)`,
      remedy: "undo that change",
    });
  return version;
}

/** How many lines the others lack. A line that occurs twice must be there twice. */
function missingFrom(others: readonly string[], lines: readonly string[]): number {
  const left = [...others];
  return lines.filter((line) => {
    const at = left.indexOf(line);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  }).length;
}

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

/** The migrations from each schema version to the next. */
export interface Migrations {
  /** The number of migrations. */
  newest: number;
  /** The statements of the migrations between two versions, oldest first. */
  between: (from: number, to: number) => string[];
  /** The tables, indexes, triggers and views of a fresh database of a version. Runs its migrations in memory. */
  schemaOf: (version: number) => string[];
  /** The digest of what `schemaOf` returns, where it is known without running them. */
  digestOf: (version: number) => string | undefined;
}

/** A digest of the tables, indexes, triggers and views of a database. */
export function schemaDigest(objects: readonly string[]): string {
  return createHash("sha256").update(objects.join("\n")).digest("base64url");
}

/**
 * Creates the migrations. `read` returns the statements of a migration by its number, from 0; `digests` are those of the
 * schemas of the versions, from 1.
 */
export function createMigrations(
  newest: number,
  read: (index: number) => string,
  digests: readonly string[] = [],
): Migrations {
  const schemas = new Map<number, string[]>();
  const between = (from: number, to: number) =>
    Array.from({ length: Math.max(0, to - from) }, (_, step) => read(from + step));
  return {
    newest,
    between,
    schemaOf: (version) => {
      const schema = schemas.get(version) ?? schemaAfter(between(0, version));
      schemas.set(version, schema);
      return schema;
    },
    digestOf: (version) => digests[version - 1],
  };
}
