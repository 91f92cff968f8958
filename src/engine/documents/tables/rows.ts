import { stripInvisible } from "../../../shared/text/invisible-characters.ts";
import { UnreadableFile } from "../types.ts";

const MOST_ROWS = 5000;
const MOST_COLUMNS = 200;
/** A posting may have half a million characters. A workbook cell has at most 32,767. */
const MOST_CHARACTERS = 500_000;
/** One text may be used in many cells, so a small file can expand beyond any memory. */
const MOST_TEXT = 16_000_000;

/** Collects a table's cells in any order and enforces the limits. */
export interface TableRows {
  /** Sets a cell; row and column count from 0. Throws UnreadableFile above a limit. Empty values are not stored. */
  put: (row: number, column: number, text: string) => void;
  at: (row: number, column: number) => string;
  /** The rows up to the last one with content, all of the same length. */
  rows: () => string[][];
}

/** Starts an empty table. */
export function createTableRows(): TableRows {
  const cells: string[][] = [];
  let width = 0;
  let size = 0;
  return {
    put: (row, column, given) => {
      const text = given === "" ? "" : cleanCell(given);
      if (text === "") return;
      if (row >= MOST_ROWS) throw tooLarge(`${MOST_ROWS} rows`);
      if (column >= MOST_COLUMNS) throw tooLarge(`${MOST_COLUMNS} columns`);
      if (text.length > MOST_CHARACTERS)
        throw tooLarge(`${MOST_CHARACTERS} characters in a cell, in row ${row + 1}`);
      size += text.length;
      if (size > MOST_TEXT) throw tooLarge(`${MOST_TEXT} characters in all cells`);
      while (cells.length <= row) cells.push([]);
      const line = cells[row] ?? [];
      while (line.length < column) line.push("");
      line[column] = text;
      width = Math.max(width, column + 1);
    },
    at: (row, column) => cells[row]?.[column] ?? "",
    rows: () => cells.map((line) => [...line, ...Array<string>(width - line.length).fill("")]),
  };
}

/** A cell in its stored form: without invisible characters, with line feeds only, trimmed. */
function cleanCell(text: string): string {
  // Most cells need no cleaning, and a table has many.
  if (/^[\x20-\x7e]*$/.test(text)) return text.trim();
  return stripInvisible(text.replace(/\r\n?|[\v\f\u0085\u2028\u2029]/g, "\n")).trim();
}

function tooLarge(most: string): UnreadableFile {
  return new UnreadableFile(
    `content is a table with more than ${most}, which is the most that is read: send a part of it.`,
  );
}
