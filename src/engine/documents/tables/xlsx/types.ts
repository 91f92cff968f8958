/** The parts of a workbook that are read, as text, by path in the archive. */
export type WorkbookParts = ReadonlyMap<string, string>;

/** The data needed to read a workbook's cells. */
export interface CellStyles {
  strings: readonly string[];
  /** By cell style number: how its numbers are displayed. */
  shows: readonly Shown[];
  /** Days count from 1904, as in old Mac programs. */
  from1904: boolean;
}

/** How a cell's number is displayed: as a number, a day with or without a time, or a time. */
export type Shown = "number" | "date" | "time";
