/** Why the database did not do its work. */
export const databaseCauses = [
  "conflict",
  "timeout",
  "disk_full",
  "read_only",
  "unreachable",
  "certificate",
  "refused",
  "schema",
] as const;
export type DatabaseCause = (typeof databaseCauses)[number];

/** Follows what this process does at a database server. */
export interface DatabaseObserver {
  /** A statement was answered, after so many seconds. */
  statement: (seconds: number) => void;
  /** A transaction begins again after a conflict with another. */
  retry: () => void;
  /** A transaction or statement failed. Its caller gets status 503. */
  failed: (cause: DatabaseCause) => void;
}

/** The connections of this process to a database server. */
export interface DatabaseUse {
  /** The most connections. */
  most: number;
  /** How many are in use. */
  inUse: () => number;
  /** How many transactions and statements wait for one. */
  waiting: () => number;
  observe: (observer: DatabaseObserver) => void;
}
