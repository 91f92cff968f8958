import { placeOfPath, valueAt } from "../../engine/resume/edit/places.ts";
import type { Identified } from "../../engine/resume/edit/types.ts";
import { leafPaths } from "../../engine/resume/fields.ts";
import { sameJson } from "../../shared/json.ts";
import type { ClaimRecord, ResumeRecord } from "./schema.ts";

/** The fields of a document, taken from a record's: those at the same place keep how they were read. */
export function fieldsFor(record: ResumeRecord, document: ResumeRecord["document"]): ResumeRecord["fields"] {
  const known = new Map(record.fields.map((field) => [field.path, field]));
  return leafPaths(document).map((path) => {
    const field = known.get(path);
    const place = placeOfPath(path);
    const isAsRead = sameJson(valueAt(record.document, place), valueAt(document, place));
    return field && isAsRead ? field : { path, confidence: 1, readBy: "caller" as const };
  });
}

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
