/** A page ends after the row that reaches this many characters. */
const PAGE_CHARACTERS = 1_000_000;

/** Groups rows into pages. A page ends at `rowsAPage` rows or 1,000,000 characters. */
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
