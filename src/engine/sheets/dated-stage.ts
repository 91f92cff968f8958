import { type DateColumn, readDateCell } from "./dates/date-column.ts";
import { datedWord } from "./dates/dated-word.ts";
import { stageOf } from "./stages.ts";
import type { DateField, SheetOpening, SheetStage } from "./types.ts";

/** The stages whose day has a field of its own. */
const fieldOf: Partial<Record<SheetStage, DateField>> = {
  saved: "savedAt",
  applied: "appliedAt",
  interview: "interviewAt",
};

/** The stage in a cell, with the day beside it if that is sure: "Rejected 12 March 2026". */
export function datedStage(cell: string, column: Omit<DateColumn, "field">): Omit<SheetOpening, "row"> {
  const stage = stageOf(cell);
  if (stage === undefined) return {};
  const written = datedWord(cell)?.date;
  const date = written && readDateCell(written, { ...column, field: fieldOf[stage] ?? "appliedAt" });
  const dated = date && "day" in date && { [fieldOf[stage] ?? "stageAt"]: date.day };
  return { stage, ...dated };
}
