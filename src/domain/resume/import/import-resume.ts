import { sameClaims } from "../../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { leaveDemo } from "../../account/demo.ts";
import { announceApplications, proposalsOf, storeApplications } from "../applications.ts";
import { shownResume } from "../resume.ts";
import type { ClaimRecord, ImportPreview, ResumeRecord } from "../schema.ts";
import { callToConfirm } from "../unconfirmed.ts";
import { type ImportRequest, type Incoming, readOnce } from "./incoming.ts";
import { notReadIn } from "./not-read.ts";
import { storeResume } from "./store-resume.ts";

type Sent = Omit<ImportRequest, "file" | "isAfresh"> & { replaceDemo: boolean; preview: boolean };

/** Stores a resume. With `preview`, reports what would change. */
export async function takeIn(ctx: HandlerContext, { replaceDemo, preview, ...sent }: Sent) {
  const request = { ...sent, file: ctx.file };
  const next = proposalsOf(ctx.file);
  if (preview) {
    const asked = { ...request, isAfresh: replaceDemo };
    const data = await previewResume(ctx, asked);
    const { metadata, warnings: unread } = notReadIn((await readOnce(ctx, asked)).record);
    const warnings = [...data.warnings, ...unread, ...(await announceApplications(ctx, ctx.file))];
    return { data: { ...data, warnings }, metadata, next };
  }
  const isAfresh = await leaveDemo(ctx.tx, replaceDemo);
  const stored = await storeResume(ctx, { ...request, isAfresh });
  const noted = await storeApplications(ctx, ctx.file);
  const answer = stored.made?.isExact
    ? answerOnce(ctx, { ...stored, ...stored.made, noted })
    : answerWith({ ...stored, ...(await storedResume(ctx)), noted });
  return { ...answer, next: [...answer.next, ...next] };
}

interface Answered extends Pick<Incoming, "unproved" | "conflicts"> {
  record: ResumeRecord;
  claims: readonly ClaimRecord[];
  /** Warnings of what was stored besides. */
  noted: readonly string[];
}

/** Made and checked before the write lock is taken. */
const answerOnce = oncePerCall(
  ({ noted }: Answered) => noted.join("\n"),
  (_, answered) => answerWith(answered),
);

function answerWith({ record, claims, noted, unproved, conflicts }: Answered) {
  const data = shownResume(record, claims);
  const { metadata, warnings: unread } = notReadIn(record);
  const warnings = [...data.warnings, ...unread, ...noted];
  const more = { ...(unproved && { unproved }), ...(conflicts.length > 0 && { conflicts }) };
  return { data: { ...data, warnings, ...more }, metadata, next: callToConfirm(data) };
}

async function storedResume({ tx }: HandlerContext) {
  const record = await tx.resume.get();
  if (!record) throw new Error("The resume just stored is not there.");
  return { record, claims: await tx.resume.claims() };
}

/** What an import would change, claim by claim. Writes nothing. */
async function previewResume(ctx: HandlerContext, request: ImportRequest): Promise<ImportPreview> {
  const { record, drafts, unproved, conflicts } = await readOnce(ctx, request);
  const known = await ctx.tx.resume.claims();
  const next = drafts ?? known;
  const stored = { document: (await ctx.tx.resume.get())?.document, claims: known };
  const before = sameClaims(stored, { document: record.document, claims: next });
  const stays = new Set([...before.values()].map(({ id }) => id));
  const lines = next.map(({ identity, kind, text }) => ({ kind, text, claim: before.get(identity) }));
  const same = ({ text, claim }: (typeof lines)[number]) => claim?.text === text;
  return {
    document: record.document,
    added: lines.flatMap(({ kind, text, claim }) => (claim ? [] : [{ kind, text }])),
    changed: lines.flatMap((line) =>
      line.claim && !same(line)
        ? [{ id: line.claim.id, kind: line.kind, text: line.text, before: line.claim.text }]
        : [],
    ),
    removed: known.filter(({ id }) => !stays.has(id)).map(({ id, kind, text }) => ({ id, kind, text })),
    kept: lines.flatMap((line) =>
      line.claim && same(line) ? [{ id: line.claim.id, kind: line.kind, text: line.text }] : [],
    ),
    conflicts,
    unread: record.unread,
    warnings: record.warnings,
    ...(unproved && { unproved }),
  };
}
