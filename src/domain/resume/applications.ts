import type { FileContent, ListedApplication } from "../../engine/documents/types.ts";
import type { HandlerContext, NextCall } from "../../operation/handler.ts";
import { allPages } from "../../operation/page.ts";
import { cutText } from "../../shared/text/words.ts";
import { createJob } from "../jobs-workspace/jobs.ts";
import { recordJobEvent } from "../jobs-workspace/record-job-event.ts";

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
export async function storeApplications(
  ctx: HandlerContext,
  file: FileContent | undefined,
): Promise<string[]> {
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
export async function announceApplications(
  ctx: HandlerContext,
  file: FileContent | undefined,
): Promise<string[]> {
  const { length } = await newApplications(ctx, file);
  return length === 0 ? [] : [`${counted(length)} to be put into the jobs workspace.`];
}

function counted(count: number): string {
  return count === 1 ? "1 application of the export is" : `${count} applications of the export are`;
}

/** The call that stores the person's wishes from a file in the profile. Only the person can agree to it. */
export function proposalsOf(file: FileContent | undefined): NextCall[] {
  if (!file?.proposals) return [];
  const why = "The export says this about what the user is looking for. Ask if it is still true.";
  return [{ operation: "profile.update", input: file.proposals, why }];
}
