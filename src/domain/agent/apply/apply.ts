import type { HandlerContext } from "../../../operation/handler.ts";
import { isObject } from "../../../shared/json.ts";
import type { Tx } from "../../../store/ports/store.ts";
import { type OperationLink, overviewLink, suggestion, toCalls, toNextCalls } from "../../operation-links.ts";
import { requireContext } from "../../references.ts";
import { callsTowards, roleSaid } from "../../roles/role-answer.ts";
import { openingRead } from "../computed.ts";
import type {
  ActionResult,
  ApplyAction,
  ApplyContext,
  CheckpointHandle,
  Execution,
  OpportunityInput,
  Target,
} from "../schema.ts";
import { settleCheckpoint } from "./checkpoint-handle.ts";
import type { AgentRun } from "./run.ts";
import { runActions } from "./run-actions.ts";

export interface ApplyRequest {
  actions: ApplyAction[];
  goal?: Record<string, unknown> | undefined;
  target?: Target | undefined;
  opportunity?: OpportunityInput | undefined;
  context: ApplyContext;
  execution: Execution;
}

/** Runs the actions in order, keeps or undoes their writes according to the mode, and handles the checkpoint. */
export async function apply(ctx: HandlerContext, request: ApplyRequest) {
  const { actions, context, execution, goal, target, opportunity } = request;
  await requireContext(ctx.tx, context);
  const jobId = context.jobsWorkspaceItemId ?? undefined;
  const run: AgentRun = {
    ctx,
    execution,
    context,
    goal,
    target,
    opportunity,
    jobId,
    items: new Map(),
    shown: new Set(),
    unclear: [],
  };
  const { results, undone } = await runActions(run, actions);
  const checkpoint = await settleCheckpoint(run, results, undone);
  const suggestions = await suggestAfter(ctx.tx, results, checkpoint);
  const [unclear] = run.unclear;
  const notRead = await notReadOf(run, actions);
  const towards = unclear ? await callsTowards(ctx, unclear) : [];
  const count = (status: ActionResult["status"]) =>
    results.filter((result) => result.status === status).length;
  return {
    data: { results, checkpoint, suggestedNextCalls: toCalls(ctx.operations, suggestions) },
    next: [...towards, ...toNextCalls(ctx.operations, suggestions)],
    undone,
    metadata: {
      mode: execution.mode,
      atomic: execution.mode === "transactional_if_possible",
      succeeded: count("succeeded"),
      blocked: count("blocked"),
      failed: count("failed"),
      skipped: count("skipped"),
      durationMs: ctx.elapsedMs(),
      ...(unclear && roleSaid(unclear)),
      ...(notRead !== undefined && { notRead }),
    },
  };
}

/** The first opening of the call that could not be read: as sent, or as stored. */
async function notReadOf(
  { ctx, opportunity, context }: AgentRun,
  actions: readonly ApplyAction[],
): Promise<unknown> {
  const sent = [opportunity, ...actions.map((one) => ("opportunity" in one ? one.opportunity : undefined))];
  const read = sent.flatMap((input) => (input ? [openingRead(ctx, input).notRead] : []));
  if (read.length > 0) return read.find((one) => one !== undefined);
  const id = context.jobsWorkspaceItemId;
  const stored = id ? (await ctx.tx.jobs.get(id))?.metadata?.opportunity : undefined;
  return isObject(stored) ? stored.notRead : undefined;
}

/** Calls that can be sent unchanged: look at what was made or is missing, or continue from the checkpoint. */
async function suggestAfter(
  tx: Tx,
  results: ActionResult[],
  checkpoint: CheckpointHandle | null,
): Promise<OperationLink[]> {
  const outputs = results.flatMap((result) => (result.outputs ? [result.outputs] : []));
  const artifacts = outputs.flatMap(({ artifactRefs }) => artifactRefs);
  const brief = artifacts.find((id) => id.startsWith("fit_"));
  const artifact = artifacts.find((id) => id.startsWith("art_"));
  const report = outputs.flatMap(({ reportRefs }) => reportRefs)[0];
  const job = outputs.flatMap(({ jobsWorkspaceRefs }) => jobsWorkspaceRefs)[0];
  const stuck = results.some(({ diagnostics }) => diagnostics !== null);
  const saved = checkpoint?.status === "created" || checkpoint?.status === "updated";
  return [
    ...of(brief, (id) => suggestion("fitBriefs.get", "Read the fit brief.", { id })),
    ...of(artifact, (id) =>
      suggestion("executionArtifacts.get", "Review the artifact line by line.", { id }),
    ),
    ...of(artifact, () => ({
      ...suggestion("resume.get", "The claims' ids, to write a document yourself that is proved and stored."),
      see: "executionArtifacts.create",
    })),
    ...of(report, (id) => suggestion("reports.get", "Read the report.", { id })),
    ...of(job, (id) => suggestion("jobsWorkspace.get", "See the opportunity's progress.", { id })),
    ...(stuck
      ? [await overviewLink(tx, "See what is known, and what is missing for what was blocked.")]
      : []),
    ...of(saved ? checkpoint?.id : undefined, (id) =>
      suggestion("checkpoints.fork", "Try another way from here.", { id }),
    ),
  ];
}

function of(id: string | undefined, make: (id: string) => OperationLink): OperationLink[] {
  return id === undefined ? [] : [make(id)];
}
