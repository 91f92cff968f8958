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

/** A file with invalid syntax, or without a clear position for the entry. `line` counts from 1. */
export class BrokenFile extends Error {
  readonly line: number;

  constructor(message: string, line: number) {
    super(message);
    this.line = line;
  }
}

/** The line of a position in a text, from 1. */
export function lineAt(text: string, offset: number): number {
  return text.slice(0, offset).split("\n").length;
}

/** A text's line ends. */
export function endOfLine(text: string): "\r\n" | "\n" {
  return text.includes("\r\n") ? "\r\n" : "\n";
}
