import { z } from "zod";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { markGone } from "../citations.ts";
import { indexJob, removeJobFromIndex } from "../memories/from-agent.ts";
import { recordEvent } from "../timeline/record-event.ts";
import { applicationOf } from "./application.ts";
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

/** What an item added to the one that it was merged into. Only this goes when it is split off again. */
const Brought = z.object({
  urls: z.array(z.string()),
  reportRefs: z.array(z.string()),
  artifactRefs: z.array(z.string()),
  metadata: z.array(z.string()),
  company: z.boolean(),
  fitBriefRef: z.boolean(),
});
type Brought = z.infer<typeof Brought>;

const addresses = ["sourceUrl", "otherUrls", "merged"];

/** What `other` adds to `job`. */
function broughtBy(other: Job, job: Job): Brought {
  const missing = (of: readonly string[], from: readonly string[]) => from.filter((one) => !of.includes(one));
  const own = Object.keys(job.metadata ?? {});
  return {
    urls: missing(urlsOf(job), urlsOf(other)),
    reportRefs: missing(job.reportRefs, other.reportRefs),
    artifactRefs: missing(job.artifactRefs, other.artifactRefs),
    metadata: missing([...own, ...addresses], Object.keys(other.metadata ?? {})),
    company: !job.company && Boolean(other.company),
    fitBriefRef: !job.fitBriefRef && Boolean(other.fitBriefRef),
  };
}

/** An item that was merged into another as it was before, and what it added; all that it has for older merges. */
function takenOut({ brought, ...taken }: Job): { taken: Job; brought: Brought } {
  const known = Brought.safeParse(brought);
  if (known.success) return { taken, brought: known.data };
  const { reportRefs, artifactRefs } = taken;
  return {
    taken,
    brought: {
      ...{ urls: urlsOf(taken), reportRefs, artifactRefs, metadata: [], company: false },
      fitBriefRef: Boolean(taken.fitBriefRef),
    },
  };
}

/** An item's fields without what another one brought, except what those that stay have as well. */
function withoutBrought(job: Job, { taken, brought }: ReturnType<typeof takenOut>, others: readonly Job[]) {
  const stays = new Set(others.flatMap(urlsOf));
  const gone = new Set(brought.urls.filter((url) => !stays.has(url)));
  const [sourceUrl, ...otherUrls] = urlsOf(job).filter((url) => !gone.has(url));
  const kept = Object.entries(job.metadata ?? {}).filter(
    ([key]) => !addresses.includes(key) && !brought.metadata.includes(key),
  );
  const isTheirs = brought.fitBriefRef && job.fitBriefRef === taken.fitBriefRef;
  return {
    company: brought.company && job.company === taken.company ? null : job.company,
    fitBriefRef: isTheirs ? null : job.fitBriefRef,
    reportRefs: job.reportRefs.filter((ref) => !brought.reportRefs.includes(ref)),
    artifactRefs: job.artifactRefs.filter((ref) => !brought.artifactRefs.includes(ref)),
    metadata: {
      ...Object.fromEntries(kept),
      ...(sourceUrl !== undefined && { sourceUrl }),
      ...(otherUrls.length > 0 && { otherUrls }),
      ...(others.length > 0 && { merged: [...others] }),
    },
  };
}
