import type { RunContext } from "../../../operation/definition.ts";
import { fail } from "../../../operation/errors.ts";
import { toCalls, toNextCalls } from "../../operation-links.ts";
import { requireRefs } from "../../references.ts";
import type {
  ActionResult,
  ApplyAction,
  ApplyContext,
  Execution,
  OpportunityInput,
  Target,
} from "../schema.ts";
import { suggestAfter } from "../suggest.ts";
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

/** Runs the actions in order, keeps or undoes what they wrote as the mode says, and settles the checkpoint. */
export async function apply(ctx: RunContext, request: ApplyRequest) {
  const { actions, context, execution, goal, target, opportunity } = request;
  await requireRefs(ctx.tx, context, "agent_apply.invalid_request");
  const jobId = context.jobsWorkspaceItemId ?? undefined;
  const run: AgentRun = {
    ctx,
    execution,
    context,
    goal,
    target,
    opportunity,
    jobId,
    openings: new Map(),
    items: new Map(),
  };
  const { results, undone } = await runActions(run, actions);
  const checkpoint = await settleCheckpoint(run, results, undone);
  const suggestions = await suggestAfter(ctx.tx, results, checkpoint);
  const count = (status: ActionResult["status"]) =>
    results.filter((result) => result.status === status).length;
  return {
    data: { results, checkpoint, suggestedNextCalls: toCalls(suggestions) },
    next: toNextCalls(suggestions),
    undone,
    metadata: {
      mode: execution.mode,
      atomic: execution.mode === "transactional_if_possible",
      succeeded: count("succeeded"),
      blocked: count("blocked"),
      failed: count("failed"),
      skipped: count("skipped"),
      durationMs: ctx.elapsedMs(),
    },
  };
}

/** Refuses the forms that have an error type of their own, before the schema speaks. */
export function precheckApply(
  { actions, opportunity }: Record<string, unknown>,
  isAction: (action: unknown) => { problem: string } | ApplyAction,
): void {
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > 20) {
    throw fail("agent_apply.invalid_actions", "actions must be a list of 1 to 20 actions.");
  }
  for (const [index, action] of actions.entries()) {
    const read = isAction(action);
    const problem = "problem" in read ? read.problem : missingOpportunity(read, opportunity);
    if (problem) throw fail("agent_apply.invalid_actions", `actions[${index}]: ${problem}`);
  }
}

/** Required of the action, which may leave it to the call. */
function missingOpportunity(action: ApplyAction, ofCall: unknown): string | undefined {
  if (action.type !== "normalize_opportunity" || action.opportunity || ofCall) return undefined;
  return "opportunity is required and must be an object, here or beside actions.";
}
