import type { Page, PageRequest } from "../store/ports/page.ts";

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
