import type { Tx } from "../../store/ports/store.ts";
import type { CallDependencies, Reply } from "../types.ts";
import { handlerContext, toReply } from "./handler-context.ts";
import { findEarlierReply, saveReply } from "./idempotency.ts";
import type { Execution } from "./phase.ts";

/** Runs the handler in one transaction: a read for an operation that reads, else a write. */
export function runInTransaction(deps: CallDependencies): (execution: Execution) => Promise<Reply> {
  const { store, runtime } = deps;
  return async ({ call, input, catalog, pages }) => {
    const { operation, actor } = call;
    const now = call.now ?? runtime.now();
    const work = async (tx: Tx) => {
      const replayed = await findEarlierReply(tx, call, now);
      if (replayed) return replayed;
      const report = (error: unknown) => deps.onBug(error, call.requestId, operation.name);
      const ctx = handlerContext(deps, { tx, now, catalog, pages }, actor, report);
      const reply = toReply(operation, await operation.handler(ctx, input));
      if (!reply.undone) await saveReply(tx, call, now, reply);
      return reply;
    };
    if (operation.effect === "read") return store.read(actor.userId, work);
    const reply = await store.write(actor.userId, work);
    await deps.afterWrite(actor.userId, operation);
    return reply;
  };
}
