import { createCheckpoint, patchCheckpoint } from "../../checkpoints/checkpoints.ts";
import type { Checkpoint } from "../../checkpoints/schema.ts";
import type { ActionResult, CheckpointHandle } from "../schema.ts";
import type { AgentRun } from "./run.ts";

/** The id in the handle of a checkpoint that was not stored. */
const NOT_STORED = "not_stored";

/**
 * Does what the caller asked for with the checkpoint and reports the result; null if nothing was asked. If it
 * cannot be stored, the actions' results remain.
 */
export async function settleCheckpoint(
  run: AgentRun,
  results: ActionResult[],
  undone: boolean,
): Promise<CheckpointHandle | null> {
  const { checkpoint: wanted } = run.execution;
  if (wanted === "none") return null;
  if (wanted === "suggest") return suggest(run, results);
  const { ctx, context } = run;
  const id = (wanted === "update" && context.checkpointId) || NOT_STORED;
  if (undone) {
    return { id, status: "failed", reason: "All actions were undone, so there is nothing to store." };
  }
  try {
    return await ctx.tx.savepoint(() =>
      wanted === "create" ? create(run, results) : update(run, id, results),
    );
  } catch (error) {
    // Throws if the whole unit was rolled back, because then nothing can continue.
    await ctx.tx.savepoint(async () => undefined);
    ctx.report(error);
    return { id, status: "failed", reason: "The checkpoint was not stored. The actions' results remain." };
  }
}

interface Refs {
  reportRefs: string[];
  artifactRefs: string[];
  jobsWorkspaceRefs: string[];
}

function refsOf(results: ActionResult[]): Refs {
  const all = (pick: (outputs: NonNullable<ActionResult["outputs"]>) => string[]) => [
    ...new Set(results.flatMap(({ outputs }) => (outputs ? pick(outputs) : []))),
  ];
  return {
    reportRefs: all((outputs) => outputs.reportRefs),
    artifactRefs: all((outputs) => outputs.artifactRefs),
    jobsWorkspaceRefs: all((outputs) => outputs.jobsWorkspaceRefs),
  };
}

function suggest({ context }: AgentRun, results: ActionResult[]): CheckpointHandle {
  const made = results.filter(({ status }) => status === "succeeded").length;
  const id = context.checkpointId ?? "suggested";
  const how = context.checkpointId ? "update" : "create";
  return {
    id,
    status: "suggested",
    reason: `${made} of ${results.length} actions succeeded; send execution.checkpoint "${how}" to keep the place.`,
  };
}

async function create(run: AgentRun, results: ActionResult[]): Promise<CheckpointHandle> {
  const checkpoint = await createCheckpoint(run.ctx, {
    kind: "apply",
    ...refsOf(results),
    ...(run.context.checkpointId && { sourceCheckpointId: run.context.checkpointId }),
    ...(run.goal && { goalSnapshot: run.goal }),
    ...(run.target && { targetSnapshot: { ...run.target } }),
  });
  return { id: checkpoint.id, status: "created", reason: "The position after these actions is saved." };
}

async function update(run: AgentRun, id: string, results: ActionResult[]): Promise<CheckpointHandle> {
  const stored = await run.ctx.tx.checkpoints.get(id);
  if (!stored)
    return { id, status: "failed", reason: "The checkpoint was deleted. The actions' results remain." };
  await patchCheckpoint(run.ctx, stored, appended(stored, refsOf(results)));
  return { id, status: "updated", reason: "What the actions made is added to the checkpoint." };
}

function appended(stored: Checkpoint, added: Refs): Refs {
  return {
    reportRefs: [...stored.reportRefs, ...added.reportRefs],
    artifactRefs: [...stored.artifactRefs, ...added.artifactRefs],
    jobsWorkspaceRefs: [...stored.jobsWorkspaceRefs, ...added.jobsWorkspaceRefs],
  };
}
