import type { RawDocument } from "../../ports/documents.ts";
import type { Unit } from "../connection/unit.ts";

const ROWS_A_PAGE = 500;

/** A user's documents as they are stored, by kind, the newest first, page by page. */
export async function* rawDocuments(unit: Unit, userId: string): AsyncGenerator<RawDocument[]> {
  for (let last: RawDocument | undefined; ; ) {
    const page: RawDocument[] = await unit.rows(
      `select kind, id, body::text as json from documents where user_id = $1
       ${last ? "and (kind > $2 or (kind = $2 and id < $3))" : ""} order by kind, id desc limit ${ROWS_A_PAGE}`,
      last ? [userId, last.kind, last.id] : [userId],
    );
    if (page.length > 0) yield page;
    if (page.length < ROWS_A_PAGE) return;
    last = page.at(-1);
  }
}
