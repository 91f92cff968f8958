import { z } from "zod";
import type { Page, PageRequest } from "../store/ports/page.ts";

const pages = new WeakSet<z.ZodType>();

/** The output of an operation that returns a page: `data` is an array, `metadata` has `count` and `nextCursor`. */
export function page<Item extends z.ZodType>(item: Item): z.ZodArray<Item> {
  const schema = z.array(item);
  pages.add(schema);
  return schema;
}

/** True if an output was made by `page`. */
export function isPage(output: z.ZodType): boolean {
  return pages.has(output);
}

/**
 * The schema of a list that a handler returns as an iterator, so it need not fit into memory. Parsing it reads the
 * whole list.
 */
export function listInPieces<Item extends z.ZodType>(item: Item) {
  return z.preprocess(
    (rows: IterableIterator<z.input<Item>>) => (Array.isArray(rows) ? rows : [...rows]),
    z.array(item),
  );
}

const ROWS = 200;

/** Every row of a list, read page by page. */
export async function allPages<Row>(list: (page: PageRequest) => Promise<Page<Row>>): Promise<Row[]> {
  const rows: Row[] = [];
  let cursor: string | undefined;
  do {
    const page = await list({ limit: ROWS, cursor });
    rows.push(...page.rows);
    cursor = page.nextCursor ?? undefined;
  } while (cursor !== undefined);
  return rows;
}
