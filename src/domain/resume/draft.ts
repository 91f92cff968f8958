import { claimsOf } from "../../engine/resume/claims.ts";
import { type Place, pathOf } from "../../engine/resume/edit/places.ts";
import { isObject } from "../../shared/json.ts";
import { fieldsFor } from "./identified.ts";
import { readJsonResume } from "./import/read-json-resume.ts";
import type { ClaimRecord, ResumeRecord } from "./schema.ts";

/** A resume with its claims while it is being corrected. */
export interface Draft {
  record: ResumeRecord;
  claims: ClaimRecord[];
}

interface Step {
  newId: () => string;
  /** The id that a claim had while unconfirmed. */
  idOf?: (claim: Pick<ClaimRecord, "identity" | "path">) => string | undefined;
  /** Places whose claims are now the person's statements. */
  touched: readonly Place[];
}

/** A draft with another document. Every claim with the same text keeps its id. */
export function withClaims({ record, claims }: Draft, document: unknown, step: Step): Draft {
  const known = new Map(claims.map((claim) => [claim.identity, claim]));
  const drafts = claimsOf(isObject(document) ? document : {});
  const still = new Set(drafts.map(({ identity }) => identity));
  const replaced = new Map(
    claims
      .filter(({ identity }) => !still.has(identity))
      .map((claim) => [`${claim.kind} ${claim.path}`, claim]),
  );
  const touched = new Set(step.touched.map(pathOf));
  const next = drafts.map((draft): ClaimRecord => {
    const same = known.get(draft.identity);
    const before = same ?? replaced.get(`${draft.kind} ${draft.path}`);
    if (!before) return { ...draft, id: step.idOf?.(draft) ?? step.newId(), provenance: "stated" };
    const isAsRead = before.text === draft.text && !touched.has(draft.path);
    if (isAsRead) return { ...before, ...draft };
    const { sourceSpan, ...unplaced } = before;
    // A claim with the same text keeps its position in the source.
    const place = before.text === draft.text && sourceSpan ? { sourceSpan } : {};
    return { ...unplaced, ...place, ...draft, provenance: "stated" };
  });
  return { record: withFields(record, document), claims: next };
}

function withFields(record: ResumeRecord, document: unknown): ResumeRecord {
  const checked = readJsonResume(document, record.parsedAt);
  return { ...record, document: checked.document, fields: fieldsFor(record, checked.document) };
}
