import type { z } from "zod";
import { isObject } from "../../shared/json.ts";
import { jsonTextProblem } from "./json-limits.ts";

type Issue = z.core.$ZodIssue;

/** Callers nest at most this deep, such as a list in an object in a text. */
const MOST_ROUNDS = 4;
/** A request with more faults is not a slip. */
const MOST_REPAIRS = 200;

/**
 * Parses an input and converts unambiguous values: text to a number or boolean, one value to a list, JSON text to an
 * object or list, a date to a date-time (midnight UTC), and within an object an enumeration's value or currency in other
 * letters. Valid values are not changed. A typed input comes from a JSON body, and its texts stay texts.
 */
export function tolerantParse<Schema extends z.ZodType>(schema: Schema, input: unknown, isTyped = false) {
  let value = input;
  let parsed = schema.safeParse(value);
  for (let round = 0; round < MOST_ROUNDS && !parsed.success; round += 1) {
    const repaired = parsed.error.issues
      .slice(0, MOST_REPAIRS)
      .filter((issue) => issue.path.length > 1 || !isOfWords(issue))
      .reduce((found, issue) => repairedAt(found, issue.path, (item) => repair(issue, item, isTyped)), value);
    if (repaired === value) break;
    value = repaired;
    parsed = schema.safeParse(value);
  }
  return { parsed, value };
}

/** The value with the part at a path repaired, or the value itself if nothing was repaired. */
export function repairedAt(
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  mend: (item: unknown) => unknown,
): unknown {
  if (key === undefined) return mend(value);
  if (Array.isArray(value) && typeof key === "number") {
    const item = repairedAt(value[key], rest, mend);
    return item === value[key] ? value : value.with(key, item);
  }
  if (!isObject(value) || typeof key !== "string" || !Object.hasOwn(value, key)) return value;
  const item = repairedAt(value[key], rest, mend);
  return item === value[key] ? value : { ...value, [key]: item };
}

/** A field's own word, such as a view or a confirmation, is exact. Words within a reading are not. */
function isOfWords({ code }: Issue): boolean {
  return code === "invalid_value" || code === "invalid_union";
}

function repair(issue: Issue, value: unknown, isTyped = false): unknown {
  if (issue.code === "invalid_format")
    return issue.format === "datetime" ? midnight(value) : inCapitals(issue, value);
  if (issue.code === "invalid_value") return asListed(issue.values, value);
  if (issue.code === "invalid_union") return asBranch(issue.errors, value);
  if (issue.code !== "invalid_type") return value;
  const isText = isTyped && typeof value === "string" && (issue.expected !== "array" || isJsonText(value));
  return isText ? value : ofType(issue.expected, value);
}

/** One of an enumeration's values, written in other letters: "Full-time" is FULL_TIME. */
function asListed(values: readonly unknown[], value: unknown): unknown {
  // A single value is a confirmation, which is exact.
  if (typeof value !== "string" || values.length < 2) return value;
  const plain = (word: unknown) =>
    String(word)
      .toLowerCase()
      .replace(/[\s-]+/g, "_");
  const same = values.filter((one) => typeof one === "string" && plain(one) === plain(value.trim()));
  return same.length === 1 ? same[0] : value;
}

/** A code that is written in capitals: "eur". */
function inCapitals({ pattern }: { pattern?: string | undefined }, value: unknown): unknown {
  return pattern === "/^[A-Z]{3}$/" && typeof value === "string" && /^[a-z]{3}$/i.test(value)
    ? value.toUpperCase()
    : value;
}

/** The value repaired for the first branch of a union in which that changes an enumeration or a code. */
function asBranch(branches: readonly (readonly Issue[])[], value: unknown): unknown {
  for (const issues of branches) {
    const repaired = issues
      .filter(({ code }) => code === "invalid_value" || code === "invalid_format")
      .reduce((found, issue) => repairedAt(found, issue.path, (item) => repair(issue, item)), value);
    if (repaired !== value) return repaired;
  }
  return value;
}

function ofType(expected: string, value: unknown): unknown {
  if (expected === "array") return asList(value);
  if (typeof value !== "string") return value;
  if (expected === "number" || expected === "int") return asNumber(value);
  if (expected === "boolean") return value === "true" || (value === "false" ? false : value);
  if (expected === "object" || expected === "record") return fromText(value, isObject);
  return value;
}

function asNumber(text: string): unknown {
  return /^-?\d{1,15}(\.\d{1,15})?$/.test(text.trim()) ? Number(text) : text;
}

function asList(value: unknown): unknown {
  if (value === undefined || value === null || value === "") return value;
  const list = typeof value === "string" ? fromText(value, Array.isArray) : value;
  return Array.isArray(list) ? list : [value];
}

/** Parses JSON text, if the result has the wanted type. */
function fromText(text: string, isWanted: (value: unknown) => boolean): unknown {
  if (!isJsonText(text) || jsonTextProblem(text) !== undefined) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isWanted(value) ? value : text;
  } catch {
    return text;
  }
}

function isJsonText(text: string): boolean {
  return /^\s*[[{]/.test(text);
}

function midnight(value: unknown): unknown {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value) ? `${value}T00:00:00.000Z` : value;
}
