import type { Section } from "../types.ts";
import { folded } from "./compare-claims.ts";

/** The reading of a printed file. */
export interface FileText {
  text: string;
  /** Where the text of each page starts, for files with pages. */
  pages?: readonly number[] | undefined;
}

/** Where an item is in a file: its line on its page, or its line in a file without pages, counted from 1. */
export interface PlaceInFile {
  page?: number;
  line: number;
}

/** A longer line may continue on the file's next line. */
const BEGINNING = 24;

/** Where a line of a document starts in its file's text; undefined if its words are missing. */
export function placeInFile(
  sections: readonly Section[],
  { section, line }: { section: string; line: number },
  { text, pages }: FileText,
): PlaceInFile | undefined {
  const shown = sections.find(({ heading }) => heading === section)?.lines[line - 1]?.text;
  if (shown === undefined) return undefined;
  const wanted = folded(shown).slice(0, BEGINNING);
  const lines = text.split("\n");
  const found = lines.findIndex((one) => folded(one).includes(wanted));
  if (found < 0) return undefined;
  if (!pages) return { line: found + 1 };
  const start = lines.slice(0, found).reduce((sum, { length }) => sum + length + 1, 0);
  const page = pages.filter((begin) => begin <= start).length;
  return { page, line: text.slice(pages[page - 1] ?? 0, start).split("\n").length };
}
