import { csvRows } from "../../catalog/import/rows.ts";
import { tidy } from "../lines.ts";

/** A table row: a column's value by title, or "". */
export type Row = (title: string) => string;

export interface Table {
  name: string;
  titles: readonly string[];
  rows: readonly Row[];
}

const MOST_ROWS = 5000;

/** Reads a table by its header line. */
export function readTable(name: string, text: string): Table {
  const lines: string[][] = [];
  const sink = csvRows({
    row: (cells) => {
      if (lines.length <= MOST_ROWS) lines.push(cells);
    },
    bad: () => undefined,
  });
  sink.write(text.replace(/^\uFEFF/, ""));
  sink.end();
  const [header = [], ...rows] = lines;
  const titles = header.map((title) => title.trim().toLowerCase());
  return {
    ...{ name, titles },
    rows: rows.map((cells) => (title) => {
      const cell = cells[titles.indexOf(title.toLowerCase())] ?? "";
      return cell.split(/\r?\n/).map(tidy).join("\n").trim();
    }),
  };
}
