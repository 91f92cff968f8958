import type { Tx } from "../../store/ports/store.ts";
import { asRehearsal, type Run, writeRehearsed } from "../rehearsal/write-rehearsed.ts";
import type { CallDependencies, Reply } from "../types.ts";
import { handlerContext, toReply } from "./handler-context.ts";
import { findEarlierReply, saveReply } from "./idempotency.ts";
import type { Execution } from "./phase.ts";

/** Runs the handler in one transaction: a read for an operation that reads, else a write. */
export function runInTransaction(
  deps: Pick<CallDependencies, "store" | "runtime" | "server" | "directory" | "publish" | "onBug">,
): (execution: Execution) => Promise<Reply> {
  const { store, runtime } = deps;
  return async ({ call, input, catalog, pages }) => {
    const { operation, actor } = call;
    const now = call.now ?? runtime.now();
    const work = async ({ tx, memo, rehearsal }: Run) => {
      const replayed = await findEarlierReply(tx, call, now);
      if (replayed) return replayed;
      const report = (error: unknown) => deps.onBug(error, call.requestId, operation.name);
      const ctx = handlerContext(deps, { tx, now, catalog, pages, memo }, actor, report);
      const result = await operation.handler(rehearsal ? asRehearsal(ctx) : ctx, input);
      const reply = toReply(operation, result);
      if (!reply.undone) await saveReply(tx, call, now, reply);
      return reply;
    };
    const once = (tx: Tx) => work({ tx, memo: {}, rehearsal: false });
    if (operation.effect === "read") return store.read(actor.userId, once);
    if (operation.policy.rehearse) return writeRehearsed(store, actor.userId, work);
    return store.write(actor.userId, once);
  };
}
