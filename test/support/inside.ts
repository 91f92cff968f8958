import { readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { onTestFinished } from "vitest";
import { copyInMemory, openDatabase } from "../../src/store/sqlite/driver/driver.ts";
import type { Database } from "../../src/store/sqlite/driver/types.ts";
import { administratorAt } from "./postgres/administrator-at.ts";
import { APP_ROLE } from "./postgres/prepare.ts";

/** The database under a program, to look past its store: on PostgreSQL as the administrator, whom no policy binds. */
export interface Inside {
  /** A copy of all that is stored, for another database to begin with. */
  image: () => Promise<Image>;
  /** The rows of a statement that both engines take; a yes or no is 1 or 0 on SQLite. */
  rows: <Row extends object>(sql: string) => Promise<Row[]>;
  /** Runs a statement that changes rows. */
  change: (sql: string) => Promise<void>;
  /** Every row of every table, by table: the ledger left out, the index of words and the outbox included. */
  tables: () => Promise<Tables>;
  /** Of how many memories the index of words has something. */
  indexedMemories: () => Promise<number>;
  /** All that is stored: the bytes of the folder, of data in a place, or the text of every row. */
  everything: () => Promise<string>;
  /** Lets no program write to data in a place, until what it gives is called. */
  holdWrites: () => Promise<() => Promise<void>>;
}

/** A database of SQLite in memory, or the rows of each table as JSON. */
export type Image = Database | ReadonlyMap<string, string>;

export type Tables = Record<string, unknown[]>;

/** Written beside the user's data by every call: who asked, and how often. */
const ledger = ["access_log", "rate_windows"];

export function insideSqlite(sqlite: Database): Inside {
  const rows = async <Row extends object>(sql: string) => sqlite.prepare<[], Row>(sql).all();
  const folder = dirname(sqlite.name);
  const names =
    "select name from sqlite_master where type = 'table' and sql is not null and name not like 'sqlite_%'";
  return {
    image: async () => copyInMemory(sqlite),
    rows,
    change: async (sql) => void sqlite.exec(sql),
    tables: () => tablesOf(rows, names, ledger),
    indexedMemories: async () => (await rows("select rowid from memory_search")).length,
    everything: async () => {
      if (sqlite.memory) throw new Error("Data in memory have no bytes; start the program on a place.");
      return readdirSync(folder)
        .map((name) => readFileSync(join(folder, name), "latin1"))
        .join("\n");
    },
    holdWrites: async () => {
      const holder = openDatabase(sqlite.name);
      onTestFinished(() => void holder.close());
      holder.exec("begin immediate");
      return async () => void holder.exec("rollback");
    },
  };
}

export function insidePostgres(url: string): Inside {
  const rows = async <Row extends object>(sql: string): Promise<Row[]> => [
    ...(await administratorAt(url).unsafe<Row[]>(sql)),
  ];
  const names = "select tablename as name from pg_tables where schemaname = 'public'";
  const may = async (verb: "grant" | "revoke") => {
    const role = verb === "grant" ? `to ${APP_ROLE}` : `from ${APP_ROLE}`;
    await rows(`${verb} insert, update, delete on all tables in schema public ${role}`);
  };
  return {
    image: () => imageOf(rows, names),
    rows,
    change: async (sql) => void (await rows(sql)),
    tables: () => tablesOf(rows, names, ledger),
    indexedMemories: async () => (await rows("select distinct user_id, position from memory_words")).length,
    everything: async () => JSON.stringify(await tablesOf(rows, names, [])),
    holdWrites: async () => {
      await may("revoke");
      return () => may("grant");
    },
  };
}

/** The rows of each table that has any. */
async function imageOf(rows: Inside["rows"], names: string): Promise<Image> {
  const image = new Map<string, string>();
  for (const { name } of await rows<{ name: string }>(names)) {
    const [found] = await rows<{ all: string | null }>(`select json_agg(t)::text as all from "${name}" t`);
    if (found?.all && name !== "career_context_schema") image.set(name, found.all);
  }
  return image;
}

async function tablesOf(rows: Inside["rows"], names: string, without: readonly string[]): Promise<Tables> {
  const found = (await rows<{ name: string }>(names)).map(({ name }) => name).sort();
  const tables: Tables = {};
  for (const name of found.filter((each) => !without.includes(each)))
    tables[name] = (await rows<object>(`select * from "${name}"`)).map(comparable).sort(byText);
  return tables;
}

/** When a key was last used is written some time after the call. */
function comparable(row: object): object {
  return "last_used_at" in row ? { ...row, last_used_at: null } : row;
}

/** PostgreSQL gives rows in no order of its own. */
function byText(left: object, right: object): number {
  return JSON.stringify(left) < JSON.stringify(right) ? -1 : 1;
}

/** The tables whose rows differ. */
export function changedTables(before: Tables, after: Tables): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].filter((name) => JSON.stringify(before[name]) !== JSON.stringify(after[name])).sort();
}
