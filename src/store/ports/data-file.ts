/** What concerns the one file that an engine keeps all data in. */
export interface DataFile {
  /** Lets another thread of this process write: runs work that ends when it has, while no write of this store begins. */
  hold(work: () => Promise<void>): Promise<void>;
  /** Copies the database into `file` while it is in use; the copy needs no file beside it. */
  backup(file: string): Promise<void>;
  /** Rewrites the database if rows were deleted since the last time, so that the file keeps no trace of them. */
  vacuumIfNeeded(): Promise<void>;
  /** The problems that the engine's integrity check found; empty if there are none. */
  integrityProblems(): Promise<string[]>;
}
