import { claimsOf } from "../../engine/resume/claims.ts";
import { entrySpans, leafPaths } from "../../engine/resume/fields.ts";
import { textOf, toResume } from "../../engine/resume/json-resume.ts";
import { mergeDocuments } from "../../engine/resume/merge.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { oncePerCall } from "../../operation/once-per-call.ts";
import { isObject, sameJson } from "../../shared/json.ts";
import type { Tx } from "../../store/ports/store.ts";
import { indexResume } from "../memories/from-resume.ts";
import { profileUpdated } from "../profile/schema.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { readJsonResume } from "./read-json-resume.ts";
import { readTextResume } from "./read-text-resume.ts";
import { type ClaimRecord, type ResumeData, type ResumeRecord, skillAcquired } from "./schema.ts";

export interface ImportRequest {
  format: ResumeRecord["format"];
  content: unknown;
  mode: "replace" | "merge";
  /** What was stored is gone by now, and nothing is to be joined or compared with it. */
  isAfresh?: boolean;
}

/** Each is stored, remembered and indexed by itself, while everybody else's writes wait. */
const MOST_CLAIMS = 5000;

/** The stored resume with its claims, or undefined before the first import. */
export async function readResume(tx: Tx): Promise<ResumeData | undefined> {
  const record = await tx.resume.get();
  if (!record) return undefined;
  const claims = await tx.resume.claims();
  const { document, fields, confidence, format, warnings, unread, parsedAt } = record;
  return {
    resume: toResume(document, parsedAt),
    document,
    claims: claims.map(({ identity: _, ...claim }) => claim),
    fields,
    confidence,
    format,
    warnings,
    unread,
  };
}

/** Stores a resume in place of the old one or joined into it, and tells what is new. The same again changes nothing. */
export async function storeResume(ctx: HandlerContext, request: ImportRequest): Promise<void> {
  const { record, drafts } = await readOnce(ctx, request);
  if (!drafts) return;
  const known = await ctx.tx.resume.claims();
  const claims = keepIds(ctx, known, drafts);
  await ctx.tx.resume.put(record);
  await ctx.tx.resume.replaceClaims(claims);
  await indexResume(ctx, claims);
  const named = await nameFrom(ctx, record.document);
  await tell(ctx, record, [...named, "resume"], newSkills(known, claims));
}

/** What to store, with its claims; without them where it is stored already. */
const readOnce = oncePerCall(
  () => "",
  async (
    { tx, now }: HandlerContext,
    { format, content, mode, isAfresh }: ImportRequest,
  ): Promise<{ record: ResumeRecord; drafts?: ClaimDraft[] }> => {
    const at = now.toISOString();
    const read = format === "json_resume" ? readJsonResume(content, at) : readTextResume(content, format, at);
    const before = isAfresh ? undefined : await tx.resume.get();
    const record = mode === "merge" && before ? joined(before, read) : read;
    if (before && sameJson(before.document, record.document)) return { record };
    const drafts = draftsOf(record);
    if (drafts.length <= MOST_CLAIMS) return { record, drafts };
    throw fail("validation.bad_request", `content holds more than ${MOST_CLAIMS} entries; no resume does.`);
  },
);

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
    document,
    fields,
    confidence,
    warnings: [...new Set([...before.warnings, ...read.warnings])],
  };
}

type ClaimDraft = Omit<ClaimRecord, "id">;

function draftsOf({ document, fields }: ResumeRecord): ClaimDraft[] {
  const spans = entrySpans(fields);
  return claimsOf(document).map((draft) => {
    const sourceSpan = spans.get(draft.path);
    return { ...draft, ...(sourceSpan && { sourceSpan }) };
  });
}

/** A fact that the last resume had too keeps its claim's id, so that what cites it still stands. */
function keepIds(ctx: HandlerContext, known: ClaimRecord[], drafts: ClaimDraft[]): ClaimRecord[] {
  const ids = new Map(known.map(({ identity, id }) => [identity, id]));
  return drafts.map((draft) => ({ id: ids.get(draft.identity) ?? ctx.newId("clm"), ...draft }));
}

function newSkills(known: ClaimRecord[], claims: ClaimRecord[]): string[] {
  const held = new Set(known.map(({ identity }) => identity));
  return claims
    .filter(({ kind, identity }) => kind === "skill" && !held.has(identity))
    .map(({ text }) => text);
}

/** Name and e-mail of the resume fill what nobody has said yet; they never overwrite. */
async function nameFrom({ tx }: HandlerContext, document: Record<string, unknown>): Promise<string[]> {
  const user = await tx.user.get();
  const basics = isObject(document.basics) ? document.basics : {};
  const name = textOf(basics.name).slice(0, 200);
  const email = textOf(basics.email);
  const change = {
    ...(name !== "" && user?.name === null && { name }),
    ...(isEmail(email) && user?.email === null && { email }),
  };
  if (Object.keys(change).length > 0) await tx.user.rename(change);
  return Object.keys(change);
}

function isEmail(text: string): boolean {
  return (
    text.length <= 254 && /^[A-Za-z0-9._%+-]{1,64}@[A-Za-z0-9-]{1,63}(\.[A-Za-z0-9-]{1,63}){1,8}$/.test(text)
  );
}

async function tell(
  ctx: HandlerContext,
  record: ResumeRecord,
  changedFields: string[],
  skills: string[],
): Promise<void> {
  await ctx.publish(profileUpdated, { changedFields });
  const resume = toResume(record.document, record.parsedAt);
  await recordEvent(ctx, {
    eventType: "resume.imported",
    eventData: {
      format: record.format,
      experienceCount: resume.experience?.length ?? 0,
      educationCount: resume.education?.length ?? 0,
      skillCount: resume.skills?.length ?? 0,
    },
    impactScore: 0.6,
  });
  if (skills.length === 0) return;
  await ctx.publish(skillAcquired, { skills, source: "resume" });
  await recordEvent(ctx, {
    eventType: "skill.acquired",
    eventData: { skills, source: "resume" },
    impactScore: 0.4,
  });
}
