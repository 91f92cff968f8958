import { csvRows } from "../../catalog/import/rows.ts";
import { UnreadableFile } from "../types.ts";
import { decodeTable } from "./encoding.ts";
import { createTableRows } from "./rows.ts";

const delimiters = [",", ";", "\t", "|"];
/** As many as a spreadsheet has. Most of them may be empty. */
const MOST_LINES = 1_048_576;
const SAMPLE_ROWS = 30;
const SAMPLE = 200_000;

/** Reads the rows of a CSV. Delimiter and encoding are detected. Throws UnreadableFile above a limit. */
export function readCsv(bytes: Uint8Array): string[][] {
  const text = withLineFeeds(decodeTable(bytes));
  const named = /^sep=(.)\n/.exec(text);
  const body = named ? text.slice(named[0].length) : text;
  const table = createTableRows();
  let row = 0;
  readRows(body, named?.[1] ?? delimiterOf(body), (cells) => {
    cells.forEach((cell, column) => {
      table.put(row, column, cell);
    });
    row += 1;
  });
  return table.rows();
}

/** Old programs end lines with a carriage return only. */
function withLineFeeds(text: string): string {
  return text.replace(/\r\n?/g, "\n");
}

function readRows(text: string, delimiter: string, row: (cells: string[]) => void): void {
  let count = 0;
  const bad = (_: number, reason: string): never => {
    throw new UnreadableFile(`content is a CSV of which row ${count + 1} is damaged: ${reason}.`);
  };
  const counted = (cells: string[]) => {
    count += 1;
    if (count > MOST_LINES)
      throw new UnreadableFile("content is a CSV with more lines than a spreadsheet has.");
    row(cells);
  };
  const sink = csvRows({ row: counted, bad }, { delimiter, keepsEmpty: true });
  sink.write(text);
  sink.end();
}

/** The delimiter that gives most of the first rows the same number of cells, more than one. */
function delimiterOf(text: string): string {
  const head = text.slice(0, SAMPLE);
  const scored = delimiters.map((delimiter) => ({ delimiter, score: evenness(widths(head, delimiter)) }));
  return scored.reduce((best, one) => (one.score > best.score ? one : best)).delimiter;
}

function widths(head: string, delimiter: string): number[] {
  const found: number[] = [];
  const row = (cells: string[]) => {
    if (found.length < SAMPLE_ROWS && cells.some((cell) => cell.trim() !== "")) found.push(cells.length);
  };
  const sink = csvRows({ row, bad: () => undefined }, { delimiter });
  sink.write(head);
  sink.end();
  return found;
}

/** How many rows have the most common width, if it is more than one cell. Ties go to the wider table. */
function evenness(found: readonly number[]): number {
  const counts = new Map<number, number>();
  for (const width of found) if (width > 1) counts.set(width, (counts.get(width) ?? 0) + 1);
  return Math.max(0, ...[...counts].map(([width, count]) => count + Math.min(width, 100) / 1000));
}
