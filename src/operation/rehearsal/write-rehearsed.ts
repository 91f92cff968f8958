import type { Store, Tx } from "../../store/ports/store.ts";
import { fail, ServiceError } from "../errors.ts";
import type { HandlerContext } from "../handler.ts";
import { dryRun } from "./dry-run.ts";

/** What work runs on: a transaction, what was computed before (see oncePerCall), and whether this is the rehearsal. */
export interface Run {
  tx: Tx;
  memo: object;
  rehearsal: boolean;
}

/** Raised inside a transaction that finds other data than its rehearsal found. */
class Outdated extends Error {}

/** So many rehearsals are tried; each is overtaken only by writes of the same user that come more often than it ends. */
const ROUNDS = 5;

/**
 * Runs work that writes: first as a rehearsal that writes nothing, then in a transaction, which finds the results of
 * the rehearsal and so holds the write lock for its writes alone. If the user's data changed in between, both are
 * repeated; throws a ServiceError with status 503 where they always do, since computing under the lock would make
 * everybody wait. What the rehearsal throws is thrown by the transaction.
 */
export async function writeRehearsed<T>(
  store: Pick<Store, "rehearse" | "write">,
  userId: string,
  work: (run: Run) => Promise<T>,
  rounds = ROUNDS,
): Promise<T> {
  const memo = {};
  const rehearsed = await store.rehearse(userId, async (tx) => {
    const revision = await tx.user.revision();
    await work({ tx: dryRun(tx), memo, rehearsal: true }).catch(() => undefined);
    return revision;
  });
  try {
    return await store.write(userId, async (tx) => {
      if ((await tx.user.revision()) !== rehearsed) throw new Outdated();
      return work({ tx, memo, rehearsal: false });
    });
  } catch (error) {
    if (!(error instanceof Outdated)) throw error;
    if (rounds === 1) throw overtaken();
    return writeRehearsed(store, userId, work, rounds - 1);
  }
}

/** Whether work was given up because other writes of the user always came before it. */
export function isOvertaken(error: unknown): boolean {
  return error instanceof ServiceError && error.status === 503 && error.retryAfterSeconds !== undefined;
}

function overtaken(): ServiceError {
  const message =
    "Other writes of the user came faster than this could be computed; nothing was changed. Send it again.";
  return fail("server.internal", message, {
    status: 503,
    title: "Service unavailable",
    retryAfterSeconds: 1,
  });
}

/** The context of a handler in its rehearsal: its ids, events and reports of failures lead nowhere. */
export function asRehearsal(ctx: HandlerContext): HandlerContext {
  let ids = 0;
  return {
    ...ctx,
    newId: (prefix) => `${prefix}_rehearsal_${++ids}`,
    publish: async () => undefined,
    report: () => undefined,
  };
}
