import type { FileContent } from "../../../engine/documents/types.ts";
import { claimsOf, type ClaimDraft as ReadClaim } from "../../../engine/resume/claims.ts";
import { editsBetween } from "../../../engine/resume/edit/edits-between.ts";
import { claimsByKey, reconcile } from "../../../engine/resume/edit/reconcile.ts";
import { entrySpans, leafPaths } from "../../../engine/resume/fields.ts";
import { mergeDocuments } from "../../../engine/resume/merge.ts";
import { sameClaims } from "../../../engine/resume/same-claims.ts";
import { fail } from "../../../operation/errors.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { sameJson } from "../../../shared/json.ts";
import { fieldsFor, identified } from "../identified.ts";
import type { ClaimRecord, Conflict, ImportedResume, Provenance, ResumeRecord } from "../schema.ts";
import { withSuperseded } from "../superseded.ts";
import { apartFrom, isSameApart, type LeftApart } from "../unconfirmed.ts";
import { type Accepted, type ReadRequest, readRequest } from "./read-request.ts";

export interface ImportRequest {
  format?: ResumeRecord["format"] | undefined;
  content: unknown;
  /** The kind of file that the content is. */
  file?: FileContent | undefined;
  mode: "replace" | "merge";
  /**
   * The source text that a caller read the resume from, which proves it. `accept` stores the rest as the person's
   * statements.
   */
  sourceText?: string | undefined;
  accept?: Accepted;
  /** Keep the person's corrections, or take the import's values. */
  conflicts?: "keep" | "take";
  /** The stored resume was replaced, so nothing is merged or compared with it. */
  isAfresh?: boolean;
}

/** Each is stored, remembered and indexed separately, while other users' writes wait. */
const MOST_CLAIMS = 5000;

/** An incoming resume. */
export interface Incoming {
  record: ResumeRecord;
  /** Its claims; absent if it is already stored. */
  drafts?: ClaimDraft[];
  /** Its unconfirmed claims. */
  apart: LeftApart;
  unproved: ReadRequest["unproved"];
  conflicts: Conflict[];
}

/** What to store, with its claims; without claims if it is already stored. */
export const readOnce = oncePerCall(
  () => "",
  async ({ tx, now }: HandlerContext, request: ImportRequest): Promise<Incoming> => {
    const { record: read, apart: fresh, unproved, provenanceOf } = readRequest(request, now.toISOString());
    const before = request.isAfresh ? undefined : await tx.resume.get();
    const known = before ? await tx.resume.claims() : [];
    const { record: kept, conflicts, imported } = withCorrections(read, before, known, request);
    const isMerge = request.mode === "merge" && before !== undefined;
    const joint = { ...(isMerge ? joined(before, kept) : kept), imported };
    const claims = claimsOf(joint.document);
    const record = { ...joint, source: withSuperseded(joint.source, placedClaims(read), claims) };
    const isSame = before !== undefined && sameJson(before.document, record.document);
    // The same resume without a source text says nothing about unconfirmed claims.
    const stays = isMerge || (isSame && request.sourceText === undefined);
    const apart = apartFrom(
      { document: record.document, claims },
      { kept: stays ? before.unconfirmed : [], fresh },
    );
    const result = { record, apart, unproved, conflicts };
    if (isSame && isSameApart(before.unconfirmed, apart)) return result;
    const stated = known.filter(({ provenance }) => provenance === "stated");
    const held = { document: before?.document, claims: isMerge ? known : stated };
    const drafts = draftsOf(record, claims, held, provenanceOf);
    if (drafts.length <= MOST_CLAIMS) return { ...result, drafts };
    throw fail("validation.bad_request", `content holds more than ${MOST_CLAIMS} entries; no resume does.`);
  },
);

/** The reading, with the corrections that a person made since the last import. */
function withCorrections(
  read: ResumeRecord,
  before: ResumeRecord | undefined,
  known: readonly ClaimRecord[],
  { mode, conflicts: rule = "keep" }: ImportRequest,
): Pick<Incoming, "record" | "conflicts"> & { imported: ImportedResume | null } {
  if (!before?.imported || rule === "take") return { record: read, conflicts: [], imported: null };
  const present = identified({ record: before, claims: known });
  const edits = editsBetween(before.imported, present);
  // A merge keeps what the person added anyway.
  const bearing = mode === "merge" ? edits.filter(({ offered }) => offered !== undefined) : edits;
  const { document, conflicts, entries } = reconcile(read.document, bearing, claimsByKey(present));
  const record = { ...read, document, fields: fieldsFor(read, document) };
  const imported =
    mode === "merge"
      ? {
          document: mergeDocuments(before.imported.document, read.document),
          entries: before.imported.entries,
        }
      : { document: read.document, entries };
  return { record, conflicts, imported };
}

function joined(before: ResumeRecord, read: ResumeRecord): ResumeRecord {
  const document = mergeDocuments(before.document, read.document);
  const confidenceOf = new Map(
    [...before.fields, ...read.fields].map((field) => [field.path, field.confidence]),
  );
  const fields = leafPaths(document).map((path) => ({
    path,
    confidence: confidenceOf.get(path) ?? read.confidence,
  }));
  const confidence = Math.min(before.confidence, read.confidence);
  return {
    ...read,
    // No span points into a text that covers only part of a merged resume.
    source: null,
    document,
    fields,
    confidence,
    warnings: [...new Set([...before.warnings, ...read.warnings])],
  };
}

/** The claims of a reading, with their places in its text. */
function placedClaims({ document, fields }: ResumeRecord): Pick<ClaimRecord, "text" | "sourceSpan">[] {
  const spans = entrySpans(fields);
  return claimsOf(document).map(({ text, path }) => ({ text, sourceSpan: spans.get(path) }));
}

export type ClaimDraft = Omit<ClaimRecord, "id">;

/** A document's claims. After a merge, older ones keep their provenance. */
function draftsOf(
  { document, fields }: ResumeRecord,
  claims: readonly ReadClaim[],
  held: { document: ResumeRecord["document"] | undefined; claims: readonly ClaimRecord[] },
  provenanceOf: (identity: string) => Provenance,
): ClaimDraft[] {
  const spans = entrySpans(fields);
  const before = sameClaims(held, { document, claims });
  return claims.map((draft) => {
    const sourceSpan = spans.get(draft.path);
    const same = before.get(draft.identity);
    // A job with a different title is a different statement from the one stated or proved before.
    const isSaid = same?.identity === draft.identity || same?.text === draft.text;
    const provenance = (isSaid ? same?.provenance : undefined) ?? provenanceOf(draft.identity);
    return { ...draft, provenance, ...(sourceSpan && { sourceSpan }) };
  });
}
