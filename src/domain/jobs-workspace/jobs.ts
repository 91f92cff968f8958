import type { HandlerContext } from "../../operation/handler.ts";
import { mergePatch } from "../../shared/json.ts";
import { withoutOldMarks } from "../citations.ts";
import { indexJob } from "../memories/from-agent.ts";
import { newRefs, requireRefs } from "../references.ts";
import { recordEvent } from "../timeline/record-event.ts";
import type { Job } from "./schema.ts";

type NewJob = Pick<Job, "type" | "title" | "sourceType"> & Partial<Job>;

/** Stores a new item after checking its references. */
export async function createJob(ctx: HandlerContext, input: NewJob): Promise<Job> {
  await requireRefs(ctx.tx, input);
  const at = ctx.now.toISOString();
  const job: Job = {
    ...input,
    id: ctx.newId("job"),
    userId: ctx.actor.userId,
    status: input.status ?? "discovering",
    reportRefs: input.reportRefs ?? [],
    artifactRefs: input.artifactRefs ?? [],
    createdAt: at,
    updatedAt: at,
  };
  await ctx.tx.jobs.put(job);
  await indexJob(ctx, job);
  await recordEvent(ctx, {
    eventType: "job.added",
    eventData: { jobsWorkspaceItemId: job.id, title: job.title, type: job.type, status: job.status },
  });
  return job;
}

/** The timeline weight of a person's status change, and of the service's own. */
const impact = { person: 0.4, service: 0 } as const;

/** Applies a patch. Metadata merges, null removes a field, and a new status is added to the timeline. */
export async function patchJob(
  ctx: HandlerContext,
  job: Job,
  patch: Partial<Job>,
  by: keyof typeof impact = "person",
): Promise<Job> {
  await requireRefs(ctx.tx, newRefs(patch, job));
  const given = Object.fromEntries(Object.entries(patch).filter(([, value]) => value !== undefined));
  const metadata = patch.metadata
    ? mergePatch(job.metadata ?? {}, patch.metadata)
    : (patch.metadata ?? job.metadata);
  const changed = withoutOldMarks<Job>({
    ...job,
    ...given,
    ...(metadata !== undefined && { metadata: metadata === null ? null : { ...Object(metadata) } }),
    updatedAt: ctx.now.toISOString(),
  });
  await ctx.tx.jobs.put(changed);
  await indexJob(ctx, changed);
  if (changed.status !== job.status) {
    await recordEvent(ctx, {
      eventType: "job.status_changed",
      eventData: { jobsWorkspaceItemId: job.id, title: changed.title, from: job.status, to: changed.status },
      impactScore: impact[by],
    });
  }
  return changed;
}

/** Adds a document to the item it was made for. The item then has documents. */
export async function attachArtifact(
  ctx: HandlerContext,
  jobId: string | undefined,
  artifactId: string,
): Promise<void> {
  const current = jobId === undefined ? undefined : await ctx.tx.jobs.get(jobId);
  if (!current) return;
  const early = ["discovering", "intake_ready", "fit_ready"].includes(current.status);
  if (current.artifactRefs.includes(artifactId) && !early) return;
  const artifactRefs = [...new Set([...current.artifactRefs, artifactId])];
  const status = early && { status: "artifacts_ready" as const };
  await patchJob(ctx, current, { artifactRefs, ...status }, "service");
}
