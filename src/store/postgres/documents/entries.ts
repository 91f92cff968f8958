import { createHash } from "node:crypto";
import { type IndexedDocument, indexedDocument, rangeOfKind } from "../../common/documents/search-text.ts";
import type { DocumentKind } from "../../ports/documents.ts";
import type { Statements } from "../connection/statements.ts";
import { entryOf, type WordIndex, writeWords } from "../full-text/words.ts";

/** The full-text index of documents. */
export const documentIndex: WordIndex = { words: "document_words", entries: "document_entries" };

type Asked = Pick<Statements, "rows" | "count">;

interface Entered {
  id: string;
  position: number;
  digest: string;
  text: string;
}

/**
 * Indexes stored documents of one user. An entry keeps its position, and an unchanged text is not written again. Rows
 * of the index are deleted with their document.
 */
export async function indexDocuments(
  asked: Asked,
  userId: string,
  documents: readonly Omit<IndexedDocument, "userId">[],
): Promise<void> {
  for (const kind of new Set(documents.map((document) => document.kind)))
    await indexKind(
      asked,
      userId,
      kind,
      documents.filter((document) => document.kind === kind),
    );
}

async function indexKind(
  asked: Asked,
  userId: string,
  kind: DocumentKind,
  documents: readonly Pick<IndexedDocument, "id" | "body">[],
): Promise<void> {
  const range = rangeOfKind(kind);
  if (!range) return;
  const known = await knownEntries(
    asked,
    userId,
    documents.map(({ id }) => id),
  );
  let next = await nextPosition(asked, userId, range);
  const changed = documents.flatMap(({ id, body }): Entered[] => {
    const text = indexedDocument(kind, body);
    const digest = createHash("sha256").update(text).digest("hex");
    const entry = known.get(id);
    if (entry?.digest === digest) return [];
    const position = entry?.position ?? next;
    if (!entry) next += 1;
    return [{ id, position, digest, text }];
  });
  if (changed.length > 0) await write(asked, userId, changed);
}

async function knownEntries({ rows }: Asked, userId: string, ids: readonly string[]) {
  const found = await rows<{ id: string; position: number; digest: string }>(
    `select document_id as id, position, digest from document_entries
     where user_id = $1 and document_id = any($2::text[])`,
    [userId, ids],
  );
  return new Map(found.map((entry) => [entry.id, entry]));
}

async function nextPosition(
  { rows }: Asked,
  userId: string,
  { first, last }: { first: number; last: number },
) {
  const [found] = await rows<{ position: number | null }>(
    "select max(position) as position from document_entries where user_id = $1 and position between $2 and $3",
    [userId, first, last],
  );
  return (found?.position ?? first - 1) + 1;
}

async function write({ count }: Asked, userId: string, changed: readonly Entered[]): Promise<void> {
  const entries = changed.map(({ text, ...entry }) => ({ ...entry, ...entryOf(text) }));
  await count("delete from document_words where user_id = $1 and position = any($2::bigint[])", [
    userId,
    entries.map(({ position }) => position),
  ]);
  await count(
    `insert into document_entries (user_id, position, document_id, length, digest)
     select $1, position, id, length, digest
     from json_to_recordset($2::json) as row (position bigint, id text, length bigint, digest text)
     on conflict (user_id, position) do update set length = excluded.length, digest = excluded.digest`,
    [userId, JSON.stringify(entries.map(({ words: _, ...entry }) => entry))],
  );
  await writeWords({ count }, documentIndex, userId, entries);
}
