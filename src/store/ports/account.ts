import type { CopiedTableName } from "../common/copy/tables.ts";
import type { FoundThing } from "./changes.ts";
import type { CopiedRow } from "./copy.ts";
import type { RawDocument, StoredDocument } from "./documents.ts";
import type { Records } from "./records.ts";

/** The rows of an account to store, by table; ids are kept. API keys and links are none of them. */
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
   * Every row of the user by table, with the store's field names and without secrets. Rows may be read only when they
   * are asked for: take them within the transaction, one table after the other.
   */
  records(): Promise<Record<string, IterableIterator<Record<string, unknown>>>>;
  /** Stores rows as they are, for a user who has none. Throws a conflict where an id is taken. */
  restore(rows: AccountRows): Promise<void>;
  /** Deletes the user's career, and what was made of it. The user, their keys, webhooks and access log stay. */
  clear(): Promise<void>;
  /** What repeats texts of the user elsewhere, and holds one that `matches`: stored replies, events for subscribers. */
  copies(matches: (text: string) => boolean): Promise<FoundThing[]>;
  /** Deletes such copies, and rewrites the file after the commit. */
  forgetCopies(copies: readonly FoundThing[]): Promise<void>;
  /** All rows of theirs that are copied to another place, page by page: to be counted, for they hold what the user wrote. */
  pages(): AsyncGenerator<OwnPage>;
  /** Their documents as they are stored, by kind, the newest first, page by page. */
  rawDocuments(): AsyncGenerator<RawDocument[]>;
  /** The same of every table with rows of theirs, those that are not copied included. */
  texts(): AsyncGenerator<OwnPage>;
  /** Deletes the user with all their rows. Returns the number of deleted rows by table. */
  erase(): Promise<Record<string, number>>;
}
