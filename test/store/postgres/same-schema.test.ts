import { getTableColumns } from "drizzle-orm";
import { getTableConfig as ofPostgres, type PgTable } from "drizzle-orm/pg-core";
import { getTableConfig as ofSqlite, type SQLiteTable } from "drizzle-orm/sqlite-core";
import { expect, test } from "vitest";
import * as postgres from "../../../db/postgres/schema.ts";
import * as sqlite from "../../../db/sqlite/schema.ts";

/** What one engine has and the other has not, each for a reason that stands in its schema. */
const onlyHere: Record<string, string[]> = {
  memoryOwners: ["number", "nodes", "words"],
  memoryNodes: ["lastAccessedAt", "length"],
  documentEntries: ["userId", "length", "digest"],
  rateWindows: ["userId"],
};
/** Keyed by another thing than the user and an id. */
const keys: Record<string, string[]> = {
  memoryOwners: ["user_id"],
  memoryNodes: ["user_id", "id"],
  documentEntries: ["user_id", "position"],
  users: ["id"],
  catalogSources: ["id"],
  catalogOccupations: ["source_id", "code"],
  catalogSkills: ["source_id", "id"],
  sharedSecrets: ["name"],
  turns: ["task"],
};

interface Column {
  name: string;
  notNull: boolean;
  primary: boolean;
}

const columnsOf = (table: PgTable | SQLiteTable, name: string) =>
  Object.entries<Column>(getTableColumns(table))
    .filter(([field]) => !onlyHere[name]?.includes(field))
    .map(([field, column]) => [field, column.name, column.notNull || column.primary]);

const names = (columns: readonly { name: string }[]) => columns.map(({ name }) => name);

const pairs = Object.entries(sqlite).map(
  ([name, table]) => [name, table, Reflect.get(postgres, name)] as const,
);

test("each table of SQLite is one of PostgreSQL, and beside them there are the words of the indexes alone", () => {
  const more = Object.keys(postgres).filter((name) => !(name in sqlite));
  const missing = pairs.filter(([, , other]) => other === undefined);
  expect([more.toSorted(), missing]).toEqual([["documentWords", "memoryWords"], []]);
});

test.each(pairs)("%s has the same columns, and is keyed by its user first", (name, one, other) => {
  expect(ofPostgres(other).name).toBe(ofSqlite(one).name);
  expect(columnsOf(other, name).toSorted()).toEqual(columnsOf(one, name).toSorted());
  const keyOf = ({
    primaryKeys,
    columns,
  }: {
    primaryKeys: { columns: { name: string }[] }[];
    columns: Column[];
  }) => (primaryKeys[0] ? names(primaryKeys[0].columns) : names(columns.filter(({ primary }) => primary)));
  const own = keyOf(ofSqlite(one));
  const byUser = own.includes("user_id") ? own : ["user_id", ...own];
  expect(keyOf(ofPostgres(other))).toEqual(keys[name] ?? byUser);
});

test.each(pairs)("what %s refers to goes along with it on both", (_, one, other) => {
  const targets = (keys: readonly { onDelete: string | undefined; to: string }[]) =>
    keys.map(({ onDelete, to }) => `${to} ${onDelete}`).toSorted();
  const here = ofSqlite(one).foreignKeys.map(({ onDelete, reference }) => ({
    onDelete,
    to: ofSqlite(reference().foreignTable).name,
  }));
  const there = ofPostgres(other).foreignKeys.map(({ onDelete, reference }) => ({
    onDelete,
    to: ofPostgres(reference().foreignTable).name,
  }));
  expect(targets(there)).toEqual(targets(here));
});

test("nothing is computed or done by the database itself: no generated column", () => {
  for (const table of Object.values(postgres))
    for (const column of ofPostgres(table).columns) expect(column.generated, column.name).toBeUndefined();
});
