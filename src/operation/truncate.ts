import { isObject } from "../shared/json.ts";

/**
 * Cuts a JSON value to at most `budget` bytes: shortens long texts and drops the last items of the longest lists,
 * largest first. Returns the value and the paths of what was cut, each once.
 */
export function truncateJson<Value>(value: Value, budget: number): { value: Value; cut: string[] } {
  const cut = new Set<string>();
  let fitted: unknown = structuredClone(value);
  for (const mostCharacters of [2000, 500, 200, 80]) {
    if (bytes(fitted) <= budget) break;
    fitted = shorten(fitted, mostCharacters, "", cut);
  }
  while (bytes(fitted) > budget && dropFromLargest(fitted, bytes(fitted) - budget, cut));
  // Shortened texts and lists keep their types, so the value still has its shape.
  return { value: fitted as Value, cut: [...cut].sort() };
}

/** The size of a value's JSON in bytes. */
export function bytes(value: unknown): number {
  return new TextEncoder().encode(JSON.stringify(value)).length;
}

function shorten(value: unknown, most: number, path: string, cut: Set<string>): unknown {
  if (typeof value === "string") {
    // Never cuts e-mail addresses, which have at most 254 characters.
    if (value.length <= most || path.endsWith("user.email")) return value;
    cut.add(path);
    return `${[...value.slice(0, most)].slice(0, -1).join("")}…`;
  }
  if (Array.isArray(value)) return value.map((item) => shorten(item, most, `${path}[]`, cut));
  if (!isObject(value)) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, shorten(item, most, below(path, key), cut)]),
  );
}

interface Large {
  path: string;
  size: number;
  drop: (share: number) => void;
}

/**
 * Drops items from the ends of the largest lists, and fields from the largest free-form objects, until about `excess`
 * bytes are gone. False if nothing is left to drop.
 */
function dropFromLargest(value: unknown, excess: number, cut: Set<string>): boolean {
  const large = lists(value, "").sort((left, right) => right.size - left.size);
  let left = excess;
  for (const { path, size, drop } of large) {
    if (left <= 0) break;
    drop(Math.min(1, left / size));
    cut.add(path);
    left -= size;
  }
  return large.length > 0;
}

/** Objects whose fields may all be dropped. */
const freeForm = new Set(["profile", "eventData", "content", "details", "inputs"]);

/** Objects whose field names come from callers. */
const freelyNamed = new Set([
  ...freeForm,
  ...["goal", "target", "goalSnapshot", "targetSnapshot", "metadata", "constraints", "context"],
  ...["career_goals", "document", "jsonResume"],
]);

/** The non-empty lists and free-form objects, without those nested inside one. */
function lists(value: unknown, path: string): Large[] {
  if (Array.isArray(value)) {
    const own = { path, size: bytes(value), drop: (share: number) => dropItems(value, share) };
    return value.length > 0 ? [own] : [];
  }
  if (!isObject(value)) return [];
  if (!isFreeForm(path)) return Object.entries(value).flatMap(([key, item]) => lists(item, below(path, key)));
  const isEmpty = Object.keys(value).length === 0;
  return isEmpty ? [] : [{ path, size: bytes(value), drop: (share) => dropFields(value, share) }];
}

function isFreeForm(path: string): boolean {
  return freeForm.has(lastOf(path));
}

function lastOf(path: string): string {
  return path.slice(path.lastIndexOf(".") + 1).replaceAll("[]", "");
}

/** The path of a field. Caller-chosen names are not repeated. */
function below(path: string, key: string): string {
  if (freelyNamed.has(lastOf(path)) || !/^\w{1,40}$/.test(key)) return path;
  return path === "" ? key : `${path}.${key}`;
}

function dropItems(list: unknown[], share: number): void {
  list.splice(list.length - Math.max(1, Math.floor(list.length * share)));
}

function dropFields(object: Record<string, unknown>, share: number): void {
  const fields = Object.keys(object);
  for (const field of fields.slice(fields.length - Math.max(1, Math.floor(fields.length * share)))) {
    delete object[field];
  }
}
