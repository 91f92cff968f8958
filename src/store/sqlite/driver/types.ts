export type DriverName = "better-sqlite3" | "node";

/** A driver opens databases. Its interface is the part of better-sqlite3 that this program uses. */
export interface Driver {
  name: DriverName;
  open: (file: string, options?: OpenOptions) => Database;
  /** An in-memory copy of a database's current content. */
  copy: (database: Database) => Database;
}

export interface OpenOptions {
  readonly?: boolean;
  fileMustExist?: boolean;
  /** How long to wait for a lock, in milliseconds; 5000 by default. */
  timeout?: number;
}

export interface Database {
  /** The path that was opened. */
  readonly name: string;
  readonly memory: boolean;
  readonly inTransaction: boolean;
  prepare<Params extends unknown[] | object = unknown[], Row = unknown>(
    sql: string,
  ): Params extends unknown[] ? Statement<Params, Row> : Statement<[Params], Row>;
  exec(sql: string): Database;
  /** A pragma's rows, or with `simple` its first value. */
  pragma(text: string, options?: { simple?: boolean }): unknown;
  function(
    name: string,
    options: { deterministic: boolean },
    run: (...values: unknown[]) => unknown,
  ): Database;
  transaction<Args extends unknown[], Result>(work: (...args: Args) => Result): Transaction<Args, Result>;
  backup(to: string, options?: BackupOptions): Promise<BackupProgress>;
  close(): Database;
}

export interface Statement<Params extends unknown[], Row> {
  run(...params: Params): RunResult;
  get(...params: Params): Row | undefined;
  all(...params: Params): Row[];
  iterate(...params: Params): IterableIterator<Row>;
  /** From now on, returns only the first column. */
  pluck(): Statement<Params, Row>;
  /** From now on, returns arrays of values. */
  raw(): Statement<Params, Row>;
}

export interface RunResult {
  changes: number;
  lastInsertRowid: number | bigint;
}

/** Runs its work in a transaction, or in a savepoint if one is open. Rolls back if it throws. */
export interface Transaction<Args extends unknown[], Result> {
  (...args: Args): Result;
  /** The same, taking the write lock first. */
  immediate: (...args: Args) => Result;
}

export interface BackupProgress {
  totalPages: number;
  remainingPages: number;
}

export interface BackupOptions {
  /** Returns how many pages to copy before other work gets a turn. */
  progress?: (progress: BackupProgress) => number;
}
