import type { HandlerContext } from "../../operation/handler.ts";
import { leaveDemo } from "../account/demo.ts";
import { announceApplications, proposalsOf, storeApplications } from "./applications.ts";
import { type ImportRequest, readOnce } from "./incoming.ts";
import { notReadIn } from "./not-read.ts";
import { previewResume } from "./preview.ts";
import { readResume, storeResume } from "./resume.ts";
import { callToConfirm } from "./unconfirmed.ts";

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
