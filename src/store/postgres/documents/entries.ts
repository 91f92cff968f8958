import { createHash } from "node:crypto";
import { type IndexedDocument, indexedDocument, rangeOfKind } from "../../common/documents/search-text.ts";
import type { DocumentKind } from "../../ports/documents.ts";
import { type Statements, written } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";
import { entryOf, type SendWrite, type WordIndex, writeWords } from "../full-text/words.ts";

/** The full-text index of documents. */
export const documentIndex: WordIndex = { words: "document_words", entries: "document_entries" };

interface Asked {
  rows: Statements["rows"];
  send: SendWrite;
}

interface Known {
  id: string | null;
  position: number | null;
  digest: string;
}

interface Entered {
  id: string;
  position: number;
  digest: string;
  text: string;
  isNew: boolean;
}

/** How a transaction indexes: its writes are not waited for one by one. */
export function indexOf({ rows, post }: Unit): Asked {
  return { rows, send: async (text, values) => post(written(text, values)) };
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
  const found = await asked.rows<Known>(
    `select document_id as id, position, digest from document_entries
     where user_id = $1 and document_id = any($2::text[])
     union all
     select null, max(position), '' from document_entries where user_id = $1 and position between $3 and $4`,
    [userId, documents.map(({ id }) => id), range.first, range.last],
  );
  const known = new Map(found.map(({ id, position, digest }) => [id, { position, digest }]));
  let next = (known.get(null)?.position ?? range.first - 1) + 1;
  const changed = documents.flatMap(({ id, body }): Entered[] => {
    const text = indexedDocument(kind, body);
    const digest = createHash("sha256").update(text).digest("hex");
    const entry = known.get(id);
    if (entry?.digest === digest) return [];
    const position = entry?.position ?? next;
    if (!entry) next += 1;
    return [{ id, position, digest, text, isNew: entry === undefined }];
  });
  if (changed.length > 0) await write(asked, userId, changed);
}

async function write({ send }: Asked, userId: string, changed: readonly Entered[]): Promise<void> {
  const entries = changed.map(({ text, ...entry }) => ({ ...entry, ...entryOf(text) }));
  const stale = changed.filter(({ isNew }) => !isNew).map(({ position }) => position);
  if (stale.length > 0)
    await send("delete from document_words where user_id = $1 and position = any($2::bigint[])", [
      userId,
      stale,
    ]);
  await send(
    `insert into document_entries (user_id, position, document_id, length, digest)
     select $1, position, id, length, digest
     from json_to_recordset($2::json) as row (position bigint, id text, length bigint, digest text)
     on conflict (user_id, position) do update set length = excluded.length, digest = excluded.digest`,
    [userId, JSON.stringify(entries.map(({ words: _, ...entry }) => entry))],
  );
  await writeWords(send, documentIndex, userId, entries);
}
