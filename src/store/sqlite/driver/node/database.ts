import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { BackupOptions, BackupProgress, Database, OpenOptions, Transaction } from "../types.ts";
import { sqliteError, toSqliteError } from "./errors.ts";
import type { NativeDatabase, UsableModule } from "./native.ts";
import { statementOf } from "./statement.ts";

const TIMEOUT_MS = 5000;
const PAGES_PER_STEP = 100;
/** The cache size of better-sqlite3, in KiB. */
const CACHE_KIB = 16_000;

/** Opens a database of Node's SQLite with the interface of better-sqlite3. */
export function openNode(module: UsableModule, file: string, options: OpenOptions = {}): Database {
  const { readonly: readOnly = false, fileMustExist = false, timeout = TIMEOUT_MS } = options;
  if (fileMustExist && !existsSync(file))
    throw sqliteError("unable to open database file", "SQLITE_CANTOPEN");
  return databaseOf(
    module,
    file,
    translated(() => new module.DatabaseSync(file, { readOnly, timeout, defensive: true })),
  );
}

/** An in-memory copy. It is rewritten, so it contains no deleted data and no log. */
export function copyNode(module: UsableModule, database: Database): Database {
  // A named in-memory database, which another connection of this process can open.
  const place = `file:/${randomUUID()}?vfs=memdb`;
  const copy = translated(() => new module.DatabaseSync(place, { timeout: TIMEOUT_MS, defensive: true }));
  try {
    database.exec(`vacuum into '${place}'`);
    return databaseOf(module, ":memory:", copy);
  } catch (error) {
    copy.close();
    throw error;
  }
}

function databaseOf({ backup, cutsAtNul }: UsableModule, name: string, native: NativeDatabase): Database {
  const bind = cutsAtNul ? withoutNul : bound;
  const database: Database = {
    name,
    memory: name === ":memory:" || name === "",
    get inTransaction() {
      return native.isOpen && native.isTransaction;
    },
    prepare: (sql: string) =>
      Object(
        statementOf(
          translated(() => native.prepare(sql)),
          sql,
          bind,
        ),
      ),
    exec: (sql) => {
      translated(() => native.exec(sql));
      return database;
    },
    pragma: (text, { simple = false } = {}) => {
      const rows = database.prepare<[], object>(`pragma ${text}`).all();
      return simple ? Object.values(rows[0] ?? {})[0] : rows;
    },
    function: (functionName, options, run) => {
      native.function(functionName, options, run);
      return database;
    },
    transaction: (work) => transactionOf(database, work),
    backup: (to, options) => copyPages(database, (...rest) => backup(native, to, ...rest), options),
    close: () => {
      if (native.isOpen) native.close();
      return database;
    },
  };
  translated(() => native.exec(`pragma cache_size = -${CACHE_KIB}`));
  return database;
}

type Copy = (options: { rate: number; progress: (progress: BackupProgress) => void }) => Promise<number>;

async function copyPages(
  database: Database,
  copy: Copy,
  { progress }: BackupOptions = {},
): Promise<BackupProgress> {
  const pages = Number(database.pragma("page_count", { simple: true }));
  const rate = progress?.({ totalPages: pages, remainingPages: pages }) ?? PAGES_PER_STEP;
  try {
    const totalPages = await copy({ rate, progress: (reached) => void progress?.(reached) });
    return { totalPages, remainingPages: 0 };
  } catch (error) {
    // For a locked target, Node reports no error, and better-sqlite3 reports no pages.
    if (error instanceof Error && "errcode" in error && error.errcode === 0)
      return { totalPages: 0, remainingPages: 0 };
    throw toSqliteError(error);
  }
}

function translated<Value>(work: () => Value): Value {
  try {
    return work();
  } catch (error) {
    throw toSqliteError(error);
  }
}

/**
 * The values for a statement, in the forms that better-sqlite3 accepts: one list or several values, with undefined as
 * null.
 */
function bound(params: readonly unknown[]): unknown[] {
  return params.flat().map((value) => (isNamed(value) ? inEach(value, taken) : taken(value)));
}

/** Replaces U+0000 with U+FFFD, as with PostgreSQL: text after U+0000 could not be read back. */
function withoutNul(params: readonly unknown[]): unknown[] {
  return bound(params).map((value) => (isNamed(value) ? inEach(value, replaced) : replaced(value)));
}

function isNamed(value: unknown): value is object {
  return Object.prototype.toString.call(value) === "[object Object]";
}

function inEach(named: object, change: (value: unknown) => unknown): object {
  return Object.fromEntries(Object.entries(named).map(([name, value]) => [name, change(value)]));
}

/** Throws TypeError for values that SQLite cannot store. Node would take any first object as named parameters. */
function taken(value: unknown): unknown {
  if (value === undefined) return null;
  if (typeof value === "object" && value !== null && !ArrayBuffer.isView(value))
    throw new TypeError("SQLite can only bind numbers, strings, bigints, buffers, and null");
  return value;
}

function replaced(value: unknown): unknown {
  return typeof value === "string" && value.includes("\0") ? value.replaceAll("\0", "\uFFFD") : value;
}

/** Wraps a function in a transaction, as better-sqlite3 does. */
function transactionOf<Args extends unknown[], Result>(
  database: Database,
  work: (...args: Args) => Result,
): Transaction<Args, Result> {
  const beginning =
    (begin: string) =>
    (...args: Args) => {
      const [first, end, undo] = database.inTransaction
        ? ["savepoint nested", "release nested", "rollback to nested; release nested"]
        : [begin, "commit", "rollback"];
      database.exec(first);
      try {
        const result = work(...args);
        database.exec(end);
        return result;
      } catch (error) {
        // SQLite rolls back on its own after some failures.
        if (database.inTransaction) database.exec(undo);
        throw error;
      }
    };
  return Object.assign(beginning("begin"), { immediate: beginning("begin immediate") });
}
