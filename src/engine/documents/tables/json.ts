import { openingScore } from "../../sheets/header.ts";
import { UnreadableFile } from "../types.ts";
import { decodeTable } from "./encoding.ts";
import { createTableRows, type TableRows } from "./rows.ts";

type Fields = Record<string, unknown>;

/** How deep lists are searched in a document, and fields in an entry. */
const DEEPEST = 5;
const MOST_LISTS = 50;
const SAMPLE_ENTRIES = 20;
/** One more than the limit, so that a longer table is refused rather than cut. */
const MOST_COLUMNS = 201;
const MOST_ENTRIES = 5001;
/** The most values of an entry. One with more is not an opening. */
const MOST_VALUES = 10_000;

/**
 * Reads the rows of a JSON document: the list of objects that looks most like openings, with dotted field names
 * as the first row. Throws UnreadableFile if there is none, or above a limit.
 */
export function readJsonTable(bytes: Uint8Array): string[][] {
  const lists = listsOf(parsed(decodeTable(bytes)));
  const scored = lists.map((entries) => ({
    entries,
    score: openingScore(rowsOf(entries.slice(0, SAMPLE_ENTRIES))),
  }));
  const [first, ...others] = scored;
  if (!first)
    throw new UnreadableFile(
      "content is JSON without a list of objects in it: send an array of openings, or an object that has one.",
    );
  const isBetter = (one: typeof first, best: typeof first) =>
    one.score > best.score || (one.score === best.score && one.entries.length > best.entries.length);
  const { entries } = others.reduce((best, one) => (isBetter(one, best) ? one : best), first);
  return rowsOf(entries);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new UnreadableFile("content is not JSON: export it again, or send it as CSV.");
  }
}

/** Lists of objects in a document, outermost first: arrays, objects of objects by id, and the document itself. */
function listsOf(document: unknown): Fields[][] {
  const found: Fields[][] = [];
  let level: unknown[] = [document];
  for (let depth = 0; depth < DEEPEST && level.length > 0; depth += 1) {
    for (const value of level) {
      const list = listOf(value);
      if (list.length > 0 && found.length < MOST_LISTS) found.push(list);
    }
    level = level
      .filter(isFields)
      .flatMap((value) => Object.values(value))
      .slice(0, MOST_ENTRIES);
  }
  return found.length > 0 || !isFields(document) ? found : [[document]];
}

function listOf(value: unknown): Fields[] {
  const entries = Array.isArray(value) ? value : isFields(value) ? Object.values(value) : [];
  if (entries.length === 0 || !entries.every(isFields)) return [];
  return Array.isArray(value) || entries.length > 1 ? entries : [];
}

function rowsOf(entries: readonly Fields[]): string[][] {
  const table = createTableRows();
  const columns = new Map<string, number>();
  entries.slice(0, MOST_ENTRIES).forEach((entry, at) => {
    for (const [name, text] of fieldsOf(entry)) putField({ table, columns }, at + 1, name, text);
  });
  return table.rows();
}

function putField(
  { table, columns }: { table: TableRows; columns: Map<string, number> },
  row: number,
  name: string,
  text: string,
): void {
  const column = columns.get(name) ?? columns.size;
  if (!columns.has(name)) {
    if (columns.size < MOST_COLUMNS) columns.set(name, column);
    table.put(0, column, name);
  }
  table.put(row, column, text);
}

/** An entry's fields by dotted name. Several values for one name are written on separate lines. */
function fieldsOf(entry: Fields): Map<string, string> {
  const fields = new Map<string, string>();
  const add = (name: string, text: string) => {
    if (text.trim() === "") return;
    const before = fields.get(name);
    fields.set(name, before === undefined ? text : `${before}\n${text}`);
  };
  let values = 0;
  const walk = (value: unknown, path: readonly string[], depth: number): void => {
    values += 1;
    if (values > MOST_VALUES)
      throw new UnreadableFile(
        `content is JSON with an entry of more than ${MOST_VALUES} values: send openings alone.`,
      );
    const text = plainText(value);
    if (text !== undefined) add(path.join("."), text);
    else if (Array.isArray(value) && depth < DEEPEST) for (const item of value) walk(item, path, depth + 1);
    else if (isFields(value) && depth < DEEPEST)
      for (const [key, item] of Object.entries(value)) walk(item, [...path, key], depth + 1);
  };
  walk(entry, [], 0);
  return fields;
}

/** The text of a value without fields; for a list, the texts of its items in order. */
function plainText(value: unknown): string | undefined {
  if (value === null || value === undefined) return "";
  if (typeof value !== "object") return String(value);
  if (!Array.isArray(value) || value.some((item) => typeof item === "object")) return undefined;
  return value.map(String).join(", ");
}

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
