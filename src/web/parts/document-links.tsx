import { DocumentRows, type ListedDocument } from "../../shared/view/document/rows.tsx";
import { Text } from "../../shared/view/text.tsx";

/** Documents as a list of links to their pages. */
export function DocumentLinks({ rows }: { rows: readonly ListedDocument[] }) {
  return (
    <DocumentRows
      rows={rows}
      link={({ id, title }) => (
        <a href={`/documents/${id}`} dir="auto">
          <Text>{title}</Text>
        </a>
      )}
    />
  );
}
