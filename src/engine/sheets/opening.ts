import type { Column, FoundColumns } from "./columns.ts";
import { orderIn, readDateCell } from "./dates/date-column.ts";
import { isBlank, type ReadField, readEmail, readName, readText, readUrl } from "./fields.ts";
import { stageOf } from "./stages.ts";
import {
  type DateField,
  dateFields,
  type SheetField,
  type SheetOpening,
  type SheetReading,
} from "./types.ts";

interface OpeningContext {
  columns: readonly Column[];
  /** The rows below the names. */
  body: readonly (readonly string[])[];
  found: FoundColumns;
  /** An ISO day. */
  today: string;
  byLanguage: "day" | "month" | undefined;
}

interface ReadRow {
  opening: SheetOpening;
  unread: SheetReading["unread"];
}

/** Creates the reader of a row's opening. Decisions about whole columns are made once. */
export function readOpening({ columns, body, found, today, byLanguage }: OpeningContext) {
  const orders = new Map(
    dateFields.map((field) => {
      const at = found.get(field)?.at;
      return [field, at === undefined ? undefined : orderIn(cellsAt(at, body), byLanguage)];
    }),
  );
  const read = (field: SheetField, cell: string): ReadField => {
    if (isDateField(field)) return readDate(field, cell, { order: orders.get(field), field, today });
    if (field === "stage") return readStage(cell);
    if (field === "url") return readUrl(cell);
    if (field === "contactEmail") return readEmail(cell);
    return field === "contactName" ? readName(cell) : readText(field, cell);
  };
  return (cells: readonly string[], row: number): ReadRow => {
    const fields: Partial<Record<SheetField, string>> = {};
    const unread: SheetReading["unread"] = [];
    for (const [field, { at }] of found) {
      const { value, why } = read(field, cells[at] ?? "");
      if (value !== undefined) fields[field] = value;
      else if (why !== undefined) unread.push({ row, column: columns[at]?.name ?? "", why });
    }
    const beside = found.has("contactEmail") ? undefined : cells[found.get("contactName")?.at ?? -1];
    const email = beside === undefined ? undefined : readEmail(beside).value;
    if (email !== undefined) fields.contactEmail = email;
    const { stage, ...texts } = fields;
    const known = stage === undefined ? undefined : stageOf(stage);
    return { opening: { row, ...texts, ...(known !== undefined && { stage: known }) }, unread };
  };
}

function readDate(field: DateField, cell: string, column: Parameters<typeof readDateCell>[1]): ReadField {
  if (isBlank(cell)) return {};
  const date = readDateCell(cell, column);
  if ("why" in date) return date;
  const hasTime = field === "interviewAt" && date.time !== undefined;
  return { value: hasTime ? `${date.day}T${date.time}` : date.day };
}

function readStage(cell: string): ReadField {
  if (isBlank(cell)) return {};
  return stageOf(cell) === undefined ? { why: "names no stage that is known" } : { value: cell };
}

function cellsAt(at: number, body: readonly (readonly string[])[]): string[] {
  return body.map((cells) => cells[at] ?? "").filter((cell) => cell !== "");
}

function isDateField(field: SheetField): field is DateField {
  return dateFields.some((one) => one === field);
}
