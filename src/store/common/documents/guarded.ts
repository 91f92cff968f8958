import { citedBy, citesClaims } from "../../../engine/artifacts/claimed.ts";
import type { DocumentRepository } from "../../ports/documents.ts";
import type { Records } from "../../ports/records.ts";

/** Accepts an artifact only if each line about the user cites the user's own claims. */
export function guarded(
  stored: DocumentRepository<Records["artifact"]>,
  areTheirs: (claimIds: string[]) => Promise<boolean>,
): DocumentRepository<Records["artifact"]> {
  return {
    ...stored,
    put: async (artifact) => {
      const { sections } = artifact.contentData;
      if (!sections.every(citesClaims)) throw new Error("A line about the user cites no claim.");
      // All cited claims must exist when an artifact is created. Claims may be deleted later.
      const isNew = (await stored.get(artifact.id)) === undefined;
      if (isNew && !(await areTheirs(citedBy(sections))))
        throw new Error("A line about the user cites an id that is not one of their claims.");
      await stored.put(artifact);
    },
  };
}
