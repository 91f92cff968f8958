import type { Child } from "hono/jsx";

export interface ListedDocument {
  id: string;
  title: string;
  /** Its kind, status and date. */
  about: Child;
}

interface RowsProps {
  rows: readonly ListedDocument[];
  /** The link to a document. */
  link: (row: ListedDocument) => Child;
}

/** Documents as a list of links. */
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
