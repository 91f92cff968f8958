import type { TermStatistics } from "../../engine/retrieval/passages.ts";
import type { SearchTerm } from "../../engine/retrieval/question/question.ts";
import type { Page, PageRequest } from "./page.ts";
import type { Records } from "./records.ts";

/** The fields of every stored document. Features add their own. */
export interface StoredDocument {
  id: string;
  userId: string;
}

export type DocumentKind = "fit_brief" | "report" | "artifact" | "job" | "checkpoint";

/** A date that documents are listed by, as the path of its field. */
type DateField = "application.nextDue" | "metadata.opportunity.closingDate";

/** The earliest and the latest date, as texts that sort. */
interface DateRange {
  from?: string | undefined;
  until?: string | undefined;
}

/** How many documents have a stage and a status. An opening without events has no stage. */
export interface StageCount {
  stage: string | null;
  status: string;
  count: number;
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
  /** How many documents of a type have each stage and status. */
  countedByStage(type: string): Promise<StageCount[]>;
  /** The documents of a type that have a stage, by stage. */
  withStage(type: string, page: PageRequest): Promise<Page<Document>>;
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

/** The documents that a full-text index holds, by kind. Checkpoints are not searched. */
export interface SearchedDocuments {
  job: Records["job"];
  fit_brief: Records["fitBrief"];
  report: Records["report"];
  artifact: Records["artifact"];
}

export type SearchedKind = keyof SearchedDocuments;

/** A found document. */
export interface FoundDocument {
  kind: SearchedKind;
  id: string;
  json: string;
}

interface DocumentQuery {
  /** Each term matches by its stem or a synonym's. A document matches if it contains any term. */
  terms: SearchTerm[];
  /** The kinds to search. */
  kinds: readonly SearchedKind[];
  limit: number;
}

interface DocumentHits extends TermStatistics {
  found: FoundDocument[];
}

/** The full-text index of documents of all kinds. The repositories of documents keep it up to date. */
export interface DocumentSearch {
  search(query: DocumentQuery): Promise<DocumentHits>;
}
