/** Edits a client's configuration as text: finds, adds and removes one entry without changing any other byte. */
export interface EntryFile {
  /** The entry's value; undefined where there is none. Throws BrokenFile. */
  entry: (text: string, path: readonly string[]) => unknown;
  /** The text with the entry; the one before is replaced. Throws BrokenFile. */
  withEntry: (text: string, path: readonly string[], value: EntryValue) => string;
  /** The text without the entry. Throws BrokenFile. */
  withoutEntry: (text: string, path: readonly string[]) => string;
}

/** What an entry holds: texts, lists of texts and true or false. */
export type EntryValue = Readonly<
  Record<string, string | boolean | readonly string[] | Record<string, never>>
>;
