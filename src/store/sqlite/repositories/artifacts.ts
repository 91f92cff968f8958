import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import { citedBy, citesClaims } from "../../../engine/artifacts/claimed.ts";
import type { DocumentRepository } from "../../ports/documents.ts";
import type { Db } from "../connection/client.ts";
import { documentRepository } from "./documents.ts";

/** Stores artifacts like other documents, but rejects lines about the user that cite no claim of theirs. */
export function artifactRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => DocumentRepository<Artifact> {
  const documents = documentRepository<Artifact>(db, "artifact", rowsDeleted);
  // One statement for any number: a material of a long resume cites thousands, and the write lock is held meanwhile.
  const countTheirs = db.$client
    .prepare<[string, string], number>(
      "select count(*) from json_each(?) cited cross join claims on claims.id = cited.value and claims.user_id = ?",
    )
    .pluck();
  return (userId) => {
    const stored = documents(userId);
    const areTheirs = (ids: string[]) => countTheirs.get(JSON.stringify(ids), userId) === ids.length;
    return {
      ...stored,
      put: async (artifact) => {
        const { sections } = artifact.contentData;
        if (!sections.every(citesClaims)) throw new Error("A line about the user rests on no claim.");
        // All cited claims must exist when an artifact is created; later, some may have been deleted.
        const isNew = (await stored.get(artifact.id)) === undefined;
        const cited = citedBy(sections);
        if (isNew && !areTheirs(cited))
          throw new Error("A line about the user cites what is no claim of theirs.");
        await stored.put(artifact);
      },
    };
  };
}
