import { guarded } from "../../common/documents.ts";
import type { DocumentRepository } from "../../ports/documents.ts";
import type { Records } from "../../ports/records.ts";
import type { Db } from "../driver/drizzle.ts";
import { documentRepository } from "./documents.ts";

/** Stores artifacts like other documents, but rejects lines about the user that cite no claim of theirs. */
export function artifactRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => DocumentRepository<Records["artifact"]> {
  const documents = documentRepository<Records["artifact"]>(db, "artifact", rowsDeleted);
  // One statement for any number: a material of a long resume cites thousands, and the write lock is held meanwhile.
  const countTheirs = db.$client
    .prepare<[string, string], number>(
      "select count(*) from json_each(?) cited cross join claims on claims.id = cited.value and claims.user_id = ?",
    )
    .pluck();
  return (userId) =>
    guarded(documents(userId), async (ids) => countTheirs.get(JSON.stringify(ids), userId) === ids.length);
}
