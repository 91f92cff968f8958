import type { CopiedTableName } from "../common/copy/tables.ts";

/** A row to copy, with its fields sorted by name. JSON columns are the stored text. */
export type CopiedRow = Record<string, string | number | boolean | null>;

/** One consistent state of a database, for copying. */
export interface RowReader {
  /** How many users there are. */
  countUsers(): Promise<number>;
  /** All user ids, in byte order. */
  users(): AsyncGenerator<string>;
  hasUser(userId: string): Promise<boolean>;
  /** An owner's rows of a table, page by page in key order. The owner may be no user. */
  pages(table: CopiedTableName, owner: string): AsyncGenerator<CopiedRow[]>;
}

/** A transaction on the copy's target. */
export interface RowWriter extends Pick<RowReader, "pages"> {
  /** Stores rows unchanged. Throws CopyRefused if the database cannot hold one. */
  insert(table: CopiedTableName, owner: string, rows: readonly CopiedRow[]): Promise<void>;
}

/** What to copy: one user, or everything. */
export interface CopyScope {
  userId?: string | undefined;
  /** Copy even if other processes use the target. */
  force?: boolean | undefined;
}
