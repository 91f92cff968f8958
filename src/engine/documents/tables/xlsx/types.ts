/** The parts of a workbook that are read, as text, by their paths in the archive. */
export type WorkbookParts = ReadonlyMap<string, string>;

/** What the cells of a workbook are read with. */
export interface CellStyles {
  strings: readonly string[];
  /** By the number of a cell's style: what its numbers show. */
  shows: readonly Shown[];
  /** Days are counted from 1904 on, as old programs on a Mac do. */
  from1904: boolean;
}

/** What a number of a cell shows: itself, a day with or without a time, or a time alone. */
export type Shown = "number" | "date" | "time";
