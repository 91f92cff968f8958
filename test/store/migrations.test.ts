import { expect, onTestFinished, test } from "vitest";
import { UnusableDatabase } from "../../src/store/common/unusable.ts";
import {
  createMigrations,
  type Migrations,
  migrate,
  ownMigrations,
  schemaDigest,
  usableVersion,
} from "../../src/store/sqlite/connection/migrate.ts";
import { openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";

const first = `create table people (id text primary key);
  create table notes (id text primary key, person text not null references people (id) on delete cascade);
  insert into people values ('ada'); insert into notes values ('n1', 'ada');`;
/** As a generator of migrations changes a column: a new table, the rows, the old one dropped. */
const rebuild = `create table people_new (id text primary key, name text);
  insert into people_new (id) select id from people;
  drop table people;
  alter table people_new rename to people;`;

function steps(...statements: string[]): Migrations {
  return createMigrations(statements.length, (index) => statements[index] ?? "");
}

function database(): Database {
  const opened = openDatabase(":memory:");
  onTestFinished(() => void opened.close());
  return opened;
}

function state(opened: Database) {
  const count = (table: string) => opened.prepare(`select count(*) from ${table}`).pluck().get();
  return {
    version: opened.pragma("user_version", { simple: true }),
    people: count("people"),
    notes: count("notes"),
  };
}

test("a table made anew keeps the rows that refer to it", () => {
  const opened = database();
  migrate(opened, steps(first));
  migrate(opened, steps(first, rebuild));
  expect(state(opened)).toEqual({ version: 2, people: 1, notes: 1 });
  expect(() => opened.exec("select name from people")).not.toThrow();
});

test.each([
  ["a statement fails", "alter table people add column name text; insert into nowhere values (1);"],
  ["it would break references", "delete from people;"],
])("where %s, everything of the update is undone and can be tried again", (_, bad) => {
  const opened = database();
  migrate(opened, steps(first));
  expect(() => migrate(opened, steps(first, rebuild, bad))).toThrow();
  expect(state(opened)).toEqual({ version: 1, people: 1, notes: 1 });
  migrate(opened, steps(first, rebuild));
  expect(state(opened)).toEqual({ version: 2, people: 1, notes: 1 });
});

test("a newer database and one of another program are refused and left as they are", () => {
  const newer = database();
  migrate(newer, steps(first, rebuild));
  expect(() => migrate(newer, steps(first))).toThrow(UnusableDatabase);
  expect(state(newer)).toEqual({ version: 2, people: 1, notes: 1 });

  const foreign = database();
  foreign.exec("create table other (id)");
  expect(() => migrate(foreign, steps(first))).toThrow(/by another program/);
  expect(foreign.prepare("select name from sqlite_schema").pluck().all()).toEqual(["other"]);
});

test("the digests kept for a fast start are those of the migrations", async () => {
  const { newest, schemaOf } = ownMigrations();
  const digests = Array.from({ length: newest }, (_, step) => schemaDigest(schemaOf(step + 1)));
  expect(new Set(digests).size).toBe(newest);
  // A new migration adds one: npx vitest run --project app test/store/migrations.test.ts -u
  await expect(`${JSON.stringify(digests, null, 2)}\n`).toMatchFileSnapshot(
    "../../db/sqlite/schema-digests.json",
  );
});

test("a database of the newest schema opens without running the migrations, and a changed one does not open", () => {
  const opened = database();
  migrate(opened);
  const own = ownMigrations();
  const withoutRunning = { ...own, schemaOf: () => expect.unreachable() };
  expect(usableVersion(opened, withoutRunning)).toBe(own.newest);
  opened.exec("create trigger mine after delete on users begin select 1; end");
  expect(() => usableVersion(opened, own)).toThrow(UnusableDatabase);
});
