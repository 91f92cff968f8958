import { counted } from "../../shared/text/words.ts";

/** The formats of texts, by their names in schemas. */
export const formatNames: Record<string, string> = {
  datetime: "date-time (RFC 3339 in UTC, e.g. 2026-01-31T12:00:00.000Z)",
  date: "date (e.g. 2026-01-31)",
  url: "absolute URL",
  email: "e-mail address",
  regex: "text of the documented form",
};

/** A limit of a text, a list or a number, as what follows "must". */
export function bound(origin: string, word: string, limit: number | bigint): string {
  if (origin === "string") return `have ${word} ${counted(Number(limit), "character")}`;
  if (origin === "array" || origin === "set") return `have ${word} ${counted(Number(limit), "item")}`;
  return `be ${word} ${limit}`;
}

/** The type of a value that should have another type. */
export function notForm(value: unknown): string {
  if (value === undefined) return "";
  if (value === "") return ", not an empty text";
  const type = Array.isArray(value) ? "array" : value === null ? "null" : typeof value;
  return `, not ${typeName(type)}`;
}

/** A type of JSON with its article. */
export function typeName(expected: string): string {
  const names: Record<string, string> = {
    int: "a whole number",
    number: "a number",
    boolean: "true or false",
    array: "an array",
    object: "an object",
    record: "an object",
    string: "a string",
    null: "null",
  };
  return names[expected] ?? `a ${expected}`;
}
