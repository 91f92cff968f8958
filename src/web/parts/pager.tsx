import type { z } from "zod";
import type { Declared, Person } from "../person.ts";

/** Links to the next part of a list, and back to its start. */
export function Pager({
  path,
  query,
  next,
  at = "",
}: {
  path: string;
  query: Readonly<Record<string, string>>;
  /** The next part's cursor; absent on the last. */
  next: string | undefined;
  /** Where the list is on the page; by default at the top. */
  at?: string;
}) {
  const { cursor, said: _, change: __, ...kept } = query;
  const to = (more: Record<string, string>) => {
    const all = new URLSearchParams({ ...kept, ...more });
    return `${path}${all.size > 0 ? `?${all}` : ""}${at && `#${at}`}`;
  };
  if (cursor === undefined && next === undefined) return null;
  return (
    <nav class="pager" aria-label="Parts of the list">
      {cursor !== undefined && <a href={to({})}>From the beginning</a>}
      {next !== undefined && <a href={to({ cursor: next })}>More</a>}
    </nav>
  );
}

/** The cursor of a list's next part, from its answer. */
export function nextCursor(metadata: Record<string, unknown>): string | undefined {
  return typeof metadata.nextCursor === "string" ? metadata.nextCursor : undefined;
}

/** How many rows one call for a list asks for. */
const A_CALL = 100;

/** A list's rows from a cursor on, until there are at least `most`. `next` is the start of the others. */
export async function rowsOf<Row>(
  person: Person,
  list: Declared<z.ZodType<Row[]>>,
  most: number,
  cursor?: string,
): Promise<{ rows: Row[]; next: string | undefined }> {
  const rows: Row[] = [];
  let next = cursor;
  do {
    const { data, metadata } = await person.ask(list, { limit: A_CALL, ...(next && { cursor: next }) });
    rows.push(...data);
    next = nextCursor(metadata);
  } while (next !== undefined && rows.length < most);
  return { rows, next };
}
