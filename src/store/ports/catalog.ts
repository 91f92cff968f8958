import type { ImportedSource } from "../../engine/catalog/import/import-reading.ts";
import type { CatalogData } from "../../engine/catalog/types.ts";

/** An imported source as the pages and commands show it. */
export interface CatalogSourceRecord {
  /** "onet" or "esco". */
  id: string;
  title: string;
  version: string;
  /** The notice that the source's licence requires. */
  attribution: string;
  importedAt: string;
  occupations: number;
  skills: number;
}

/** An occupation whose titles have words of a query; a higher score is a better match. */
export interface TitleMatch {
  code: string;
  title: string;
  score: number;
}

/** The occupations and skills of everybody; not bound to a user. */
export interface CatalogStore {
  sources(): Promise<CatalogSourceRecord[]>;
  /** Changes when any process changes the catalog that `load` returns. Cheap to call. */
  stamp(): Promise<string>;
  /** The union of the built-in catalog and all imported sources. Slow: keep the result while the stamp is the same. */
  load(): Promise<CatalogData & { stamp: string }>;
  /** Replaces what was imported from the same sources before, in one transaction. */
  replace(imported: readonly ImportedSource[], importedAt: string, onRow?: () => void): Promise<void>;
  /** False if nothing of this source is stored. */
  remove(sourceId: string): Promise<boolean>;
  /** Imported occupations whose titles have words of the query, best first; empty if nothing was imported. */
  findTitles(query: string, limit: number): Promise<TitleMatch[]>;
}
