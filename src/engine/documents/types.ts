import type { Mail } from "../mail/types.ts";

/** File formats for resumes, besides JSON Resume, plain text and Markdown. */
export const fileFormats = ["pdf", "docx", "odt", "html", "europass", "linkedin_zip"] as const;
export type FileFormat = (typeof fileFormats)[number];

/** File formats for tables. "table" means whichever of them the bytes are. */
export const tableFormats = ["table", "csv", "xlsx", "json"] as const;
export type TableFormat = (typeof tableFormats)[number];

/** A table as rows, as in a spreadsheet. Each cell is text, a date is ISO text, and an empty cell is "". */
export interface Table {
  rows: string[][];
  /** True if the rows are entries of a list below a row with their field names. */
  isList?: true;
  /** The names of all sheets in a workbook, and of the one that the rows come from. */
  sheets?: string[];
  sheet?: string;
}

/** A file in an operation's input. */
export interface SentFile {
  content: string;
  encoding: "base64" | "text";
  /** The caller's declared format. With one of `tableFormats` the file is read as a table. */
  format?: string | undefined;
}

/** The position of a document's value in the extracted text. */
export interface PlacedValue {
  path: string;
  span: readonly [number, number];
}

/** An application in a person's export. */
export interface ListedApplication {
  title: string;
  company?: string;
  url?: string;
  /** An ISO date. */
  appliedOn?: string;
}

/** The content of a file. */
export interface FileContent {
  /** "text" for a table or a mail, which are not resumes. */
  format: FileFormat | "text";
  /** The extracted text that all spans point into. */
  text: string;
  /** Where the text of each page starts, for a PDF. */
  pages?: number[];
  /** A JSON Resume, if the format itself has fields. Otherwise the text still has to be read. */
  document?: Record<string, unknown>;
  placed?: PlacedValue[];
  applications?: ListedApplication[];
  /** Profile fields that the file could fill. The person decides. */
  proposals?: Record<string, unknown>;
  /** The rows, if it was read as a table. The text is then empty. */
  table?: Table;
  /** A mail's data besides its text. */
  mail?: Mail;
  warnings: string[];
}

/** A refused file. The message says the cause and what would be right, and repeats nothing from the file. */
export class UnreadableFile extends Error {}
