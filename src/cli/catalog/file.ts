import type { Readable } from "node:stream";

/**
 * A file to import from a folder or an archive. `path` has forward slashes, is shown, and may contain the
 * release.
 */
export interface CatalogFile {
  path: string;
  bytes: number;
  open: () => Promise<Readable>;
}

export interface CatalogFiles {
  /** The name of the folder or archive, which often contains the release. */
  origin: string;
  files: CatalogFile[];
  /** Files that could not be read, and why. */
  skipped: { file: string; reason: string }[];
  close: () => void;
}

/** A folder with more files is not a catalog download. It may be a home folder, passed by mistake. */
export const MAX_FILES = 20_000;
