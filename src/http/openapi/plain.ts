import { isObject } from "../../shared/json.ts";

export type Schema = Record<string, unknown>;
export type Direction = "input" | "output";

/** The keywords whose value is a schema, a list of schemas, or schemas by name. */
const one = new Set(["items", "additionalProperties", "not", "contains"]);
const many = new Set(["anyOf", "oneOf", "allOf", "prefixItems"]);
const named = new Set(["properties", "$defs"]);

/** Rebuilds a schema, replacing each nested schema with the function's result. */
export function mapInside(schema: Schema, change: (inner: unknown) => unknown): Schema {
  const entries = Object.entries(schema).map(([key, value]) => {
    if (one.has(key)) return [key, change(value)];
    if (many.has(key) && Array.isArray(value)) return [key, value.map(change)];
    if (named.has(key) && isObject(value)) {
      const inner = Object.entries(value).map(([name, property]) => [name, change(property)]);
      return [key, Object.fromEntries(inner)];
    }
    return [key, value];
  });
  return Object.fromEntries(entries);
}

/**
 * The schema without redundant parts: string keys, values of any type, bounds that every JSON integer meets, patterns
 * next to a format. Output schemas stay open, so a new field does not break generated clients.
 */
export function plain(schema: Schema, io: Direction): Schema {
  const entries = Object.entries(schema).filter(
    ([key, value]) => !isNoise(key, value, io, schema.format !== undefined),
  );
  return mapInside(Object.fromEntries(entries), (inner) => (isObject(inner) ? plain(inner, io) : inner));
}

function isNoise(key: string, value: unknown, io: Direction, hasFormat: boolean): boolean {
  if (key === "propertyNames") return isObject(value) && JSON.stringify(value) === '{"type":"string"}';
  if (key === "additionalProperties") return isEmpty(value) || (value === false && io === "output");
  if (key === "minimum" || key === "maximum") return Math.abs(Number(value)) === Number.MAX_SAFE_INTEGER;
  if (key === "required") return isEmpty(value);
  if (key === "minLength" || key === "maxLength") return io === "output";
  return key === "pattern" && hasFormat;
}

/** Merges alternatives of a simple type, any object or null into one schema. */
export function withNull(schema: Schema): Schema {
  const { anyOf, ...beside } = schema;
  const [value, nothing, ...further] = Array.isArray(anyOf) ? anyOf : [];
  if (further.length > 0 || !isObject(value) || !isObject(nothing) || nothing.type !== "null") return schema;
  const isAnyObject = value.type === "object" && Object.keys(value).length === 1;
  const isSimple = isAnyObject || (typeof value.type === "string" && value.type !== "object");
  if (!isSimple || "enum" in value || "const" in value) return schema;
  return { ...value, type: [value.type, "null"], ...beside };
}

function isEmpty(value: unknown): boolean {
  return typeof value === "object" && value !== null && Object.keys(value).length === 0;
}
