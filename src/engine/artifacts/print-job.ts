import type { Section } from "./types.ts";

export const printFormats = ["pdf", "docx", "html", "md", "txt", "json_resume"] as const;
export type FileFormat = (typeof printFormats)[number];
export const papers = ["a4", "letter"] as const;
export type Paper = (typeof papers)[number];
export const looks = ["plain", "academic", "compact"] as const;
export type Look = (typeof looks)[number];

/** A document that is made into a file. */
export interface PrintedDocument {
  title: string;
  /** A letter bears no title and has wider margins. */
  isLetter: boolean;
  /** ISO 639-1. */
  language: string;
  /** Who it is from, where it says so. */
  author: string | undefined;
  /** RFC 3339: the time that the file says it was made. */
  updatedAt: string;
  sections: readonly Section[];
}

export interface PrintJob {
  format: Extract<FileFormat, "pdf" | "docx" | "html">;
  paper: Paper;
  look: Look;
  /** What does not fit on so many is left out. */
  pages: number;
  document: PrintedDocument;
  /** The bytes of a font for what the program's own fonts have no glyphs for. */
  font?: Uint8Array;
}

/** A document as a file. */
export interface Printed {
  content: Uint8Array;
  /** The claims of lines that were left out. */
  omitted: string[];
  /** The characters that no font has, of a file that carries its fonts. */
  unshown?: string[];
}

/** Makes a document into a file; its code and fonts are loaded by the first call. */
export type Print = (job: PrintJob) => Promise<Printed>;
