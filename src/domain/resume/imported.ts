import type { Identified } from "../../engine/resume/edit/types.ts";
import type { ClaimRecord, ResumeRecord } from "./schema.ts";

/** A stored resume with the claims of its entries. */
export function identified({
  record,
  claims,
}: {
  record: Pick<ResumeRecord, "document">;
  claims: readonly Pick<ClaimRecord, "id" | "path">[];
}): Identified {
  const entries = claims.filter(({ path }) => /^\w+\[\d+\]$/.test(path));
  return {
    document: record.document,
    entries: Object.fromEntries(entries.map(({ path, id }) => [path, id])),
  };
}
