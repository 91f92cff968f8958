import type { z } from "zod";
import { isObject } from "../../shared/json.ts";
import { fieldNames } from "./field-names.ts";
import { nearestName } from "./nearest-name.ts";
import { repairedAt, tolerantParse } from "./tolerant-parse.ts";

type Issue = z.core.$ZodIssue;

/**
 * The corrected input, if replacing near-miss field names and enum values makes it valid. Undefined if that fails, or
 * if the input is already valid.
 */
export function correctedInput(schema: z.ZodObject, input: unknown): Record<string, unknown> | undefined {
  const { parsed, value } = tolerantParse(schema, input);
  if (parsed.success) return undefined;
  const corrected = parsed.error.issues.reduce((found, issue) => mended(schema, issue, found), value);
  if (corrected === value || !isObject(corrected)) return undefined;
  return tolerantParse(schema, corrected).parsed.success ? corrected : undefined;
}

function mended(schema: z.ZodObject, issue: Issue, value: unknown): unknown {
  if (issue.code === "unrecognized_keys") {
    const known = issue.path.length === 0 ? Object.keys(schema.shape) : fieldNames([schema]).at(issue.path);
    return repairedAt(value, issue.path, (item) => renamed(item, issue.keys, known));
  }
  if (issue.code !== "invalid_value") return value;
  const words = issue.values.map(String);
  return repairedAt(value, issue.path, (item) =>
    typeof item === "string" ? (nearestName(item, words) ?? item) : item,
  );
}

/**
 * An object with unknown fields renamed to the nearest known name. If both names are present, both stay, and validation
 * refuses them.
 */
function renamed(item: unknown, strange: readonly string[], known: readonly string[]): unknown {
  if (!isObject(item)) return item;
  const entries = Object.entries(item).map(([name, value]) => {
    const right = strange.includes(name) ? nearestName(name, known) : undefined;
    return [right === undefined || Object.hasOwn(item, right) ? name : right, value];
  });
  return Object.fromEntries(entries);
}
