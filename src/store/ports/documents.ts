import type { Page, PageRequest } from "./page.ts";

/** The fields of every stored document; each feature adds its own. */
export interface StoredDocument {
  id: string;
  userId: string;
}

export type DocumentKind = "fit_brief" | "report" | "artifact" | "job" | "checkpoint";

/** A document as it is stored. */
export interface RawDocument {
  id: string;
  kind: DocumentKind;
  json: string;
}

/** Documents of one kind: written whole, found by id, listed newest first, filtered by top-level text fields. */
export interface DocumentRepository<Document extends StoredDocument> {
  /** `has` is the path of a field that must hold something, such as `application.nextDue`. */
  list(
    page: PageRequest & { where?: Record<string, string | undefined>; has?: string },
  ): Promise<Page<Document>>;
  get(id: string): Promise<Document | undefined>;
  put(document: Document): Promise<void>;
  /** Stores what was stored before, whatever it cites may be gone by now. */
  restore(document: Document): Promise<void>;
  /** False if there is none. */
  remove(id: string): Promise<boolean>;
  /** Those of the ids that exist. */
  existing(ids: readonly string[]): Promise<string[]>;
  /** The documents in whose text an id stands, the one that has this id left out. */
  naming(id: string): Promise<Document[]>;
}
