/** Edits a client's configuration as text: finds, adds and removes one entry without changing any other byte. */
export interface EntryFile {
  /** The entry's value, or undefined. Throws BrokenFile. */
  entry: (text: string, path: readonly string[]) => unknown;
  /** The text with the entry, replacing an older one. Throws BrokenFile. */
  withEntry: (text: string, path: readonly string[], value: EntryValue) => string;
  /** The text without the entry. Throws BrokenFile. */
  withoutEntry: (text: string, path: readonly string[]) => string;
}

/** An entry's content: strings, lists of strings and booleans. */
export type EntryValue = Readonly<
  Record<string, string | boolean | readonly string[] | Record<string, never>>
>;
