import type { CopiedTableName } from "../common/copy/tables.ts";
import type { FoundThing } from "./changes.ts";
import type { CopiedRow } from "./copy.ts";
import type { RawDocument, StoredDocument } from "./documents.ts";
import type { Records } from "./records.ts";

/** The rows of an account to store, by table. Ids are preserved. API keys and links are not included. */
export interface AccountRows
  extends Omit<Records["exported"], "apiKeys" | "subjectLinks" | "claims" | "documents" | "webhooks"> {
  claims: Records["claim"][];
  documents: { id: string; kind: Records["exported"]["documents"][number]["kind"]; body: StoredDocument }[];
  webhooks: (Records["exported"]["webhooks"][number] & { secret: string })[];
}

/** Rows of one table. */
interface OwnPage {
  table: CopiedTableName;
  rows: readonly CopiedRow[];
}

export interface AccountRepository {
  /**
   * All rows of the user by table, with the store's field names and without secrets. Rows are read lazily: consume them
   * inside the transaction, one table after the other.
   */
  records(): Promise<Record<string, IterableIterator<Record<string, unknown>>>>;
  /** Stores rows unchanged, for a user without data. Throws a conflict if an id is taken. */
  restore(rows: AccountRows): Promise<void>;
  /** Deletes the user's career and everything computed from it. The user, keys, webhooks and access log remain. */
  clear(): Promise<void>;
  /** Copies of the user's texts that match: stored replies and events for subscribers. */
  copies(matches: (text: string) => boolean): Promise<FoundThing[]>;
  /** Deletes such copies. The file is rewritten after the commit. */
  forgetCopies(copies: readonly FoundThing[]): Promise<void>;
  /**
   * All rows of the user that a copy contains, page by page. They hold the user's texts: use them for counting only.
   */
  pages(): AsyncGenerator<OwnPage>;
  /** The user's documents as stored, by kind, newest first, page by page. */
  rawDocuments(): AsyncGenerator<RawDocument[]>;
  /** Like `pages`, but for every table of the user, also those that a copy skips. */
  texts(): AsyncGenerator<OwnPage>;
  /** Deletes the user and all their rows. Returns the number of deleted rows by table. */
  erase(): Promise<Record<string, number>>;
}
