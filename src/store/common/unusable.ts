// No imports: this must work if nothing else loads.

/** Why this program cannot use an intact database file. */
export interface ForeignFile {
  /** The predicate of a sentence whose subject is the file. */
  says: string;
  /** A fix other than choosing another file, if there is one. */
  remedy?: string;
}

/** Thrown when the data folder or database cannot be used. The message states the cause and the fix. */
export class UnusableDatabase extends Error {
  /**
   * Set if the database is intact but was made by another program or a newer version, or was changed by another
   * program.
   */
  readonly foreign: ForeignFile | undefined;

  constructor(message: string, foreign?: ForeignFile) {
    super(message);
    this.foreign = foreign;
  }
}
