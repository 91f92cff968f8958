import { isObject } from "../shared/json.ts";

/** A JSON value as one line for reading and searching: `by: 2027; direction: nursing`. "" for an empty value. */
export function plainText(value: unknown): string {
  if (Array.isArray(value)) return value.map(plainText).filter(Boolean).join(", ");
  if (!isObject(value)) return value === null || value === undefined ? "" : String(value).trim();
  return Object.entries(value)
    .map(([key, item]) => [key.replaceAll("_", " "), plainText(item)])
    .filter(([, text]) => text !== "")
    .map(([key, text]) => `${key}: ${text}`)
    .join("; ");
}
