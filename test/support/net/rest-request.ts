import { type Operation, pathFields } from "../../../src/operation/definition.ts";
import { fieldKinds } from "../../../src/operation/input/field-kinds.ts";
import type { Json } from "../json.ts";

/** The REST request that says what a flat input says. */
export function restRequest(operation: Operation, input: Json): { path: string; body?: Json } {
  const inPath = pathFields(operation.http.path);
  const bodyless = operation.http.method === "GET" || operation.http.method === "DELETE";
  const inQuery = bodyless ? [...fieldKinds(operation).keys()] : (operation.http.query ?? []);
  const rest = Object.entries(input).filter(([field]) => !inPath.includes(field));
  const query = new URLSearchParams();
  for (const [field, value] of rest) if (inQuery.includes(field)) query.set(field, String(value));
  const path = operation.http.path.replace(/\{(\w+)\}/g, (_, field) => inPathForm(input[field]));
  const url = query.size > 0 ? `${path}?${query}` : path;
  if (bodyless) return { path: url };
  return { path: url, body: Object.fromEntries(rest.filter(([field]) => !inQuery.includes(field))) };
}

/** Percent-encoded UTF-8; half a character, which no path can hold, as the sign that stands for it. */
function inPathForm(value: unknown): string {
  return encodeURIComponent(Buffer.from(String(value)).toString());
}
