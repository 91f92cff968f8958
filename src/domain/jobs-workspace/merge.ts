import { z } from "zod";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { markGone } from "../citations.ts";
import { indexJob, removeJobFromIndex } from "../memories/from-agent.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { applicationOf } from "./application.ts";
import { broughtBy, takenOut, withoutBrought } from "./brought.ts";
import { urlsOf } from "./known-openings.ts";
import { Job } from "./schema.ts";

/** Merges two items of the same opening. The other one is kept inside, so that it can be split off again. */
export async function mergeJobs(ctx: HandlerContext, job: Job, other: Job): Promise<Job> {
  const events = [...(job.application?.events ?? []), ...(other.application?.events ?? [])];
  const [sourceUrl, ...otherUrls] = [...new Set([...urlsOf(job), ...urlsOf(other)])];
  const { merged: inside = [], ...theirs } = other.metadata ?? {};
  const merged: Job = {
    ...job,
    company: job.company ?? other.company,
    fitBriefRef: job.fitBriefRef ?? other.fitBriefRef,
    reportRefs: union(job.reportRefs, other.reportRefs),
    artifactRefs: union(job.artifactRefs, other.artifactRefs),
    metadata: {
      ...theirs,
      ...job.metadata,
      ...(sourceUrl !== undefined && { sourceUrl }),
      ...(otherUrls.length > 0 && { otherUrls }),
      merged: [
        ...mergedIn(job),
        { ...other, metadata: theirs, brought: broughtBy(other, job) },
        ...Job.array().parse(inside),
      ],
    },
    ...(events.length > 0 && { application: applicationOf(events) }),
    updatedAt: ctx.now.toISOString(),
  };
  await ctx.tx.jobs.remove(other.id);
  await removeJobFromIndex(ctx.tx, other.id);
  await markGone(ctx.tx, [{ kind: "job", id: other.id }]);
  await put(ctx, merged);
  await note(ctx, "job.merged", merged, other.id);
  return merged;
}

/** Splits a merged item off again, with its address, events and documents. Throws ServiceError. */
export async function splitJob(
  ctx: HandlerContext,
  job: Job,
  part: string,
): Promise<[rest: Job, taken: Job]> {
  const inside = mergedIn(job);
  const found = inside.find(({ id }) => id === part);
  if (!found)
    throw fail("jobs_workspace.not_found", "part must be the id of an item in metadata.merged.", {
      see: "jobsWorkspace.get",
    });
  const out = takenOut(found);
  const events = new Set(found.application?.events.map(({ id }) => id));
  const rest: Job = {
    ...job,
    ...withoutBrought(
      job,
      out,
      inside.filter((one) => one !== found),
    ),
    ...(job.application && {
      application: applicationOf(job.application.events.filter(({ id }) => !events.has(id))),
    }),
    updatedAt: ctx.now.toISOString(),
  };
  const again: Job = { ...out.taken, updatedAt: ctx.now.toISOString() };
  await put(ctx, rest);
  await put(ctx, again);
  await note(ctx, "job.split", rest, part);
  return [rest, again];
}

const Inside = z.array(Job).catch([]);

/** The items merged into this one. */
export function mergedIn({ metadata }: Job): Job[] {
  return Inside.parse(metadata?.merged ?? []);
}

async function put(ctx: HandlerContext, job: Job): Promise<void> {
  await ctx.tx.jobs.put(job);
  await indexJob(ctx, job);
}

function note(ctx: HandlerContext, eventType: string, { id, title }: Job, other: string): Promise<unknown> {
  return recordEvent(ctx, { eventType, eventData: { jobsWorkspaceItemId: id, title, other } });
}

function union(left: readonly string[], right: readonly string[]): string[] {
  return [...new Set([...left, ...right])];
}
