import { fail } from "../../operation/errors.ts";
import { notACursor, parseCursor, writeCursor } from "../../shared/cursor.ts";
import type { Page, PageRequest } from "../ports/page.ts";

/** Reads the key of the last row from a cursor that `toPage` made. Throws validation.bad_request for anything else. */
export function readCursor(cursor: string | undefined, length: number): string[] | undefined {
  const key = cursor === undefined ? undefined : parseCursor(cursor, length);
  if (key || cursor === undefined) return key;
  throw fail("validation.bad_request", notACursor);
}

/** Makes a page. `rows` must hold one row more than the limit if there is a next page. */
export function toPage<Row>(rows: Row[], request: PageRequest, keyOf: (row: Row) => string[]): Page<Row> {
  const shown = rows.slice(0, request.limit);
  const last = shown.at(-1);
  const more = rows.length > request.limit && last !== undefined;
  return { rows: shown, nextCursor: more ? writeCursor(keyOf(last)) : null };
}
