import type { Child } from "hono/jsx";

/** A document in a list. */
export interface ListedDocument {
  id: string;
  title: string;
  /** Its kind, how far it is, and when that was. */
  about: Child;
}

interface RowsProps {
  rows: readonly ListedDocument[];
  /** What leads to a document. */
  link: (row: ListedDocument) => Child;
}

/** Documents as a list that leads to each. */
export function DocumentRows({ rows, link }: RowsProps) {
  return (
    <ul class="rows">
      {rows.map((row) => (
        <li>
          {link(row)}
          <p class="soft">{row.about}</p>
        </li>
      ))}
    </ul>
  );
}
