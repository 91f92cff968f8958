import type { Page, PageRequest } from "./page.ts";

/** The fields of every stored document. Features add their own. */
export interface StoredDocument {
  id: string;
  userId: string;
}

export type DocumentKind = "fit_brief" | "report" | "artifact" | "job" | "checkpoint";

/** A date that documents are listed by, as the path of its field. */
export type DateField = "application.nextDue" | "metadata.opportunity.closingDate";

/** The earliest and the latest date, as texts that sort. */
interface DateRange {
  from?: string | undefined;
  until?: string | undefined;
}

/** A document as it is stored. */
export interface RawDocument {
  id: string;
  kind: DocumentKind;
  json: string;
}

/**
 * Documents of one kind. They are written whole, found by id, listed newest first and filtered by top-level text
 * fields.
 */
export interface DocumentRepository<Document extends StoredDocument> {
  list(page: PageRequest & { where?: Record<string, string | undefined> }): Promise<Page<Document>>;
  /** The documents that have this date, the earliest first, those of the same date by id. */
  dated(field: DateField, page: PageRequest & DateRange): Promise<Page<Document>>;
  /** The documents whose stored text is wanted, newest first, and how many there are in all. */
  holding(isWanted: (json: string) => boolean): Promise<{ found: Document[]; all: number }>;
  get(id: string): Promise<Document | undefined>;
  put(document: Document): Promise<void>;
  /** Restores an earlier document without checking its citations: they may be gone. */
  restore(document: Document): Promise<void>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** The ids that exist. */
  existing(ids: readonly string[]): Promise<string[]>;
  /** The documents whose text contains an id, except the document with that id. */
  naming(id: string): Promise<Document[]>;
}
