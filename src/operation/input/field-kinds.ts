import { z } from "zod";
import type { Operation } from "../definition.ts";
import { jsonTextProblem } from "./json-limits.ts";

type Kind = "boolean" | "number" | "array" | "object" | "text";

// Cached: a declaration never changes, and reading it through its JSON Schema would slow down the start.
const known = new WeakMap<Operation, ReadonlyMap<string, Kind>>();

/** What a field's value looks like on the wire, from its JSON Schema. Used for query text and JSON in strings. */
export function fieldKinds(operation: Operation): ReadonlyMap<string, Kind> {
  const kinds = known.get(operation) ?? readKinds(operation);
  known.set(operation, kinds);
  return kinds;
}

function readKinds(operation: Operation): ReadonlyMap<string, Kind> {
  const schema = z.toJSONSchema(operation.input, { io: "input", unrepresentable: "any" });
  const properties = Object.entries(schema.properties ?? {});
  return new Map(properties.map(([field, property]) => [field, kindOf(property)]));
}

function kindOf(property: unknown): Kind {
  const type =
    typeof property === "object" && property !== null && "type" in property ? property.type : undefined;
  if (type === "boolean" || type === "array" || type === "object") return type;
  return type === "integer" || type === "number" ? "number" : "text";
}

/** Converts query text to JSON values by field kind. Anything else stays text, and the schema refuses it. */
export function fromQuery(values: readonly string[], kind: Kind): unknown {
  if (kind === "array") return values.flatMap((value) => value.split(",")).filter((value) => value !== "");
  const [value = "", ...more] = values;
  if (more.length > 0) return [value, ...more];
  if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (kind === "number" && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  return value;
}

/** Accepts a nested value sent as JSON text, if the field itself does not accept text. */
export function fromJsonText(value: unknown, kind: Kind | undefined): unknown {
  if (typeof value !== "string" || (kind !== "object" && kind !== "array")) return value;
  if (jsonTextProblem(value) !== undefined) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
