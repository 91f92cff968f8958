import { randomUUID } from "node:crypto";
import { existsSync } from "node:fs";
import type { BackupOptions, BackupProgress, Database, OpenOptions } from "../types.ts";
import { bound, withoutNul } from "./bound.ts";
import { sqliteError, toSqliteError } from "./errors.ts";
import type { NativeDatabase, UsableModule } from "./native.ts";
import { statementOf } from "./statement.ts";
import { transactionOf } from "./transaction.ts";

const TIMEOUT_MS = 5000;
const PAGES_PER_STEP = 100;
/** What better-sqlite3 takes, in KiB. */
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

/** A copy in memory. It is rewritten: what was deleted, and the log, are not in it. */
export function copyNode(module: UsableModule, database: Database): Database {
  // A database in memory that has a name, by which another connection of this process reaches it.
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
    // Of a target that is locked Node says that there is no error; better-sqlite3 that there are no pages.
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
