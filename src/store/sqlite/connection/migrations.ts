import { schemaAfter } from "./read-schema.ts";

/** The migrations from each schema version to the next. */
export interface Migrations {
  /** The number of migrations. */
  newest: number;
  /** The statements of the migrations between two versions, oldest first. */
  between: (from: number, to: number) => string[];
  /** The tables, indexes, triggers and views of a fresh database of a version. */
  schemaOf: (version: number) => string[];
}

/** Creates the migrations. `read` returns the statements of a migration by its number, from 0. */
export function createMigrations(newest: number, read: (index: number) => string): Migrations {
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
  };
}
