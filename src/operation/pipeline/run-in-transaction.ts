import { once } from "../../shared/lazy-module.ts";
import { pause } from "../../shared/timers.ts";
import type { Tx } from "../../store/ports/store.ts";
import { keepChange } from "../changes/keep-change.ts";
import { recordWrites } from "../changes/recorder.ts";
import { fail } from "../errors.ts";
import type { HandlerContext, HandlerResult } from "../handler.ts";
import { asRehearsal, type Run, writeRehearsed } from "../rehearsal/write-rehearsed.ts";
import { refuseSuspended } from "../suspended.ts";
import type { CallDependencies, Reply } from "../types.ts";
import { type ContextDependencies, handlerContext, toReply } from "./handler-context.ts";
import { findEarlierReply, saveReply } from "./idempotency.ts";
import { type Execution, RefreshDue } from "./phase.ts";
import { isHeavy } from "./prepare.ts";
import { clientFor, subjectOf } from "./subject.ts";

type Dependencies = ContextDependencies & Pick<CallDependencies, "store" | "onBug">;

/** Runs the handler in one transaction, for reading or writing. */
export function runInTransaction(deps: Dependencies): (execution: Execution) => Promise<Reply> {
  const { store, runtime } = deps;
  return async (execution) => {
    const { call, input, catalog, pages, file } = execution;
    const { operation, actor } = call;
    const now = call.now ?? runtime.now();
    const userId = subjectOf(call, input);
    const isOwn = userId === actor.userId && !actor.isOperator;
    const handle = async (ctx: HandlerContext) => operation.handler(ctx, input);
    const answered = async ({ tx, memo, rehearsal }: Run, answer: typeof handle) => {
      const replayed = await findEarlierReply(tx, call, now);
      if (replayed) return replayed;
      if (call.onlyAt !== undefined && !rehearsal && (await tx.user.revision()) !== call.onlyAt)
        throw fail("validation.bad_request", "Other writes came first. Try again.", { status: 412 });
      const changeId = once(() => runtime.newId("chg"));
      const recorder = rehearsal || operation.effect === "read" ? undefined : recordWrites(tx);
      const report = (error: unknown) => deps.onBug(error, call.requestId, operation.name);
      const ctx = handlerContext(
        deps,
        { tx: recorder?.tx ?? tx, now, catalog, pages, file, memo, changeId },
        actor,
        report,
      );
      const result = await answer(rehearsal ? asRehearsal(ctx) : ctx);
      if ("later" in result) throw new Error("Only a read that stores nothing may use `later`.");
      const reply = toReply(operation, result);
      // A permanent delete may also have removed the caller's name.
      const renamed = operation.policy.final && actor.keyId ? await tx.keys.get(actor.keyId) : undefined;
      const client = renamed?.name ?? clientFor(userId, actor);
      if (recorder) await keepChange(tx, recorder, { operation, client, now, changeId });
      if (!reply.undone) await saveReply(tx, call, now, reply);
      return reply;
    };
    const work = (run: Run, answer: typeof handle = handle) =>
      isOwn && !run.rehearsal ? ifAdmitted(run.tx, () => answered(run, answer)) : answered(run, answer);
    if (operation.policy.inPieces && call.takesPieces) return fromSnapshot(deps, { call, input, now });
    const inOne = (tx: Tx) => work({ tx, memo: {}, rehearsal: false });
    if (operation.policy.keeps) {
      const result = await onSnapshot(deps, { call, input, catalog, pages }, now);
      return store.write(userId, (tx) =>
        work({ tx, memo: {}, rehearsal: false }, async (ctx) => {
          await result.keep?.(ctx.tx);
          return result;
        }),
      );
    }
    if (operation.effect === "read") {
      const { isRefreshDue } = execution;
      return readAndFinish(deps, { call, input, catalog, pages, isRefreshDue }, now);
    }
    if (operation.policy.rehearse) return writeRehearsed(store, userId, work);
    return store.write(userId, inOne);
  };
}

/**
 * Runs a write unless the user is suspended: a page may have been fetched between the first check and the write. Both
 * begin together, because each question may take a way to a database and back. What a suspended user wrote is undone.
 */
async function ifAdmitted(tx: Tx, work: () => Promise<Reply>): Promise<Reply> {
  const admitted = tx.user.suspendedAt().then((suspendedAt) => refuseSuspended({ suspendedAt }));
  const [check, done] = await Promise.allSettled([admitted, work()]);
  if (check.status === "rejected") throw check.reason;
  if (done.status === "rejected") throw done.reason;
  return done.value;
}

/** Runs a read's handler, then its long work after the transaction. */
async function readAndFinish(
  deps: Dependencies,
  { call, input, catalog, pages, isRefreshDue }: Execution,
  now: Date,
): Promise<Reply> {
  const { operation, actor, requestId } = call;
  const report = (error: unknown) => deps.onBug(error, requestId, operation.name);
  const result = await deps.store.read(subjectOf({ operation, actor }, input), async (tx) => {
    const handling = operation.handler(
      handlerContext(deps, { tx, now, catalog, pages }, actor, report),
      input,
    );
    if (!isRefreshDue) return handling;
    const [due, handled] = await Promise.allSettled([isRefreshDue(tx), handling]);
    if (due.status === "rejected") throw due.reason;
    if (due.value) throw new RefreshDue();
    if (handled.status === "rejected") throw handled.reason;
    return handled.value;
  });
  return toReply(operation, "later" in result ? await result.later() : result);
}

/** Runs a read's handler on a snapshot. Others can read and write meanwhile. */
async function onSnapshot(
  deps: Dependencies,
  { call, input, catalog, pages }: Execution,
  now: Date,
): Promise<HandlerResult<unknown>> {
  const { operation, actor, requestId } = call;
  const { tx, release } = await deps.store.snapshot(subjectOf({ operation, actor }, input));
  try {
    const report = (error: unknown) => deps.onBug(error, requestId, operation.name);
    const result = await operation.handler(
      handlerContext(deps, { tx, now, catalog, pages, pause }, actor, report),
      input,
    );
    if ("later" in result) throw new Error("Only a read that stores nothing may use `later`.");
    return result;
  } finally {
    release();
  }
}

/** Runs a read's handler on a snapshot that stays open until the reply is released. */
async function fromSnapshot(
  deps: Dependencies,
  { call, now, input }: Execution & { now: Date },
): Promise<Reply> {
  const { operation, actor, requestId } = call;
  const { tx, release } = await deps.store.snapshot(subjectOf({ operation, actor }, input));
  try {
    const report = (error: unknown) => deps.onBug(error, requestId, operation.name);
    const ctx = handlerContext(deps, { tx, now, catalog: undefined }, actor, report);
    const result = await operation.handler(ctx, input);
    if ("later" in result) throw new Error("A streamed answer cannot use `later`.");
    const { data } = result;
    return { status: operation.http.status, data, metadata: {}, next: [], noStore: false, release };
  } catch (error) {
    release();
    throw error;
  }
}

/** Runs a heavy call's handler in another thread, if there is one. Runs any other here. */
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
