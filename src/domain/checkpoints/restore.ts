import type { HandlerContext } from "../../operation/handler.ts";
import type { Tx } from "../../store/ports/store.ts";
import { type OperationLink, suggestion, toCalls, toNextCalls } from "../operation-links.ts";
import type { Checkpoint } from "./schema.ts";

const MOST_EVENTS = 500;

/**
 * What an agent needs to continue from the checkpoint: snapshots, references that still exist, deleted ones,
 * changes since, and the next calls. User data does not change; an archived checkpoint becomes active.
 */
export async function restoreCheckpoint(ctx: HandlerContext, stored: Checkpoint) {
  const checkpoint: Checkpoint = { ...stored, status: "active" };
  if (stored.status === "archived") {
    await ctx.tx.checkpoints.put({ ...checkpoint, updatedAt: ctx.now.toISOString() });
  }
  const { found, missing } = await referenced(ctx.tx, checkpoint);
  const suggestions = suggest(
    checkpoint,
    found.jobs.map(({ id }) => id),
  );
  const data = {
    checkpoint: { id: checkpoint.id, kind: checkpoint.kind, status: checkpoint.status },
    continuation: {
      goal: checkpoint.goalSnapshot ?? null,
      target: checkpoint.targetSnapshot ?? null,
      metadata: checkpoint.metadata ?? null,
      ...found,
      missing,
      changesSince: await changesSince(ctx.tx, checkpoint.createdAt ?? ctx.now.toISOString()),
      suggestedNextCalls: toCalls(ctx.operations, suggestions),
    },
  };
  return { data, next: toNextCalls(ctx.operations, suggestions) };
}

interface Listed {
  id: string;
  title: string | null;
  kind: string | null;
  status: string | null;
}

async function referenced(tx: Tx, checkpoint: Checkpoint) {
  const reports = await collect(checkpoint.reportRefs, async (id) => {
    const report = await tx.reports.get(id);
    return report && { id, title: report.title ?? null, kind: report.kind ?? null, status: null };
  });
  const artifacts = await collect(checkpoint.artifactRefs, async (id) => {
    const artifact = await tx.artifacts.get(id);
    if (artifact) return { id, title: artifact.title, kind: artifact.kind, status: artifact.status };
    const brief = await tx.briefs.get(id);
    return brief && { id, title: brief.query, kind: "fit_brief", status: null };
  });
  const jobs = await collect(checkpoint.jobsWorkspaceRefs, async (id) => {
    const job = await tx.jobs.get(id);
    return job && { id, title: job.title, kind: job.type, status: job.status };
  });
  return {
    found: { reports: reports.found, artifacts: artifacts.found, jobs: jobs.found },
    missing: [...reports.missing, ...artifacts.missing, ...jobs.missing],
  };
}

async function collect(ids: readonly string[], find: (id: string) => Promise<Listed | undefined>) {
  const found: Listed[] = [];
  const missing: string[] = [];
  for (const id of ids) {
    const item = await find(id);
    if (item) found.push(item);
    else missing.push(id);
  }
  return { found, missing };
}

/** Read from the timeline: which profile fields, assessments and resume changed after a time. */
async function changesSince(tx: Tx, since: string) {
  const profile = await after(tx, since, "profile.updated");
  const fields = profile.flatMap(({ eventData }) =>
    Array.isArray(eventData.changedFields) ? eventData.changedFields.map(String) : [],
  );
  const assessments = await after(tx, since, "assessment.completed");
  const modules = assessments.map(({ eventData }) => String(eventData.moduleId));
  return {
    since,
    profileFields: [...new Set(fields)].sort(),
    assessments: [...new Set(modules)].sort(),
    resume: (await after(tx, since, "resume.imported")).length > 0,
    timelineEvents: (await after(tx, since)).length,
  };
}

/** The newest events of a type after a time, up to a limit above which more add nothing. */
async function after(tx: Tx, since: string, eventType?: string) {
  const { rows } = await tx.timeline.list({ limit: MOST_EVENTS, since, eventType });
  return rows.filter(({ timestamp }) => timestamp > since);
}

function suggest(checkpoint: Checkpoint, jobIds: string[]): OperationLink[] {
  return [
    suggestion("context.get", "See the user's current state."),
    ...jobIds
      .slice(0, 1)
      .map((id) =>
        suggestion("jobsWorkspace.get", "Look at the opportunity this checkpoint was about.", { id }),
      ),
    suggestion("checkpoints.fork", "Try another way from here without touching this one.", {
      id: checkpoint.id,
    }),
  ];
}
