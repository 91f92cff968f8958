import { isObject } from "../../shared/json.ts";
import type { ToolDefinition } from "./definitions.ts";

/** Arguments in the form that a suggested call may repeat after a failure, and what the caller has to add. */
export interface Repeated {
  input: Record<string, unknown>;
  /** A sentence with a leading space; "" if nothing is missing. */
  toAdd: string;
}

/** The caller's arguments that an error may repeat. Texts may be someone else's words, so they are only named. */
export function repeatedArguments(sent: Record<string, unknown>, { inputSchema }: ToolDefinition): Repeated {
  const properties = isObject(inputSchema.properties) ? inputSchema.properties : {};
  const isKnown = (name: string) => Object.hasOwn(properties, name);
  const entries = Object.entries(sent);
  const kept = entries.filter(([name, value]) => isKnown(name) && isPlain(value, properties[name]));
  const input = Object.fromEntries(kept);
  const left = entries.map(([name]) => name).filter((name) => !Object.hasOwn(input, name));
  const named = left.filter(isKnown);
  const what = [...named, ...(left.length > named.length ? ["your other fields"] : [])].join(", ");
  return { input, toAdd: what === "" ? "" : ` Add ${what} as you sent it.` };
}

/** A number, boolean, id, date or word of the schema: nothing that could be someone's words. */
function isPlain(value: unknown, schema: unknown): boolean {
  if (typeof value === "number" || typeof value === "boolean" || value === null) return true;
  if (Array.isArray(value)) return value.every((item) => isPlain(item, isObject(schema) ? schema.items : {}));
  if (typeof value !== "string") return false;
  const words = isObject(schema) && Array.isArray(schema.enum) ? schema.enum : [];
  return words.includes(value) || [number, id, time].some((form) => form.test(value));
}

const number = /^(?:-?\d{1,15}(?:\.\d{1,15})?|true|false)$/;
const id = /^[a-z]{2,8}_[0-9A-Za-z]{1,40}$/;
const time = /^\d{4}-\d{2}-\d{2}(?:T[\d:.]{5,12}(?:Z|[+-]\d{2}:\d{2})?)?$/;

/** The arguments that an operation's schema has. The others were ignored and must not be repeated. */
export function knownArguments(
  input: Record<string, unknown>,
  properties: Readonly<Record<string, unknown>>,
): Record<string, unknown> {
  return Object.fromEntries(Object.entries(input).filter(([name]) => Object.hasOwn(properties, name)));
}
