import { NOBODY } from "../../common/copy/tables.ts";
import type { DocumentKind } from "../../ports/documents.ts";
import type { Pool } from "../connection/pool.ts";
import { createStatements, sendOn } from "../connection/statements.ts";
import { indexDocuments } from "./entries.ts";

const AT_ONCE = 100;

interface Row {
  id: string;
  kind: DocumentKind;
  json: string;
}

/** Indexes the documents of all users that are not indexed: a migration cannot split texts into words. */
export async function indexStoredDocuments(handle: Pick<Pool, "unsafe">) {
  const { rows, count } = createStatements((statement) => sendOn(handle, statement));
  const seenBy = (userId: string) => rows("select set_config('app.user_id', $1, true)", [userId]);
  await seenBy(NOBODY);
  for (const { id: userId } of await rows<{ id: string }>("select id from users order by id")) {
    await seenBy(userId);
    for (let after = ""; ; ) {
      const found = await rows<Row>(
        `select id, kind, body::text as json from documents
         where user_id = $1 and id > $2 and kind <> 'checkpoint' and not exists (
           select 1 from document_entries where document_entries.user_id = $1 and document_id = documents.id)
         order by id limit ${AT_ONCE}`,
        [userId, after],
      );
      await indexDocuments(
        { rows, send: count },
        userId,
        found.map(({ id, kind, json }) => ({ id, kind, body: JSON.parse(json) })),
      );
      if (found.length < AT_ONCE) break;
      after = found.at(-1)?.id ?? after;
    }
  }
  await seenBy(NOBODY);
}
