import { sameClaims } from "../../../engine/resume/same-claims.ts";
import type { HandlerContext } from "../../../operation/handler.ts";
import { leaveDemo } from "../../account/demo.ts";
import { announceApplications, proposalsOf, storeApplications } from "../applications.ts";
import { readResume } from "../resume.ts";
import type { ImportPreview } from "../schema.ts";
import { callToConfirm } from "../unconfirmed.ts";
import { type ImportRequest, readOnce } from "./incoming.ts";
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
  const { unproved, conflicts } = await storeResume(ctx, { ...request, isAfresh });
  const noted = await storeApplications(ctx, ctx.file);
  const data = await readResume(ctx.tx);
  if (!data) throw new Error("The resume just stored is not there.");
  const { metadata, warnings: unread } = notReadIn(await ctx.tx.resume.get());
  const warnings = [...data.warnings, ...unread, ...noted];
  const more = { ...(unproved && { unproved }), ...(conflicts.length > 0 && { conflicts }) };
  return { data: { ...data, warnings, ...more }, metadata, next: [...callToConfirm(data), ...next] };
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
