import { readFileSync, writeFileSync } from "node:fs";
import { describe, expect, onTestFinished, test } from "vitest";
import { openClient } from "../../src/store/sqlite/connection/client.ts";
import { driver, openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { openNode } from "../../src/store/sqlite/driver/node/database.ts";
import { nativeModule } from "../../src/store/sqlite/driver/node/native.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { backupProblem, databaseProblem } from "../../src/store/sqlite/maintenance/check.ts";
import { openTestStore } from "../support/store.ts";
import { tempDatabase } from "../support/temp-file.ts";

/** A fresh database of this program, after somebody else has worked on it. */
async function databaseAfter(work: (database: Database) => void): Promise<string> {
  const file = tempDatabase();
  await openTestStore(file).close();
  const database = openUndefended(file);
  work(database);
  database.pragma("journal_mode = DELETE");
  database.close();
  return file;
}

/** SQLite itself prevents some of what a hostile writer can do, unless it is asked not to. */
function openUndefended(file: string): Database {
  if (driver().name === "better-sqlite3") return Object(openDatabase(file)).unsafeMode();
  const { DatabaseSync, backup } = nativeModule();
  const Undefended = new Proxy(DatabaseSync, {
    construct: (target, [path, options]) => new target(path, { ...options, defensive: false }),
  });
  return openNode({ DatabaseSync: Undefended, backup: backup ?? (async () => 0), cutsAtNul: true }, file);
}

const sql = (text: string) => (database: Database) => void database.exec(text);
const inSchema = (text: string) => (database: Database) => {
  database.pragma("writable_schema = ON");
  database.exec(text);
};
const replant = `create trigger replant after update on api_keys begin
  update api_keys set revoked_at = null where id = new.id; end`;

const hostile: [what: string, work: (database: Database) => void, says: RegExp][] = [
  ["a trigger", sql(replant), /changed by another program \(1 /],
  ["a view", sql("create view extra as select * from api_keys"), /changed by another program/],
  ["a table", sql("create table extra (id)"), /changed by another program/],
  ["an index", sql("create index extra on users (name)"), /changed by another program/],
  ["an index on an expression", sql("create index extra on users (abs(name))"), /changed by another program/],
  ["a virtual table", sql("create virtual table extra using fts5(a)"), /changed by another program \(6 /],
  ["a dropped index", sql("drop index api_keys_hash"), /changed by another program/],
  ["a dropped trigger", sql("drop trigger memory_nodes_unindexed"), /changed by another program/],
  ["a column", sql("alter table users add column extra text"), /changed by another program/],
  ["a view in a table's place", sql("drop table replies; create view replies as select 1"), /changed by/],
  [
    "a trigger rewritten in the schema itself",
    inSchema("update sqlite_schema set sql = replace(sql, 'old.position', '1') where type = 'trigger'"),
    /changed by another program/,
  ],
  [
    "a trigger that is named like a table of the planner",
    inSchema(
      `insert into sqlite_schema values ('trigger', 'sqlite_stat1', 'api_keys', 0, '${replant.replace("replant", "sqlite_stat1")}')`,
    ),
    /changed by another program|damaged/,
  ],
  [
    "two tables on one page",
    inSchema(
      "update sqlite_schema set rootpage = (select rootpage from sqlite_schema where name = 'users') where name = 'api_keys'",
    ),
    /damaged/,
  ],
  [
    "a statement that is none",
    inSchema("update sqlite_schema set sql = 'create' where name = 'users'"),
    /damaged/,
  ],
  ["a negative version", (database) => database.pragma("user_version = -1"), /another program/],
  ["a version of none", (database) => database.pragma("user_version = 0"), /another program/],
  ["an older version than its tables", (database) => database.pragma("user_version = 1"), /changed by/],
  ["a newer version", (database) => database.pragma("user_version = 9999"), /newer career-context/],
  [
    "the mark of another program",
    (database) => database.pragma("application_id = 1196444487"),
    /another program/,
  ],
  [
    "a row that refers to nothing",
    sql("pragma foreign_keys = off; insert into profiles values ('nobody', '{}', '2026')"),
    /damaged/,
  ],
];

describe("a database with", () => {
  test.each(hostile)("%s is no sound one of this program, and is left as it is", async (_, work, says) => {
    const file = await databaseAfter(work);
    expect(databaseProblem(file)?.says).toMatch(says);
  });

  test.each(hostile.filter(([, , says]) => !says.source.startsWith("damaged")))(
    "%s is not opened, and nothing of it runs",
    async (_, work, says) => {
      const file = await databaseAfter(work);
      expect(() => openClient(file)).toThrow(says);
      expect(backupProblem(file)?.says).toMatch(says);
    },
  );

  test("another program's tables under our version is another program's", () => {
    const file = tempDatabase();
    const other = openDatabase(file);
    other.exec("create table users (name); create table api_keys (key)");
    other.pragma("user_version = 2");
    other.close();
    expect(databaseProblem(file)).toMatchObject({ kind: "foreign", says: "was made by another program" });
    expect(() => openClient(file)).toThrow(/by another program\. Nothing was changed/);
  });

  test("a page count beyond every file is damaged, or is taken for what is there", async () => {
    const file = await databaseAfter(() => undefined);
    const bytes = readFileSync(file);
    bytes.writeUInt32BE(0xfffffffe, 28);
    writeFileSync(file, bytes);
    expect(databaseProblem(file)?.kind).toBe("damaged");
  });
});

describe("a database is ours", () => {
  test.each<[string, (database: Database) => void]>([
    ["as it was made", () => undefined],
    ["after it was rewritten", sql("vacuum")],
    ["with the planner's statistics", sql("insert into users (id, created_at) values ('u', 't'); analyze")],
    ["while deleted text waits to be overwritten", (database) => database.pragma("application_id = 1")],
    [
      "where only white space and quotes differ",
      inSchema(
        "update sqlite_schema set sql = replace(replace(sql, '`', '\"'), char(10), char(13) || char(10)) where name = 'users'",
      ),
    ],
  ])("%s", async (_, work) => {
    const file = await databaseAfter(work);
    expect(databaseProblem(file)).toBeUndefined();
    openClient(file).sqlite.close();
  });

  test.each(["memory_search", "document_search"])(
    "with the tables of %s in the form that databases in use have",
    (name) => {
      const { sqlite } = openClient(":memory:");
      onTestFinished(() => void sqlite.close());
      const own = sqlite
        .prepare(`select sql from sqlite_schema where name glob '${name}_*' order by name`)
        .pluck()
        .all();
      // A newer SQLite that makes them otherwise would refuse every database of before: give it a migration.
      expect(own).toEqual([
        `CREATE TABLE '${name}_config'(k PRIMARY KEY, v) WITHOUT ROWID`,
        `CREATE TABLE '${name}_content'(id INTEGER PRIMARY KEY, c0)`,
        `CREATE TABLE '${name}_data'(id INTEGER PRIMARY KEY, block BLOB)`,
        `CREATE TABLE '${name}_docsize'(id INTEGER PRIMARY KEY, sz BLOB)`,
        `CREATE TABLE '${name}_idx'(segid, term, pgno, PRIMARY KEY(segid, term)) WITHOUT ROWID`,
      ]);
    },
  );
});
