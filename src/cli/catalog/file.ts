import type { Readable } from "node:stream";

/** One file to import, wherever it lies; `path` has forward slashes and is for people and for the release's name. */
export interface CatalogFile {
  path: string;
  bytes: number;
  open: () => Promise<Readable>;
}

export interface CatalogFiles {
  /** The name of the folder or archive, which often tells the release. */
  origin: string;
  files: CatalogFile[];
  /** What could not be taken, and why. */
  skipped: { file: string; reason: string }[];
  close: () => void;
}

/** More files than this are not a download of a catalogue but somebody's home folder. */
export const MAX_FILES = 20_000;
