import type { Section } from "./types.ts";

export const printFormats = ["pdf", "docx", "html", "md", "txt", "json_resume"] as const;
export type FileFormat = (typeof printFormats)[number];
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];
export const looks = ["plain", "academic", "compact"] as const;
export type Look = (typeof looks)[number];

/** A document to be printed to a file. */
export interface PrintedDocument {
  title: string;
  /** A letter has no title and wider margins. */
  isLetter: boolean;
  /** ISO 639-1. */
  language: string;
  /** The sender, if named. */
  author: string | undefined;
  /** RFC 3339: the creation time in the file. */
  updatedAt: string;
  sections: readonly Section[];
}

export interface PrintJob {
  format: Extract<FileFormat, "pdf" | "docx" | "html">;
  paper: Paper;
  look: Look;
  /** Lines that do not fit on this many pages are omitted. */
  pages: number;
  document: PrintedDocument;
  /** The bytes of a font for characters that the program's own fonts lack. */
  font?: Uint8Array;
}

/** A document as a file. */
export interface Printed {
  content: Uint8Array;
  /** The claims of omitted lines. */
  omitted: string[];
  /** For a file with embedded fonts, the characters that no font has. */
  unshown?: string[];
}

/** Prints a document to a file. The first call loads the code and fonts. */
export type Print = (job: PrintJob) => Promise<Printed>;
