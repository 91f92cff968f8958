import { isObject } from "../shared/json.ts";

/** Of a text that a row shows. */
const LONGEST = 200;
/** Of the levels of a free object. */
const LEVELS = 2;
/** Of the fields of a free object in a row. */
const MOST_FIELDS = 6;

/** A record as a row of a list for a model: the fields named, texts in short, nothing that is not there. */
export function shortRow<Row extends object>(
  record: Row,
  fields: readonly (keyof Row & string)[],
): Record<string, unknown> {
  const shown = fields.map((field) => [field, shortValue(record[field])] as const);
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined && value !== null));
}

function shortValue(value: unknown, levels = LEVELS): unknown {
  if (typeof value === "string") return shortText(value);
  return isObject(value) ? shortObject(value, levels) : value;
}

/** The first fields of a free object; what is nested deeper is for the whole record. */
function shortObject(value: Record<string, unknown>, levels: number): Record<string, unknown> | undefined {
  const plain = Object.entries(value).filter(([, item]) => isShown(item, levels));
  const shown = plain.slice(0, MOST_FIELDS).map(([name, item]) => [name, shortValue(item, levels - 1)]);
  return shown.length > 0 ? Object.fromEntries(shown) : undefined;
}

function isShown(item: unknown, levels: number): boolean {
  if (Array.isArray(item))
    return item.length <= MOST_FIELDS && item.every((part) => typeof part === "string");
  return typeof item !== "object" || item === null || levels > 1;
}

function shortText(text: string): string {
  return text.length > LONGEST ? `${text.slice(0, LONGEST - 1)}…` : text;
}
