import type { Store } from "../../store/ports/store.ts";
import { fail } from "../errors.ts";
import { parseInput, requireScope } from "../input/validate.ts";
import { refuseSuspended } from "../suspended.ts";
import type { CallDependencies, Execute } from "../types.ts";
import { refuseParallelRepeats, replayEarlier } from "./idempotency.ts";
import { compose, type Phase } from "./phase.ts";
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
import { noteForSubject, subjectOf } from "./subject.ts";

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
      const input = parseInput(call, deps.server);
      if (!call.condition) return await run({ call, input });
      return await call.condition(subjectOf(call, input), (onlyAt) =>
        run({ call: { ...call, onlyAt }, input }),
      );
    } catch (error) {
      throw tagError(error, call.operation);
    }
  };
}

/**
 * Runs a metered operation for one credit of the key. The credit is returned if the call fails, rolls back everything,
 * or repeats an earlier answer. Throws billing.payment_required if no credit is left.
 */
function spendCredit(store: Store): Phase {
  return async ({ call: { operation, actor } }, next) => {
    const { keyId } = actor;
    if (!operation.policy.credits || keyId === null) return next();
    await takeCredit(store, keyId);
    let earned = false;
    try {
      const reply = await next();
      earned = reply.replayOf === undefined && !reply.undone;
      return reply;
    } finally {
      if (!earned) await store.access.giveCreditBack(keyId);
    }
  };
}

async function takeCredit({ access }: Store, keyId: string): Promise<void> {
  const key = await access.findKeyById(keyId);
  if (!key || key.credits === null || (await access.takeCredit(keyId))) return;
  if (key.creditKind === "trial") {
    throw fail("billing.payment_required", "This key has no free trials left. Ask for a key with credits.", {
      title: "Free basic API trials are exhausted",
    });
  }
  const never = key.creditsGranted === 0;
  throw fail(
    "billing.payment_required",
    never ? "This call needs a key with credits." : "This key has no credits left. Add more.",
    { title: never ? "PaidAIRequired" : "InsufficientCredits" },
  );
}
