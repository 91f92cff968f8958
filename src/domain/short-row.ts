import { isObject } from "../shared/json.ts";
import { shortened } from "../shared/text/words.ts";

/** Characters of a text in a row. */
const LONGEST = 200;
/** Levels of a free-form object in a row. */
const LEVELS = 2;
/** Fields of a free-form object in a row. */
const MOST_FIELDS = 6;

/** A record as a list row for a model: only the named fields, with long texts cut and empty fields omitted. */
export function shortRow<Row extends object>(
  record: Row,
  fields: readonly (keyof Row & string)[],
): Record<string, unknown> {
  const shown = fields.map((field) => [field, shortValue(record[field])] as const);
  return Object.fromEntries(shown.filter(([, value]) => value !== undefined && value !== null));
}

function shortValue(value: unknown, levels = LEVELS): unknown {
  if (typeof value === "string") return shortened(value, LONGEST);
  return isObject(value) ? shortObject(value, levels) : value;
}

/** The first fields of a free-form object. Deeper levels are only in the full record. */
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

const FEW = 3;

/** The value with every list of ids (`claimIds`, `evidenceRefs` and so on) cut to its first three. */
export function truncateIds(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(truncateIds);
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [
      key,
      isIds(key, item) ? item.slice(0, FEW) : truncateIds(item),
    ]),
  );
}

function isIds(key: string, item: unknown): item is unknown[] {
  return /(?:Ids|Refs)$/.test(key) && Array.isArray(item);
}

/** A record without the named fields and without empty ones: null, empty strings, lists and objects. */
export function withoutEmpty(record: object, leftOut: readonly string[] = []): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(record).filter(([name, value]) => !leftOut.includes(name) && !isEmpty(value)),
  );
}

function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === "") return true;
  return typeof value === "object" && Object.keys(value).length === 0;
}
