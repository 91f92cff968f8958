export type DriverName = "better-sqlite3" | "node";

/** What opens databases: a library, with what this program uses of better-sqlite3's interface. */
export interface Driver {
  name: DriverName;
  open: (file: string, options?: OpenOptions) => Database;
  /** A copy in memory of all that a database contains now. */
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
  /** The rows of a pragma, or with `simple` the first value. */
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
  /** Gives the first column alone from now on. */
  pluck(): Statement<Params, Row>;
  /** Gives arrays of values from now on. */
  raw(): Statement<Params, Row>;
}

export interface RunResult {
  changes: number;
  lastInsertRowid: number | bigint;
}

/** Runs its work in a transaction, or in a savepoint of one that is open; rolls back where it throws. */
export interface Transaction<Args extends unknown[], Result> {
  (...args: Args): Result;
  /** The same with the lock for writing from the beginning. */
  immediate: (...args: Args) => Result;
}

export interface BackupProgress {
  totalPages: number;
  remainingPages: number;
}

export interface BackupOptions {
  /** Says how many pages to copy before other work gets its turn. */
  progress?: (progress: BackupProgress) => number;
}
