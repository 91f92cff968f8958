import { statSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { copyInMemory, driver, inOrder, openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import { codeName } from "../../src/store/sqlite/driver/node/errors.ts";
import { hasUsableSqlite } from "../../src/store/sqlite/driver/node-releases.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { tempDatabase } from "../support/temp-file.ts";

// What the store relies on, of whichever driver the tests run on.

function codeOf(work: () => unknown): unknown {
  try {
    work();
  } catch (error) {
    return Object(error).code;
  }
  return undefined;
}

function withRows(file = ":memory:"): Database {
  const database = openDatabase(file);
  database.exec("create table things (id integer primary key, name text not null, data)");
  const insert = database.prepare("insert into things (name, data) values (?, ?)");
  insert.run("one", Buffer.from([1, 2, 255]));
  insert.run(["two", null]);
  return database;
}

describe("values", () => {
  test("rows are plain objects, arrays or first columns, and blobs are buffers", () => {
    const database = withRows();
    const all = () => database.prepare("select * from things order by id");
    expect(all().all()).toStrictEqual([
      { id: 1, name: "one", data: Buffer.from([1, 2, 255]) },
      { id: 2, name: "two", data: null },
    ]);
    expect(all().raw().get()).toStrictEqual([1, "one", Buffer.from([1, 2, 255])]);
    expect(all().pluck().all()).toStrictEqual([1, 2]);
    expect([...all().pluck().iterate()]).toStrictEqual([1, 2]);
    expect([...all().raw().iterate()]).toHaveLength(2);
    expect(database.prepare("select 1 where 0").get()).toBeUndefined();
    expect(Buffer.isBuffer(database.prepare("select data from things").pluck().get())).toBe(true);
  });

  test("a number beyond those that are exact is the nearest one", () => {
    const database = openDatabase(":memory:");
    for (const [text, number] of [
      ["9007199254740993", 9007199254740992],
      ["-9223372036854775808", -(2 ** 63)],
    ] as const) {
      const statement = database.prepare(`select ${text} as n`);
      expect([statement.get(), statement.all(), [...statement.iterate()]]).toEqual([
        { n: number },
        [{ n: number }],
        [{ n: number }],
      ]);
    }
    expect(database.prepare("select 7 as n").get()).toStrictEqual({ n: 7 });
  });

  test("names take what an object has, and more is no mistake", () => {
    const statement = openDatabase(":memory:").prepare<Record<string, unknown>>("select :a as a, @b as b");
    expect(statement.get({ a: "x", b: 2, c: "not asked for" })).toEqual({ a: "x", b: 2 });
  });

  test("a whole number is stored as one, a bigint too, undefined is null, and yes or no and dates are refused", () => {
    const database = openDatabase(":memory:");
    database.exec("create table n (a integer)");
    database.prepare("insert into n values (?), (?)").run(5, 6n);
    expect(database.prepare("select typeof(a), a from n").raw().all()).toEqual([
      ["integer", 5],
      ["integer", 6],
    ]);
    expect(database.prepare("select ?").pluck().get(undefined)).toBeNull();
    expect(database.prepare("select @b").pluck().get({ b: undefined })).toBeNull();
    for (const value of [true, new Date(0)])
      expect(() => database.prepare("insert into n values (?)").run(value)).toThrow();
  });

  test("what a statement changed is counted", () => {
    const database = withRows();
    expect(database.prepare("update things set data = 1").run()).toMatchObject({ changes: 2 });
    expect(database.prepare("insert into things (name) values ('three')").run()).toEqual({
      changes: 1,
      lastInsertRowid: 3,
    });
    const returned = database.prepare("delete from things where id = ? returning name").all(3);
    expect(returned).toEqual([{ name: "three" }]);
  });

  test("a text keeps what it says, to its end", () => {
    const statement = openDatabase(":memory:").prepare("select ? as text").pluck();
    for (const text of ["", "ünï 🙂 我", "x".repeat(100_000)]) expect(statement.get(text)).toBe(text);
    expect(["a\0b", "a\ufffdb"]).toContain(statement.get("a\0b"));
  });
});

describe("errors", () => {
  test.each([
    ["insert into things (id, name) values (1, 'x')", "SQLITE_CONSTRAINT_PRIMARYKEY"],
    ["insert into things (name) values (null)", "SQLITE_CONSTRAINT_NOTNULL"],
    ["nonsense", "SQLITE_ERROR"],
  ])("%s has its code", (sql, code) => {
    const database = withRows();
    expect(codeOf(() => database.exec(sql))).toBe(code);
    expect(codeOf(() => database.prepare(sql).run())).toBe(code);
  });

  test("a lock, a file that is missing, one that is none, and one that is only to be read have theirs", () => {
    const file = tempDatabase();
    const first = withRows(file);
    first.exec("begin immediate");
    const second = openDatabase(file, { timeout: 0 });
    expect(codeOf(() => second.exec("begin immediate"))).toBe("SQLITE_BUSY");
    expect(second.inTransaction).toBe(false);
    first.exec("commit");
    const reader = openDatabase(file, { readonly: true, fileMustExist: true });
    expect(codeOf(() => reader.exec("delete from things"))).toBe("SQLITE_READONLY");
    for (const database of [first, second, reader]) database.close().close();
    const missing = tempDatabase();
    for (const options of [{ fileMustExist: true }, { readonly: true, fileMustExist: true }])
      expect(codeOf(() => openDatabase(missing, options))).toBe("SQLITE_CANTOPEN");
    expect(statSync(missing, { throwIfNoEntry: false })).toBeUndefined();
  });

  test.each([
    [5, "SQLITE_BUSY"],
    [517, "SQLITE_BUSY_SNAPSHOT"],
    [516, "SQLITE_ABORT_ROLLBACK"],
    [1032, "SQLITE_READONLY_DBMOVED"],
    [4618, "SQLITE_IOERR_SHMOPEN"],
    [8714, "SQLITE_IOERR_IN_PAGE"],
    [11, "SQLITE_CORRUPT"],
    [779, "SQLITE_CORRUPT_INDEX"],
    [13, "SQLITE_FULL"],
    [1550, "SQLITE_CANTOPEN_SYMLINK"],
    [787, "SQLITE_CONSTRAINT_FOREIGNKEY"],
    [3091, "SQLITE_CONSTRAINT_DATATYPE"],
    [26, "SQLITE_NOTADB"],
    [255, "SQLITE_ERROR"],
  ])("result %i is %s", (number, name) => {
    expect(codeName(number)).toBe(name);
  });
});

describe("transactions", () => {
  test("work that throws leaves nothing, also inside another, and the error is its own", () => {
    const database = withRows();
    const count = () => database.prepare("select count(*) from things").pluck().get();
    const add = database.transaction((name: string, fails: boolean) => {
      database.prepare("insert into things (name) values (?)").run(name);
      if (fails) throw new Error("No.");
      return database.inTransaction;
    });
    expect(add.immediate("three", false)).toBe(true);
    expect(() => add("four", true)).toThrow("No.");
    const outer = database.transaction(() => {
      add("five", false);
      expect(() => add("six", true)).toThrow("No.");
    });
    outer();
    expect([count(), database.inTransaction]).toEqual([4, false]);
  });

  test("savepoints of one name nest", () => {
    const database = withRows();
    database.exec("begin; savepoint s; delete from things where id = 1; savepoint s; delete from things");
    database.exec("rollback to s; release s; release s; commit");
    expect(database.prepare("select id from things").pluck().all()).toEqual([2]);
  });
});

test("functions of ours are called, and what they throw comes through", () => {
  const database = openDatabase(":memory:");
  database.function("twice", { deterministic: true }, (text) => `${text}${text}`);
  database.function("fails", { deterministic: true }, () => {
    throw new Error("Not this.");
  });
  expect(database.prepare("select twice('ab')").pluck().get()).toBe("abab");
  expect(() => database.prepare("select fails()").get()).toThrow("Not this.");
});

test("pragmas give rows, or one value", () => {
  const database = openDatabase(":memory:");
  database.pragma("user_version = 7");
  expect(database.pragma("user_version", { simple: true })).toBe(7);
  expect(database.pragma("user_version")).toEqual([{ user_version: 7 }]);
  for (const [name, value] of [
    ["foreign_keys", 1],
    ["busy_timeout", 5000],
    ["cache_size", -16000],
  ])
    expect([name, database.pragma(`${name}`, { simple: true })]).toEqual([name, value]);
});

describe("copies", () => {
  test("a backup says how far it is, and contains all", async () => {
    const [file, to] = [tempDatabase(), tempDatabase()];
    const database = withRows(file);
    database.exec("pragma journal_mode = wal");
    const insert = database.prepare("insert into things (name, data) values ('more', ?)");
    database.transaction(() => {
      for (let row = 0; row < 200; row += 1) insert.run("x".repeat(4000));
    })();
    const seen: number[] = [];
    const done = await database.backup(to, {
      progress: ({ totalPages, remainingPages }) => {
        seen.push(totalPages - remainingPages);
        return 50;
      },
    });
    const pages = Number(database.pragma("page_count", { simple: true }));
    expect(done).toEqual({ totalPages: pages, remainingPages: 0 });
    expect(seen.slice(0, 3)).toEqual([0, 50, 100]);
    const copy = openDatabase(to, { readonly: true });
    expect(copy.prepare("select count(*) from things").pluck().get()).toBe(202);
    for (const one of [database, copy]) one.close();
  });

  test("a backup copies no page to a database that another program holds, and waits for nothing", async () => {
    const [file, to] = [tempDatabase(), tempDatabase()];
    const [database, holding] = [withRows(file), withRows(to)];
    for (const each of [database, holding]) each.exec("pragma journal_mode = wal");
    holding.exec("begin immediate; delete from things");
    expect(await database.backup(to)).toEqual({ totalPages: 0, remainingPages: 0 });
    holding.exec("rollback");
    expect(holding.prepare("select count(*) from things").pluck().get()).toBe(2);
    for (const each of [database, holding]) each.close();
  });

  test("a copy in memory is another database, from memory and from a file that is only read", () => {
    const file = tempDatabase();
    withRows(file).exec("pragma journal_mode = wal").close();
    for (const source of [withRows(), openDatabase(file, { readonly: true })]) {
      const [copy, second] = [copyInMemory(source), copyInMemory(source)];
      copy.exec("delete from things");
      expect([copy.memory, copy.name]).toEqual([true, ":memory:"]);
      for (const other of [source, second])
        expect(other.prepare("select count(*) from things").pluck().get()).toBe(2);
      for (const database of [copy, second, source]) database.close();
    }
  });
});

describe("the driver", () => {
  test("is better-sqlite3 where it is safe, and Node's own elsewhere and behind it", () => {
    expect(inOrder("20.12.0")).toEqual(["better-sqlite3"]);
    expect(inOrder("22.15.1")).toEqual(["better-sqlite3"]);
    for (const release of ["22.16.0", "24.18.1", "26.0.0"])
      expect(inOrder(release)).toEqual(["better-sqlite3", "node"]);
    for (const release of ["24.19.0", "24.21.0"])
      expect(inOrder(release)).toEqual(["node", "better-sqlite3"]);
  });

  test("of Node begins with 22.16", () => {
    const releases = ["20.20.2", "22.5.0", "22.15.9", "22.16.0", "23.0.0", "24.0.0"];
    expect(releases.filter(hasUsableSqlite)).toEqual(["22.16.0", "23.0.0", "24.0.0"]);
  });

  test("that the environment names is used", () => {
    const asked = process.env.CAREER_CONTEXT_SQLITE_DRIVER;
    if (asked) expect(driver().name).toBe(asked);
    expect(["better-sqlite3", "node"]).toContain(driver().name);
  });
});
