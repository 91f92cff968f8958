import type { CopiedTableName } from "../common/copy/tables.ts";

/** A row as it is copied, its fields in the order of their names; JSON is the text it is stored as. */
export type CopiedRow = Record<string, string | number | boolean | null>;

/** One state of a database, read for copying. */
export interface RowReader {
  /** How many users there are. */
  countUsers(): Promise<number>;
  /** Their ids, in the order of their bytes. */
  users(): AsyncGenerator<string>;
  hasUser(userId: string): Promise<boolean>;
  /** The rows of a table that are a user's, or nobody's, page by page in the order of their keys. */
  pages(table: CopiedTableName, owner: string): AsyncGenerator<CopiedRow[]>;
}

/** A transaction on the database that is copied to. */
export interface RowWriter extends Pick<RowReader, "pages"> {
  /** Stores rows as they are. Throws CopyRefused where the database cannot hold one. */
  insert(table: CopiedTableName, owner: string, rows: readonly CopiedRow[]): Promise<void>;
}

/** What is to be copied: one person, or all that there is. */
export interface CopyScope {
  userId?: string | undefined;
  /** Other processes may be at work on the target. */
  force?: boolean | undefined;
}
