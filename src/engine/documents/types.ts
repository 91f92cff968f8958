import type { Mail } from "../mail/types.ts";

/** The formats of files that a resume may come in, beside JSON Resume, plain text and Markdown. */
export const fileFormats = ["pdf", "docx", "odt", "html", "europass", "linkedin_zip"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** The formats of files that hold a table; "table" stands for whichever of them the bytes show. */
export const tableFormats = ["table", "csv", "xlsx", "json"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A table by rows, as a spreadsheet shows it: each cell a text, a date as ISO text, "" where there is nothing. */
export interface Table {
  rows: string[][];
  /** The names of all sheets of a workbook, and of the one that the rows are from. */
  sheets?: string[];
  sheet?: string;
}

/** A file as an input carries it. */
export interface SentFile {
  content: string;
  encoding: "base64" | "text";
  /** What the caller says it is; with one of `tableFormats` it is read as a table. */
  format?: string | undefined;
}

/** Where a value of a document stands in the text that was extracted with it. */
export interface PlacedValue {
  path: string;
  span: readonly [number, number];
}

/** An opening that the person applied to, as an export of theirs lists it. */
export interface ListedApplication {
  title: string;
  company?: string;
  url?: string;
  /** An ISO date. */
  appliedOn?: string;
}

/** What a file says. */
export interface FileContent {
  /** "text" for a table or a mail, which are no resume. */
  format: FileFormat | "text";
  /** The extracted text, into which all spans point. */
  text: string;
  /** Where the text of each page begins, for a PDF. */
  pages?: number[];
  /** A JSON Resume, where the format itself says what is what; else the text is still to be read. */
  document?: Record<string, unknown>;
  placed?: PlacedValue[];
  applications?: ListedApplication[];
  /** Fields of the profile that the file would fill, for the person to decide. */
  proposals?: Record<string, unknown>;
  /** What it holds where it was read as a table; its text is then empty. */
  table?: Table;
  /** What a mail says beside its text. */
  mail?: Mail;
  warnings: string[];
}

/** A file that is refused; the message names the cause and what would be right, and repeats nothing of the file. */
export class UnreadableFile extends Error {}
