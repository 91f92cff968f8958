import { parseInput, requireScope } from "../input/validate.ts";
import { refuseSuspended } from "../suspended.ts";
import type { CallDependencies, Execute } from "../types.ts";
import { spendCredit } from "./credits.ts";
import { refuseParallelRepeats, replayEarlier } from "./idempotency.ts";
import { compose } from "./phase.ts";
import {
  awaitStart,
  fetchPages,
  flushAccessLog,
  loadCatalog,
  loadModules,
  readFiles,
  refreshAlerts,
  resolveNames,
} from "./prepare.ts";
import { tagError } from "./public-error.ts";
import { cacheAnswers } from "./response-cache.ts";
import { runHandler } from "./run-in-transaction.ts";
import { noteForSubject } from "./subject.ts";

/**
 * Creates the pipeline, the only way to run an operation. Throws ServiceError for errors that a caller can act on; any
 * other error is a bug. The handler's output is parsed before the commit.
 */
export function createPipeline(deps: CallDependencies): Execute {
  // These phases run in this order, after scope and input were checked.
  const run = compose(
    [
      noteForSubject(deps),
      flushAccessLog(deps),
      cacheAnswers(deps),
      refuseParallelRepeats(),
      replayEarlier(deps),
      resolveNames(deps),
      spendCredit(deps.store),
      fetchPages(deps),
      readFiles(deps),
      refreshAlerts(deps),
      loadCatalog(deps),
      loadModules(deps),
      awaitStart,
    ],
    runHandler(deps),
  );
  return async (call) => {
    try {
      const { userId, isOperator, isAdmitted } = call.actor;
      if (!isOperator && !isAdmitted) refuseSuspended(await deps.store.access.findUser(userId));
      requireScope(call.operation, call.actor);
      return await run({ call, input: parseInput(call, deps.server) });
    } catch (error) {
      throw tagError(error, call.operation);
    }
  };
}
