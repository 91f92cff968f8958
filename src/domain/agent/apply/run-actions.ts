import { ServiceError } from "../../../operation/errors.ts";
import { perform } from "../actions/perform.ts";
import type { ActionResult, ApplyAction } from "../schema.ts";
import { failed, type Outcome } from "./outcome.ts";
import type { AgentRun } from "./run.ts";

/** The actions' results; `undone` if all of them were rolled back. */
export interface Ran {
  results: ActionResult[];
  undone: boolean;
}

/** Runs actions in order: independently, or all or none, according to the mode. A preview stores nothing. */
export function runActions(run: AgentRun, actions: ApplyAction[]): Promise<Ran> {
  return run.execution.preview ? onlyShown(run, actions) : kept(run, actions);
}

function kept(run: AgentRun, actions: ApplyAction[]): Promise<Ran> {
  return run.execution.mode === "transactional_if_possible"
    ? allOrNothing(run, actions)
    : oneByOne(run, actions);
}

async function oneByOne(run: AgentRun, actions: ApplyAction[]): Promise<Ran> {
  const results: ActionResult[] = [];
  let stopped = false;
  for (const [index, action] of actions.entries()) {
    const result: ActionResult = stopped ? skipped(index, action) : await runOne(run, index, action);
    results.push(result);
    stopped ||= run.execution.stopOnFailure && result.status !== "succeeded";
  }
  return { results, undone: false };
}

/** Thrown inside the savepoint to undo it. Carries the results up to that point. */
class Undo extends Error {
  readonly results: ActionResult[];

  constructor(results: ActionResult[]) {
    super("What the actions wrote is not to stand.");
    this.results = results;
  }
}

/** Runs the actions and undoes all of them. Computed values are shown; created records have no id. */
async function onlyShown(run: AgentRun, actions: ApplyAction[]): Promise<Ran> {
  try {
    await run.ctx.tx.savepoint(async () => {
      const { results } = await kept(run, actions);
      throw new Undo(results);
    });
  } catch (error) {
    if (error instanceof Undo) return { results: error.results.map(withoutRefs), undone: true };
    throw error;
  }
  throw new Error("A preview has to be undone.");
}

function withoutRefs(result: ActionResult): ActionResult {
  const { outputs } = result;
  if (!outputs) return result;
  return { ...result, outputs: { ...outputs, artifactRefs: [], reportRefs: [], jobsWorkspaceRefs: [] } };
}

/** One savepoint for all actions. The first failure undoes those before it. */
async function allOrNothing(run: AgentRun, actions: ApplyAction[]): Promise<Ran> {
  const { jobId } = run;
  try {
    const results = await run.ctx.tx.savepoint(async () => {
      const ran: ActionResult[] = [];
      for (const [index, action] of actions.entries()) {
        ran.push(await runOne(run, index, action));
        if (ran.at(-1)?.status !== "succeeded") throw new Undo(ran);
      }
      return ran;
    });
    return { results, undone: false };
  } catch (error) {
    if (!(error instanceof Undo)) throw error;
    run.jobId = jobId;
    return { results: rolledBack(error.results, actions), undone: true };
  }
}

function rolledBack(ran: ActionResult[], actions: ApplyAction[]): ActionResult[] {
  const undone = ran.map((result) =>
    result.status === "succeeded"
      ? { ...result, status: "rolled_back" as const, outputs: null, reused: false }
      : result,
  );
  const rest = actions.slice(ran.length).map((action, at) => skipped(ran.length + at, action));
  return [...undone, ...rest];
}

async function runOne(run: AgentRun, index: number, action: ApplyAction): Promise<ActionResult> {
  const began = run.ctx.elapsedMs();
  const outcome = await attempt(run, action);
  return toResult(index, action, outcome, run.ctx.elapsedMs() - began);
}

/** Runs an action in a savepoint. An unexpected error rolls back only this action and is logged. */
async function attempt(run: AgentRun, action: ApplyAction): Promise<Outcome> {
  const { jobId } = run;
  const { operations } = run.ctx;
  try {
    return await run.ctx.tx.savepoint(() => perform(run, action));
  } catch (error) {
    // Throws if the whole transaction was rolled back, because then nothing can continue.
    await run.ctx.tx.savepoint(async () => undefined);
    run.jobId = jobId;
    if (error instanceof ServiceError) {
      const text = operations.say({ text: error.message, see: error.see });
      return failed(operations, text, "input_quality");
    }
    run.ctx.report(error);
    return failed(
      operations,
      "Something went wrong on our side; the server's log has the details.",
      "infrastructure",
    );
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
