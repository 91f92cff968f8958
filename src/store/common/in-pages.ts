/** So much text is held of the rows of a page, beside one more row. */
const PAGE_CHARACTERS = 1_000_000;

/** Collects rows into pages, which are ended by a number of rows or by the length of their texts in characters. */
export function* inPages<Row>(
  rows: Iterable<Row>,
  lengthOf: (row: Row) => number,
  rowsAPage = Number.POSITIVE_INFINITY,
): Generator<Row[]> {
  let page: Row[] = [];
  let length = 0;
  for (const row of rows) {
    page.push(row);
    length += lengthOf(row);
    if (page.length < rowsAPage && length < PAGE_CHARACTERS) continue;
    yield page;
    page = [];
    length = 0;
  }
  if (page.length > 0) yield page;
}
