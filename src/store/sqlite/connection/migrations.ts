import { createHash } from "node:crypto";
import { schemaAfter } from "./read-schema.ts";

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
