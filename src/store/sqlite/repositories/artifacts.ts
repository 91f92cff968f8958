import { and, eq, inArray } from "drizzle-orm";
import { claims } from "../../../../db/sqlite/schema.ts";
import type { Artifact } from "../../../domain/execution-artifacts/schema.ts";
import { citedBy, citesClaims } from "../../../engine/artifacts/claimed.ts";
import type { DocumentRepository } from "../../ports/documents.ts";
import type { Db } from "../connection/client.ts";
import { documentRepository } from "./documents.ts";

/** Artifacts as other documents, but that none is stored with a line about the user that rests on no claim of theirs. */
export function artifactRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => DocumentRepository<Artifact> {
  const documents = documentRepository<Artifact>(db, "artifact", rowsDeleted);
  return (userId) => {
    const stored = documents(userId);
    const areTheirs = (ids: string[]) =>
      db
        .select({ id: claims.id })
        .from(claims)
        .where(and(eq(claims.userId, userId), inArray(claims.id, ids)))
        .all().length === ids.length;
    return {
      ...stored,
      put: async (artifact) => {
        const { sections } = artifact.contentData;
        if (!sections.every(citesClaims)) throw new Error("A line about the user rests on no claim.");
        // A claim may be gone when an artifact is changed later; when it is made, all must be there.
        const isNew = (await stored.get(artifact.id)) === undefined;
        const cited = citedBy(sections);
        if (isNew && !areTheirs(cited))
          throw new Error("A line about the user cites what is no claim of theirs.");
        await stored.put(artifact);
      },
    };
  };
}
