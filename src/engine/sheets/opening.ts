import type { Column, FoundColumns } from "./columns.ts";
import { type DateColumn, orderIn, readDateCell } from "./dates/date-column.ts";
import { datedWord } from "./dates/dated-word.ts";
import { isBlank, type ReadField, readEmail, readName, readText, readUrl } from "./fields.ts";
import { keyOf } from "./key.ts";
import { stageOf } from "./stages.ts";
import {
  type DateField,
  dateFields,
  type SheetField,
  type SheetOpening,
  type SheetReading,
  type SheetStage,
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
  const dated = columns.flatMap((column, at) => (isDated(column, at, found) ? cellsAt(at, body) : []));
  // One sheet has one order. A column that shows another keeps its own.
  const ofSheet = orderIn(dated, undefined) ?? byLanguage;
  const orders = new Map(
    dateFields.map((field) => {
      const at = found.get(field)?.at;
      return [field, at === undefined ? undefined : orderIn(cellsAt(at, body), ofSheet)];
    }),
  );
  const lowest = columns.findIndex(({ name }) => payBound(name) === "min");
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
    const paid = found.get("salary");
    if (paid && fields.salary !== undefined && payBound(columns[paid.at]?.name ?? "") === "max")
      fields.salary = upTo(fields.salary, cells[lowest] ?? "");
    const beside = found.has("contactEmail") ? undefined : cells[found.get("contactName")?.at ?? -1];
    const email = beside === undefined ? undefined : readEmail(beside).value;
    if (email !== undefined) fields.contactEmail = email;
    const { stage, ...texts } = fields;
    const said = stage === undefined ? {} : datedStage(stage, { order: ofSheet, today });
    return { opening: { row, ...said, ...texts }, unread };
  };
}

/** Whether a column has dates, by its field or its name. */
function isDated({ known }: Column, at: number, found: FoundColumns): boolean {
  const isField = [...found].some(([field, column]) => column.at === at && isDateField(field));
  return isField || known?.meaning === "date" || dateFields.some((field) => field === known?.meaning);
}

const pay = "(?:salary|pay|compensation|gehalt|salaire|salario|sueldo|stipendio|salaris|lon)";
const payBounds = new RegExp(`^(?:(min|max)[a-z]* ${pay}|${pay} (min|max)[a-z]*)$`);

/** Whether a column has the least or the most pay, by its name. */
function payBound(name: string): "min" | "max" | undefined {
  const [, before, after] = payBounds.exec(keyOf(name)) ?? [];
  const bound = (before ?? after)?.slice(0, 3);
  return bound === "min" || bound === "max" ? bound : undefined;
}

function upTo(most: string, least: string): string {
  return isBlank(least) || !/\d/.test(least) ? `up to ${most}` : `${least.trim()} - ${most}`;
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

/** The stages whose day has its own field. */
const fieldOf: Partial<Record<SheetStage, DateField>> = {
  saved: "savedAt",
  applied: "appliedAt",
  interview: "interviewAt",
};

/** The stage in a cell, with the day beside it if that is sure: "Rejected 12 March 2026". */
function datedStage(cell: string, column: Omit<DateColumn, "field">): Omit<SheetOpening, "row"> {
  const stage = stageOf(cell);
  if (stage === undefined) return {};
  const written = datedWord(cell)?.date;
  const date = written && readDateCell(written, { ...column, field: fieldOf[stage] ?? "appliedAt" });
  const dated = date && "day" in date && { [fieldOf[stage] ?? "stageAt"]: date.day };
  return { stage, ...dated };
}
