// Has no imports: it must work where nothing else loads.

/** What a sound file is that this program cannot work with. */
export interface ForeignFile {
  /** The predicate of a sentence about the file. */
  says: string;
  /** What helps, beside taking another file; none where nothing does. */
  remedy?: string;
}

/** Thrown for a data folder or database that the program cannot use. The message says why, and what would help. */
export class UnusableDatabase extends Error {
  /** Set for a sound database of another program, of a newer one, or changed by one. */
  readonly foreign: ForeignFile | undefined;

  constructor(message: string, foreign?: ForeignFile) {
    super(message);
    this.foreign = foreign;
  }
}
