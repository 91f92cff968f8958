import { fail } from "../../../operation/errors.ts";
import type { Page, PageRequest } from "../../ports/page.ts";

/** Reads a cursor of `toPage`: the key of the last row seen. Throws validation.bad_request if it is none. */
export function readCursor(cursor: string | undefined, length: number): string[] | undefined {
  if (cursor === undefined) return undefined;
  const parts = parse(cursor);
  if (parts?.length === length && parts.every((part) => typeof part === "string")) {
    const key = parts.map(String);
    if (write(key) === cursor) return key;
  }
  throw fail(
    "validation.bad_request",
    "cursor must be the metadata.nextCursor of an earlier answer; leave it out for the first page.",
  );
}

/** Makes a page of rows that were fetched with one more than the limit. */
export function toPage<Row>(rows: Row[], request: PageRequest, keyOf: (row: Row) => string[]): Page<Row> {
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const more = rows.length > request.limit && last !== undefined;
  return { rows: shown, nextCursor: more ? write(keyOf(last)) : null };
}

function write(key: string[]): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

function parse(cursor: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
