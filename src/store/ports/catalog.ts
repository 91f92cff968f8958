import type { ImportedSource } from "../../engine/catalog/import/import-reading.ts";
import type { CatalogData } from "../../engine/catalog/types.ts";

/** An imported source as the pages and commands show it. */
export interface CatalogSourceRecord {
  /** "onet" or "esco". */
  id: string;
  title: string;
  version: string;
  /** What the source's licence asks to be shown. */
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
  /** Moves whenever the catalogue that `load` gives changes, by whichever process; cheap to ask. */
  stamp(): Promise<string>;
  /** The union of the built-in catalogue and all sources. It takes a moment: keep it while the stamp is the same. */
  load(): Promise<CatalogData & { stamp: string }>;
  /** Puts what was read in the place of what the same sources brought before: all of it, or nothing. */
  replace(brought: readonly ImportedSource[], importedAt: string, onRow?: () => void): Promise<void>;
  /** False where nothing of this source is stored. */
  remove(sourceId: string): Promise<boolean>;
  /** Imported occupations by words of their titles, best first; empty while only the built-in ones are known. */
  findTitles(query: string, limit: number): Promise<TitleMatch[]>;
}
