import { DocumentRows, type ListedDocument } from "../../shared/view/document/rows.tsx";

/** Documents as a list of links to their pages. */
export function DocumentLinks({ rows }: { rows: readonly ListedDocument[] }) {
  return (
    <DocumentRows
      rows={rows}
      link={({ id, title }) => (
        <a href={`/documents/${id}`} dir="auto">
          {title}
        </a>
      )}
    />
  );
}
