import { plainText } from "../../engine/plain-text.ts";
import { fail } from "../../operation/errors.ts";
import type { HandlerContext } from "../../operation/handler.ts";
import { mergePatch } from "../../shared/json.ts";
import { withoutOldMarks } from "../citations.ts";
import { indexCheckpoint } from "../memories/from-agent.ts";
import { newRefs, requireRefs } from "../references.ts";
import { shortRow } from "../short-row.ts";
import { recordEvent } from "../timeline/record-event.ts";
import type { Checkpoint } from "./schema.ts";

type Content = Partial<
  Pick<
    Checkpoint,
    "goalSnapshot" | "targetSnapshot" | "metadata" | "reportRefs" | "artifactRefs" | "jobsWorkspaceRefs"
  >
>;

/** The checkpoint with this id; throws checkpoints.not_found. */
export async function findCheckpoint({ tx }: HandlerContext, id: string): Promise<Checkpoint> {
  const checkpoint = await tx.checkpoints.get(id);
  if (checkpoint) return checkpoint;
  throw fail("checkpoints.not_found", "No checkpoint has this id.", { see: "checkpoints.list" });
}

/** Stores a new checkpoint with copies of the given data. Nothing else changes. */
export async function createCheckpoint(
  ctx: HandlerContext,
  input: Content & Pick<Checkpoint, "kind" | "sourceCheckpointId">,
): Promise<Checkpoint> {
  await requireRefs(ctx.tx, input);
  const at = ctx.now.toISOString();
  const checkpoint: Checkpoint = {
    id: ctx.newId("ckp"),
    userId: ctx.actor.userId,
    kind: input.kind,
    status: "active",
    sourceCheckpointId: input.sourceCheckpointId ?? null,
    goalSnapshot: input.goalSnapshot ?? null,
    targetSnapshot: input.targetSnapshot ?? null,
    metadata: input.metadata ?? null,
    reportRefs: distinct(input.reportRefs),
    artifactRefs: distinct(input.artifactRefs),
    jobsWorkspaceRefs: distinct(input.jobsWorkspaceRefs),
    createdAt: at,
    updatedAt: at,
  };
  await ctx.tx.checkpoints.put(checkpoint);
  await indexCheckpoint(ctx, checkpoint);
  await recordEvent(ctx, {
    eventType: "checkpoint.created",
    eventData: {
      checkpointId: checkpoint.id,
      kind: checkpoint.kind,
      sourceCheckpointId: checkpoint.sourceCheckpointId,
    },
    impactScore: 0.2,
  });
  return checkpoint;
}

function distinct(ids: readonly string[] | undefined): string[] {
  return [...new Set(ids ?? [])];
}

/** Applies a patch. Snapshots and metadata merge; reference lists are replaced. */
export async function patchCheckpoint(
  ctx: HandlerContext,
  checkpoint: Checkpoint,
  patch: Content & { status?: Checkpoint["status"] | undefined },
): Promise<Checkpoint> {
  await requireRefs(ctx.tx, newRefs(patch, checkpoint));
  const changed = withoutOldMarks<Checkpoint>({
    ...checkpoint,
    status: patch.status ?? checkpoint.status,
    goalSnapshot: merged(checkpoint.goalSnapshot, patch.goalSnapshot),
    targetSnapshot: merged(checkpoint.targetSnapshot, patch.targetSnapshot),
    metadata: merged(checkpoint.metadata, patch.metadata),
    reportRefs: patch.reportRefs ? distinct(patch.reportRefs) : checkpoint.reportRefs,
    artifactRefs: patch.artifactRefs ? distinct(patch.artifactRefs) : checkpoint.artifactRefs,
    jobsWorkspaceRefs: patch.jobsWorkspaceRefs
      ? distinct(patch.jobsWorkspaceRefs)
      : checkpoint.jobsWorkspaceRefs,
    updatedAt: ctx.now.toISOString(),
  });
  await ctx.tx.checkpoints.put(changed);
  await indexCheckpoint(ctx, changed);
  return changed;
}

type Free = Record<string, unknown> | null | undefined;

function merged(stored: Free, patch: Free): Record<string, unknown> | null {
  if (patch === undefined) return stored ?? null;
  return patch === null ? null : { ...Object(mergePatch(stored ?? {}, patch)) };
}

/** A new checkpoint with copies of everything in another. The two share nothing afterwards. */
export async function forkCheckpoint(
  ctx: HandlerContext,
  source: Checkpoint,
  named: { branchLabel?: string | undefined; note?: string | undefined },
): Promise<Checkpoint> {
  const { branchLabel: _, note: __, ...inherited } = source.metadata ?? {};
  const labels = Object.fromEntries(Object.entries(named).filter(([, value]) => value !== undefined));
  const at = ctx.now.toISOString();
  const fork: Checkpoint = {
    ...source,
    id: ctx.newId("ckp"),
    status: "active",
    sourceCheckpointId: source.id,
    metadata: { ...inherited, ...labels },
    createdAt: at,
    updatedAt: at,
  };
  await ctx.tx.checkpoints.put(fork);
  await indexCheckpoint(ctx, fork);
  await recordEvent(ctx, {
    eventType: "checkpoint.forked",
    eventData: { checkpointId: fork.id, sourceCheckpointId: source.id, ...labels },
    impactScore: 0.2,
  });
  return fork;
}

const rowFields = [
  ...(["id", "kind", "status", "sourceCheckpointId"] as const),
  ...(["goalSnapshot", "targetSnapshot", "metadata", "createdAt"] as const),
];

export function checkpointRow(checkpoint: Checkpoint) {
  return shortRow(checkpoint, rowFields);
}

/** The person's name for it, or else its subject. */
export function checkpointLabel({ kind, metadata, goalSnapshot }: Checkpoint): string {
  return plainText([metadata?.branchLabel, metadata?.label, goalSnapshot]) || `a checkpoint of ${kind}`;
}
