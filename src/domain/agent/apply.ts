import { fail } from "../../operation/errors.ts";
import type { RunContext } from "../../operation/operation.ts";
import { requireRefs } from "../refs.ts";
import { perform } from "./actions/perform.ts";
import { settleCheckpoint } from "./checkpoint-handle.ts";
import type { Outcome } from "./outcome.ts";
import type { AgentRun } from "./run.ts";
import type {
  ActionResult,
  ApplyAction,
  ApplyContext,
  Execution,
  OpportunityInput,
  Target,
} from "./schema.ts";
import { suggestAfter } from "./suggest.ts";

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
  const run: AgentRun = { ctx, execution, context, goal, target, opportunity, jobId };
  const atomic = execution.mode === "transactional_if_possible";
  const results = atomic ? await allOrNothing(run, actions) : await oneByOne(run, actions);
  const checkpoint = await settleCheckpoint(run, results);
  const count = (status: ActionResult["status"]) =>
    results.filter((result) => result.status === status).length;
  return {
    data: { results, checkpoint, suggestedNextCalls: suggestAfter(results, checkpoint) },
    metadata: {
      mode: execution.mode,
      atomic,
      succeeded: count("succeeded"),
      blocked: count("blocked"),
      failed: count("failed"),
      skipped: count("skipped"),
      durationMs: ctx.elapsedMs(),
    },
  };
}

async function oneByOne(run: AgentRun, actions: ApplyAction[]): Promise<ActionResult[]> {
  const results: ActionResult[] = [];
  let stopped = false;
  for (const [index, action] of actions.entries()) {
    const result: ActionResult = stopped ? skipped(index, action) : await runOne(run, index, action);
    results.push(result);
    stopped ||= run.execution.stopOnFailure && result.status !== "succeeded";
  }
  return results;
}

async function runOne(run: AgentRun, index: number, action: ApplyAction): Promise<ActionResult> {
  const began = run.ctx.elapsedMs();
  const outcome = await run.ctx.tx.part(() => perform(run, action));
  return toResult(index, action, outcome, run.ctx.elapsedMs() - began);
}

/** Thrown inside the part to undo it; carries what had happened until then. */
class Undo extends Error {
  readonly results: ActionResult[];

  constructor(results: ActionResult[]) {
    super("An action did not succeed.");
    this.results = results;
  }
}

/** One part for all actions: the first that does not succeed undoes those before it. */
async function allOrNothing(run: AgentRun, actions: ApplyAction[]): Promise<ActionResult[]> {
  const { jobId } = run;
  try {
    return await run.ctx.tx.part(async () => {
      const results: ActionResult[] = [];
      for (const [index, action] of actions.entries()) {
        results.push(await runOne(run, index, action));
        if (results.at(-1)?.status !== "succeeded") throw new Undo(results);
      }
      return results;
    });
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    run.jobId = jobId;
    const undone = error.results.map((result) =>
      result.status === "succeeded"
        ? { ...result, status: "rolled_back" as const, outputs: null, reused: false }
        : result,
    );
    return [
      ...undone,
      ...actions.slice(undone.length).map((action, at) => skipped(undone.length + at, action)),
    ];
  }
}

function toResult(index: number, { type }: ApplyAction, outcome: Outcome, durationMs: number): ActionResult {
  const base = { index, type, durationMs: Math.max(0, Math.round(durationMs * 1000) / 1000) };
  if (outcome.status === "succeeded") {
    return {
      ...base,
      status: outcome.status,
      reused: outcome.reused,
      outputs: outcome.outputs,
      diagnostics: null,
    };
  }
  return { ...base, status: outcome.status, reused: false, outputs: null, diagnostics: outcome.diagnostics };
}

function skipped(index: number, { type }: ApplyAction): ActionResult {
  return { index, type, status: "skipped", reused: false, outputs: null, diagnostics: null, durationMs: 0 };
}

/** Refuses the forms that have an error type of their own, before the schema speaks. */
export function precheckApply(
  input: Record<string, unknown>,
  isAction: (action: unknown) => string | undefined,
): void {
  const { actions } = input;
  if (!Array.isArray(actions) || actions.length === 0 || actions.length > 20) {
    throw fail("agent_apply.invalid_actions", "actions must be a list of 1 to 20 actions.");
  }
  for (const [index, action] of actions.entries()) {
    const problem = isAction(action);
    if (problem) throw fail("agent_apply.invalid_actions", `actions[${index}]: ${problem}`);
  }
}
