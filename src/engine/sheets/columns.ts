import { writtenDate } from "./dates/forms.ts";
import { isBlank, isEmail, isUrl } from "./fields.ts";
import { keyOf } from "./key.ts";
import { type KnownName, nameMeaning } from "./names.ts";
import { stageOf } from "./stages.ts";
import { dateFields, type SheetField, type SheetLanguage, sheetFields } from "./types.ts";

/** A column of a sheet: its displayed name, the name's meaning, and the content below. */
export interface Column {
  name: string;
  known: KnownName | undefined;
  /** The first non-empty cells. */
  sample: readonly string[];
}

/** A column in which a field was found. */
interface FoundColumn {
  at: number;
  foundBy: "name" | "content" | "mapping";
}
export type FoundColumns = Map<SheetField, FoundColumn>;

const MOSTLY = 0.6;
const MOST_SAMPLED = 60;

/** Determines for each column of a sheet what its name means and what its cells are. */
export function describeColumns(
  names: readonly string[],
  shown: readonly string[],
  body: readonly (readonly string[])[],
): Column[] {
  return names.map((name, at) => ({
    name: shown[at] ?? "",
    known: nameMeaning(name),
    sample: sampleOf(at, body),
  }));
}

function sampleOf(at: number, body: readonly (readonly string[])[]): string[] {
  const sample: string[] = [];
  for (const cells of body) {
    const cell = cells[at] ?? "";
    if (cell !== "" && !isBlank(cell)) sample.push(cell);
    if (sample.length === MOST_SAMPLED) break;
  }
  return sample;
}

/** Finds each field's column: by name unless the content contradicts it, or else by content. */
export function findColumns(columns: readonly Column[]): FoundColumns {
  const found: FoundColumns = new Map();
  for (const field of sheetFields) {
    const at = byName(field, columns);
    if (at !== undefined) found.set(field, { at, foundBy: "name" });
  }
  const open = columns.map((column, at) => ({ ...column, at })).filter(({ known }) => known === undefined);
  const take = (field: SheetField, isOne: (cell: string) => boolean) => {
    const column = found.has(field) ? undefined : open.find(({ sample }) => isMostly(sample, isOne));
    if (column) found.set(field, { at: column.at, foundBy: "content" });
  };
  take("url", isUrl);
  take("contactEmail", isEmail);
  take("stage", (cell) => stageOf(cell) !== undefined);
  takeDate(columns, found);
  takeName(columns, found);
  return found;
}

/** A column "Name", as tables of Notion begin, is the title beside a company's column, or the company beside a title's. */
function takeName(columns: readonly Column[], found: FoundColumns): void {
  const [missing, another] = (["title", "company"] as const).filter((field) => !found.has(field));
  const at = columns.findIndex(({ name }) => plainNames.has(keyOf(name)));
  if (missing !== undefined && another === undefined && at >= 0)
    found.set(missing, { at, foundBy: "content" });
}

const plainNames: ReadonlySet<string> = new Set(["name", "nom", "nombre", "nome", "naam"]);

/** A single date column is the application date if no name says what any date is. */
function takeDate(columns: readonly Column[], found: FoundColumns): void {
  if (found.has("appliedAt") || found.has("savedAt")) return;
  const isDate = (cell: string) => writtenDate(cell) !== undefined;
  const isSigned = (cell: string) => !/^[\d.]{5,14}$/.test(cell) && isDate(cell);
  const dated = columns.flatMap(({ known, sample }, at) => {
    if (known?.meaning === "date" && isMostly(sample, isDate)) return [{ at, isNamed: true }];
    return known === undefined && isMostly(sample, isSigned) ? [{ at, isNamed: false }] : [];
  });
  const named = dated.filter(({ isNamed }) => isNamed);
  const isOnly = dateFields.every((field) => !found.has(field));
  const [one, another] = named.length > 0 ? named : isOnly ? dated : [];
  if (one && !another) found.set("appliedAt", { at: one.at, foundBy: "content" });
}

/** The most certain of the columns whose name means a field and whose content can be that field. */
function byName(field: SheetField, columns: readonly Column[]): number | undefined {
  const named = columns
    .map((column, at) => ({ ...column, at }))
    .filter(({ known }) => known?.meaning === field)
    .sort((left, right) => (left.known?.rank ?? 0) - (right.known?.rank ?? 0) || left.at - right.at);
  const fitting = named.find(({ sample }) => fits(field, sample, columns));
  return (fitting ?? (field === "stage" ? named[0] : undefined))?.at;
}

/** True if a column's cells can belong to a field. An empty column can be anything. */
function fits(field: SheetField, cells: readonly string[], columns: readonly Column[]): boolean {
  if (cells.length === 0) return true;
  if (dateFields.some((one) => one === field)) return cells.some((cell) => /\d/.test(cell));
  if (field === "url") return cells.some(isUrl);
  if (field === "title" || field === "company") return !isMostly(cells, isUrl);
  if (field === "stage") return cells.some((cell) => stageOf(cell) !== undefined);
  if (field === "contactEmail") return cells.some(isEmail) && !isOwnAddress(cells, columns);
  return true;
}

/** An address that is the same in all rows is the person's own, as in LinkedIn's list of applications. */
function isOwnAddress(cells: readonly string[], columns: readonly Column[]): boolean {
  return isLinkedIn(columns) || (cells.length > 2 && new Set(cells).size === 1);
}

/** True if a table is LinkedIn's export of applications or saved jobs, in English with American dates. */
function isLinkedIn(columns: readonly Column[]): boolean {
  const keys = new Set(columns.map(({ name }) => keyOf(name)));
  const has = (list: string) => list.split(",").every((key) => keys.has(key));
  return (
    has("application date,company name,job title,job url,question and answers") ||
    has("saved date,job url,job title,company name")
  );
}

function isMostly(cells: readonly string[], isOne: (cell: string) => boolean): boolean {
  return cells.length > 0 && cells.filter(isOne).length >= cells.length * MOSTLY;
}

const bothOrders: ReadonlySet<SheetLanguage> = new Set(["en", "ja", "zh"]);

/** Whether the day or the month comes first in the language of a sheet's names; undefined if it uses both. */
export function orderByLanguage(columns: readonly Column[]): "day" | "month" | undefined {
  if (isLinkedIn(columns)) return "month";
  const counts = new Map<SheetLanguage, number>();
  for (const language of columns.flatMap(({ known }) => known?.languages ?? []))
    counts.set(language, (counts.get(language) ?? 0) + 1);
  const most = Math.max(0, ...counts.values());
  const first = [...counts].flatMap(([language, count]) => (count === most ? [language] : []));
  return first.length > 0 && first.every((language) => !bothOrders.has(language)) ? "day" : undefined;
}
