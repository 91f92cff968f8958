import type { ImportedSource } from "../../engine/catalog/import/import-reading.ts";
import type { CatalogData } from "../../engine/catalog/types.ts";

/** An imported source, as shown by pages and commands. */
export interface CatalogSourceRecord {
  /** "onet" or "esco". */
  id: string;
  title: string;
  version: string;
  /** The attribution that the source's licence requires. */
  attribution: string;
  importedAt: string;
  occupations: number;
  skills: number;
}

/** An occupation whose titles contain words of a query. Higher scores match better. */
export interface TitleMatch {
  code: string;
  title: string;
  score: number;
}

/** Occupations and skills, shared by all users. */
export interface CatalogStore {
  sources(): Promise<CatalogSourceRecord[]>;
  /** A stamp that changes when any process changes the catalog. Cheap to call. */
  stamp(): Promise<string>;
  /** The built-in catalog with all imported sources. Slow: cache the result until the stamp changes. */
  load(): Promise<CatalogData & { stamp: string }>;
  /** Replaces earlier imports of the same sources, in one transaction. */
  replace(imported: readonly ImportedSource[], importedAt: string, onRow?: () => void): Promise<void>;
  /** False if this source is not stored. */
  remove(sourceId: string): Promise<boolean>;
  /** Imported occupations whose titles contain words of the query, best first. */
  findTitles(query: string, limit: number): Promise<TitleMatch[]>;
}
