import type { DocumentKind, StoredDocument } from "../../ports/documents.ts";
import type { Database, Statement } from "../driver/types.ts";

/** Which documents a list holds: conditions with their values, the order, and the most rows. */
interface Listed {
  /** Further columns, such as those of the order. */
  columns?: readonly string[];
  where: readonly { condition: string; values?: readonly string[] }[];
  order: string;
  limit: number;
}

interface Row {
  body: string;
}

/**
 * Prepares lists of a user's documents of one kind. Each form of a list is prepared once: building a statement takes
 * longer than running it.
 */
export function documentLists<Document extends StoredDocument>(sqlite: Database, kind: DocumentKind) {
  const prepared = new Map<string, Statement<(string | number)[], Row & Record<string, string | null>>>();
  const statement = (source: string) => {
    const known = prepared.get(source) ?? sqlite.prepare(source);
    prepared.set(source, known);
    return known;
  };
  return (userId: string, { columns = [], where, order, limit }: Listed) => {
    const conditions = ["user_id = ?", "kind = ?", ...where.map(({ condition }) => condition)];
    const rows = statement(
      `select ${["body", ...columns].join(", ")} from documents
       where ${conditions.join(" and ")} order by ${order} limit ?`,
    ).all(userId, kind, ...where.flatMap(({ values = [] }) => values), limit);
    // Only `put` writes rows of this kind, so every body is a Document.
    return rows.map(({ body, ...keys }) => ({ document: JSON.parse(body) as Document, keys }));
  };
}

/** The expression of an index: a bound path would be another one. */
export function indexed(field: string): string {
  return `(body ->> '$.${field}')`;
}
