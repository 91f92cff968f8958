import type { CallDependencies, Reply } from "../types.ts";
import type { Execution } from "./phase.ts";
import { isHeavy } from "./prepare.ts";
import { runInTransaction } from "./run-in-transaction.ts";
import { subjectOf } from "./subject.ts";

/** Runs the handler of a heavy call in another thread, where there is one, and every other one here. */
export function runHandler(deps: CallDependencies): (execution: Execution) => Promise<Reply> {
  const here = runInTransaction(deps);
  return async (execution) => {
    const { call, pages, file } = execution;
    const elsewhere = isHeavy(call.operation, execution.input) ? deps.offload : undefined;
    const run = () =>
      elsewhere ? elsewhere(call, { ...(pages && { pages }), ...(file && { file }) }) : here(execution);
    if (call.operation.effect === "read") return run();
    return deps.aroundWrite(subjectOf(call, execution.input), call.operation, run);
  };
}
