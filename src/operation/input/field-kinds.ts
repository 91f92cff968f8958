import { z } from "zod";
import type { Operation } from "../definition.ts";
import { jsonTextProblem } from "./json-limits.ts";

type Kind = "boolean" | "number" | "array" | "object" | "text";

// A declaration never changes, and reading it through its JSON Schema is what makes a start slow.
const known = new WeakMap<Operation, ReadonlyMap<string, Kind>>();

/** What a field's value looks like on the wire, read off its JSON Schema: query text and JSON-in-a-string need it. */
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

/** Turns query text into JSON values by the fields' kinds; what does not look right stays text, for the schema to refuse. */
export function fromQuery(values: readonly string[], kind: Kind): unknown {
  if (kind === "array") return values.flatMap((value) => value.split(",")).filter((value) => value !== "");
  const [value = "", ...more] = values;
  if (more.length > 0) return [value, ...more];
  if (kind === "boolean" && (value === "true" || value === "false")) return value === "true";
  if (kind === "number" && /^-?\d{1,15}(\.\d{1,15})?$/.test(value)) return Number(value);
  return value;
}

/** Accepts a nested value that a client sent as its JSON text, where the field takes no text itself. */
export function fromJsonText(value: unknown, kind: Kind | undefined): unknown {
  if (typeof value !== "string" || (kind !== "object" && kind !== "array")) return value;
  if (jsonTextProblem(value) !== undefined) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}
