import { csvRows, type TextSink, tabRows } from "./rows.ts";

/** Returns a row's cell by its column title in lower case; "" if the file has no such column. */
export type Cells = (column: string) => string;

/** The outcome of a row: used, well-formed but excluded by a rule, or malformed for the given reason. */
export type RowOutcome = "used" | "left out" | { malformed: string };

/** How to read one known file: the required columns and the handler of each row. */
export interface TableReading {
  needs: readonly string[];
  row: (cells: Cells) => RowOutcome;
}

export interface TableReport {
  used: number;
  leftOut: number;
  malformed: number;
  /** Why the file was rejected as unknown. */
  refusal?: string;
}

export interface TableReader extends TextSink {
  report: TableReport;
}

/** Column names that differ between releases. */
const sameColumn: Record<string, string> = {
  "onet-soc code": "o*net-soc code",
  "workplace example": "example",
  "job title": "alternate title",
  "reported job title": "alternate title",
  uri: "concepturi",
};

/** Reads a table by its header line, with columns in any order. Malformed rows are reported and skipped. */
export function readTable(
  { needs, row }: TableReading,
  format: "tab" | "csv",
  onMalformed: (line: number, reason: string) => void,
): TableReader {
  const report: TableReport = { used: 0, leftOut: 0, malformed: 0 };
  let columns: Map<string, number> | undefined;
  let width = 0;
  let enough = 0;

  const bad = (line: number, reason: string) => {
    report.malformed += 1;
    onMalformed(line, reason);
  };
  const header = (cells: string[]) => {
    const titles = cells.map(columnTitle);
    columns = new Map(titles.map((title, index) => [title, index]));
    width = cells.length;
    const missing = needs.filter((need) => !titles.includes(need));
    if (missing.length > 0) report.refusal = `it has no column ${missing.join(", ")}`;
    enough = Math.max(...needs.map((need) => titles.indexOf(need))) + 1;
  };
  const body = (cells: string[], line: number, known: Map<string, number>) => {
    if (cells.length < enough) return bad(line, `it has ${cells.length} of ${width} columns`);
    if (cells.length > width) return bad(line, `it has ${cells.length} columns instead of ${width}`);
    const fate = row((column) => cells[known.get(column) ?? -1]?.trim() ?? "");
    if (fate === "used") report.used += 1;
    else if (fate === "left out") report.leftOut += 1;
    else bad(line, fate.malformed);
  };
  const take = (cells: string[], line: number) => {
    if (report.refusal !== undefined) return;
    if (columns === undefined) header(cells);
    else body(cells, line, columns);
  };

  const sink = (format === "tab" ? tabRows : csvRows)({ row: take, bad });
  let started = false;
  return {
    report,
    write: (piece) => {
      sink.write(started ? piece : withoutMark(piece));
      started ||= piece !== "";
    },
    end: () => {
      sink.end();
      if (columns === undefined) report.refusal ??= "it is empty";
    },
  };
}

function columnTitle(cell: string): string {
  const title = cell.trim().toLowerCase();
  return sameColumn[title] ?? title;
}

/** Removes a byte order mark, which would make the first column's title unknown. */
function withoutMark(text: string): string {
  return text.startsWith("\uFEFF") ? text.slice(1) : text;
}
