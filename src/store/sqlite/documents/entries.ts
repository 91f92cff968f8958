import { type IndexedDocument, indexedDocument, rangeOfKind } from "../../common/documents/search-text.ts";
import type { Database } from "../driver/types.ts";
import { ownerRanges } from "../owner-ranges.ts";

/**
 * Prepares the indexing of stored documents. An entry keeps its position, and an unchanged text is not written again. A
 * trigger deletes the entry of a deleted document.
 */
export function documentIndex(sqlite: Database): (document: IndexedDocument) => void {
  const { rangeMade } = ownerRanges(sqlite);
  const known = sqlite.prepare<[string], { position: number; text: string | null }>(
    `select position, (select text from document_search where rowid = position) as text
     from document_entries where document_id = ?`,
  );
  const lastPosition = sqlite
    .prepare<[number, number], number | null>(
      "select max(position) from document_entries where position between ? and ?",
    )
    .pluck();
  const enter = sqlite.prepare("insert into document_entries (position, document_id) values (?, ?)");
  const write = sqlite.prepare("insert into document_search (rowid, text) values (?, ?)");
  const rewrite = sqlite.prepare("update document_search set text = ? where rowid = ?");
  return ({ id, userId, kind, body }) => {
    const range = rangeOfKind(kind);
    if (!range) return;
    const text = indexedDocument(kind, body);
    const entry = known.get(id);
    if (entry) {
      if (entry.text !== text) rewrite.run(text, entry.position);
      return;
    }
    const user = rangeMade(userId).first;
    const first = user + range.first;
    const position = (lastPosition.get(first, user + range.last) ?? first - 1) + 1;
    enter.run(position, id);
    write.run(position, text);
  };
}

/**
 * Deletes the index entries of all documents of a user. Rebuilds the index from the other entries: see
 * `eraseMemories`.
 */
export function eraseDocumentEntries(sqlite: Database, userId: string): void {
  const range = ownerRanges(sqlite).range(userId);
  if (!range) return;
  sqlite.exec("insert into document_search (document_search, rank) values ('secure-delete', 0)");
  sqlite.prepare("delete from document_search where rowid between ? and ?").run(range.first, range.last);
  sqlite.prepare("delete from document_entries where position between ? and ?").run(range.first, range.last);
  sqlite.exec("insert into document_search (document_search) values ('rebuild')");
  sqlite.exec("insert into document_search (document_search, rank) values ('secure-delete', 1)");
}
