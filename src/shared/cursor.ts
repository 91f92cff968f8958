/** Encodes the key of a page's last row as an opaque string. */
export function writeCursor(key: readonly string[]): string {
  return Buffer.from(JSON.stringify(key)).toString("base64url");
}

/** Reads a key from `writeCursor` with this many parts. Undefined for any other text. */
export function parseCursor(cursor: string, length: number): string[] | undefined {
  const parts = parse(cursor);
  if (parts?.length !== length || !parts.every((part) => typeof part === "string")) return undefined;
  const key = parts.map(String);
  return writeCursor(key) === cursor ? key : undefined;
}

export const notACursor =
  "cursor must be the metadata.nextCursor of an earlier answer; leave it out for the first page.";

/** A cursor that only this list takes back. */
export function cursorOf(list: string, cursor: string): string {
  return `${list}~${cursor}`;
}

/** What `cursorOf` was given. Undefined for a cursor of another list. */
export function cursorIn(list: string, cursor: string): string | undefined {
  const start = cursorOf(list, "");
  return cursor.startsWith(start) ? cursor.slice(start.length) : undefined;
}

function parse(cursor: string): unknown[] | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(cursor, "base64url").toString("utf8"));
    return Array.isArray(value) ? value : undefined;
  } catch {
    return undefined;
  }
}
