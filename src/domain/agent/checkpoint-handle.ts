import { createCheckpoint, patchCheckpoint } from "../checkpoints/checkpoints.ts";
import type { Checkpoint } from "../checkpoints/schema.ts";
import type { AgentRun } from "./run.ts";
import type { ActionResult, CheckpointHandle } from "./schema.ts";

/** Does with the checkpoint what the caller asked for, and says what became of it; null where nothing was asked. */
export async function settleCheckpoint(
  run: AgentRun,
  results: ActionResult[],
): Promise<CheckpointHandle | null> {
  switch (run.execution.checkpoint) {
    case "none":
      return null;
    case "suggest":
      return suggest(run, results);
    case "create":
      return create(run, results);
    case "update":
      return update(run, results);
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
    ...(run.goal && { goalSnapshot: run.goal }),
    ...(run.target && { targetSnapshot: { ...run.target } }),
  });
  return { id: checkpoint.id, status: "created", reason: "The place after these actions is saved." };
}

async function update(run: AgentRun, results: ActionResult[]): Promise<CheckpointHandle> {
  const id = run.context.checkpointId ?? "";
  const stored = await run.ctx.tx.checkpoints.get(id);
  if (!stored) return { id, status: "failed", reason: "The checkpoint is gone; the actions' results stand." };
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
