import { citedBy, citesClaims } from "../../engine/artifacts/claimed.ts";
import type { DocumentRepository } from "../ports/documents.ts";
import type { Records } from "../ports/records.ts";

/** Artifacts that may be put only where each line about the user cites claims of theirs. */
export function guarded(
  stored: DocumentRepository<Records["artifact"]>,
  areTheirs: (claimIds: string[]) => Promise<boolean>,
): DocumentRepository<Records["artifact"]> {
  return {
    ...stored,
    put: async (artifact) => {
      const { sections } = artifact.contentData;
      if (!sections.every(citesClaims)) throw new Error("A line about the user rests on no claim.");
      // All cited claims must exist when an artifact is created; later, some may have been deleted.
      const isNew = (await stored.get(artifact.id)) === undefined;
      if (isNew && !(await areTheirs(citedBy(sections))))
        throw new Error("A line about the user cites what is no claim of theirs.");
      await stored.put(artifact);
    },
  };
}
