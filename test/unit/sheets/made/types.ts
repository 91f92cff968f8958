import type { TableFormat } from "../../../../src/engine/documents/types.ts";
import type { SheetMapping, SheetOpening, SheetReading } from "../../../../src/engine/sheets/types.ts";

/** A made file, and all that reading it must say. */
export interface MadeTable {
  format: TableFormat;
  make: () => Buffer;
  mapping?: SheetMapping;
  /** The fields by columns, as the answer gives them. */
  fields: SheetReading["mapping"];
  openings: SheetOpening[];
  /** Why, by row. */
  skipped: Record<number, string>;
  unread?: SheetReading["unread"];
  /** The sheet that is taken of a workbook. */
  sheet?: string;
}

export const neither = "has neither a title nor an employer";
export const names = "has the column names";
export const ambiguous = "may be two dates: the day or the month may come first";
