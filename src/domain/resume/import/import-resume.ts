import type { FileContent, ListedApplication } from "../../../engine/documents/types.ts";
import { sameClaims } from "../../../engine/resume/same-claims.ts";
import type { HandlerContext, NextCall } from "../../../operation/handler.ts";
import { oncePerCall } from "../../../operation/once-per-call.ts";
import { allPages } from "../../../operation/page.ts";
import { cutText } from "../../../shared/text/words.ts";
import { leaveDemo } from "../../account/demo.ts";
import { createJob } from "../../jobs-workspace/jobs.ts";
import { recordJobEvent } from "../../jobs-workspace/record-job-event.ts";
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

/** Each is stored, indexed and noted separately. */
const MOST = 200;

/** The applications in a file that are not yet jobs workspace items, newest first. */
async function newApplications(
  { tx }: HandlerContext,
  file: FileContent | undefined,
): Promise<ListedApplication[]> {
  const listed = file?.applications ?? [];
  if (listed.length === 0) return [];
  const jobs = await allPages((page) => tx.jobs.list(page));
  const known = new Set(jobs.map(({ title, company }) => keyOf(title, company)));
  const fresh = listed.filter(({ title, company }) => {
    const key = keyOf(title, company);
    return known.size !== known.add(key).size;
  });
  return fresh.sort((a, b) => (b.appliedOn ?? "").localeCompare(a.appliedOn ?? "")).slice(0, MOST);
}

function keyOf(title: string, company: string | null | undefined): string {
  return `${title}\n${company ?? ""}`.toLowerCase();
}

/** Stores the applications in a file as jobs workspace items, if the caller may. Returns what to report about it. */
async function storeApplications(ctx: HandlerContext, file: FileContent | undefined): Promise<string[]> {
  const fresh = await newApplications(ctx, file);
  if (fresh.length === 0) return [];
  if (!ctx.actor.scopes.has("write:jobs_workspace"))
    return [`${counted(fresh.length)} not taken: that needs the scope write:jobs_workspace.`];
  for (const { title, company, url, appliedOn } of fresh) {
    const job = await createJob(ctx, {
      ...{ type: "opportunity", title: cutText(title, 500), sourceType: "imported" },
      ...(company !== undefined && { company: cutText(company, 500) }),
      ...(url !== undefined && { metadata: { url } }),
    });
    const at = appliedOn === undefined ? undefined : `${appliedOn}T00:00:00.000Z`;
    await recordJobEvent(ctx, job, { kind: "applied", at });
  }
  return [`${counted(fresh.length)} put into the jobs workspace.`];
}

/** What an import would do with the applications in a file. */
async function announceApplications(ctx: HandlerContext, file: FileContent | undefined): Promise<string[]> {
  const { length } = await newApplications(ctx, file);
  return length === 0 ? [] : [`${counted(length)} to be put into the jobs workspace.`];
}

function counted(count: number): string {
  return count === 1 ? "1 application of the export is" : `${count} applications of the export are`;
}

/** The call that stores the person's wishes from a file in the profile. Only the person can agree to it. */
function proposalsOf(file: FileContent | undefined): NextCall[] {
  if (!file?.proposals) return [];
  const why = "The export says this about what the user is looking for. Ask if it is still true.";
  return [{ operation: "profile.update", input: file.proposals, why }];
}
