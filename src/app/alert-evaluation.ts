import { compareAlerts, evaluate, isRefreshDue } from "../domain/alerts/evaluate.ts";
import { healthDayNow, keepHealthDay, keptHealthDay } from "../domain/career-health/keep-day.ts";
import type { HandlerContext } from "../operation/handler.ts";
import {
  type ContextDependencies,
  handlerContext,
  type TransactionFacts,
} from "../operation/pipeline/handler-context.ts";
import {
  asRehearsal,
  isOvertaken,
  type Run,
  writeRehearsed,
} from "../operation/rehearsal/write-rehearsed.ts";
import type { CallDependencies, Runtime } from "../operation/types.ts";
import { pause, within } from "../shared/timers.ts";
import type { Store } from "../store/ports/store.ts";
import { lastCatalog, type StampedCatalog } from "./catalog-cache.ts";
import { createTurnedEvaluation } from "./evaluation-turns.ts";

export interface AlertEvaluationDependencies {
  store: Store;
  runtime: Runtime;
  /** Evaluates the alerts of a user. */
  evaluateFor: (userId: string) => Promise<void>;
  onError: (error: unknown) => void;
  /** How long a read waits for a due evaluation; undefined if it waits to the end. */
  mostWaitMs?: number | undefined;
}

/** Evaluates the users after `after`, in id order. False if `goesOn` stopped it early. */
export type EvaluateAll = (
  after?: string | null,
  goesOn?: (reached: string) => Promise<boolean>,
) => Promise<boolean>;

export interface AlertEvaluation {
  /** Runs a write, then evaluates. */
  evaluateAfter: <T>(userId: string, write: () => Promise<T>) => Promise<T>;
  /** Evaluates for users whose process died before it could. */
  evaluateOwed: () => Promise<void>;
  refreshAlerts: CallDependencies["refreshAlerts"];
  evaluateAll: EvaluateAll;
  /** Loads what the first evaluation needs, so that no write waits for it. For processes that share their users. */
  warmUp: () => Promise<void>;
}

/** Evaluates alerts: after each write that affects them, before a read if a second evaluation is due, and daily. */
export function createAlertEvaluation({
  store,
  runtime,
  evaluateFor,
  onError,
  mostWaitMs,
}: AlertEvaluationDependencies): AlertEvaluation {
  const turns = store.coordination.evaluations;
  const turned = turns && createTurnedEvaluation({ turns, evaluateFor, runtime });
  const evaluateAfter = async <T>(userId: string, write: () => Promise<T>): Promise<T> => {
    const done = turned ? await turned.owe(userId) : () => evaluateFor(userId);
    let isWritten = false;
    try {
      const result = await write();
      isWritten = true;
      return result;
    } finally {
      const ended = isWritten || turned ? done(isWritten).catch(onError) : undefined;
      if (isWritten) await ended;
    }
  };
  const evaluateDueAlerts = (userId: string) => evaluateAfter(userId, async () => undefined).catch(onError);
  // Due evaluations that have not ended, each with how long reads wait for it.
  const refreshing = new Map<string, Promise<void>>();
  const refresh = (userId: string) => {
    const done = evaluateDueAlerts(userId).finally(() => refreshing.delete(userId));
    // The first evaluation of a fresh thread takes seconds. Reads then show the alerts of the last one.
    const waited = mostWaitMs === undefined ? done : within(done, mostWaitMs, runtime.timers);
    refreshing.set(userId, waited);
    return waited;
  };
  const refreshOnce = (userId: string) => refreshing.get(userId) ?? refresh(userId);
  return {
    evaluateAfter,
    evaluateOwed: async () => {
      for (const userId of (await turns?.owed(runtime.now().toISOString())) ?? [])
        await evaluateDueAlerts(userId);
    },
    warmUp: async () => {
      // Without a user there is nothing to evaluate.
      if (turns) await evaluateFor(NOBODY).catch(onError);
    },
    refreshAlerts: {
      isDue: isRefreshDue,
      run: refreshOnce,
      ifDue: async (userId) => {
        if (await store.read(userId, isRefreshDue)) await refreshOnce(userId);
      },
    },
    evaluateAll: async (after = null, goesOn = async () => true) => {
      for (let reached = after; ; ) {
        const page = await store.access.usersAfter(reached, USERS_A_PAGE);
        const last = page.at(-1)?.id;
        if (last === undefined) return true;
        for (const { id } of page.filter(({ isSuspended, isEmpty }) => !isSuspended && !isEmpty)) {
          await evaluateDueAlerts(id);
          if (!(await goesOn(id))) return false;
          // Each evaluation blocks for milliseconds. Other requests get a turn in between.
          await pause();
        }
        if (!(await goesOn(last))) return false;
        await pause();
        reached = last;
      }
    },
  };
}

export interface AlertFacts extends BackgroundFacts {
  store: Store;
  catalog: () => Promise<StampedCatalog>;
}

/** The id of no user. */
const NOBODY = "nobody";

/** Most of a million users have nothing stored. Their rows are skipped in batches of this size. */
const USERS_A_PAGE = 5000;

/** No caller waits for an evaluation, so it may be overtaken more often. */
const ROUNDS = 40;

/** Thrown in a transaction that sees another catalog than the one that was prepared. */
class OtherCatalog extends Error {}

/**
 * Evaluates a user's alerts and stores today's career health, in its own transaction. If other writes always come
 * first, the last of them triggers its own evaluation.
 */
export async function evaluateAlertsOf(facts: AlertFacts, userId: string): Promise<void> {
  // Loaded before the transaction, which cannot wait for it. The transaction asks whether it is current.
  for (let catalog = await lastCatalog(); ; catalog = undefined) {
    try {
      return await evaluateWith(catalog ?? (await facts.catalog()), facts, userId);
    } catch (error) {
      if (!(error instanceof OtherCatalog)) throw error;
    }
  }
}

async function evaluateWith({ index: catalog, stamp }: StampedCatalog, facts: AlertFacts, userId: string) {
  const work = async ({ tx, memo, rehearsal }: Run) => {
    const ctx = backgroundContext(facts, { tx, catalog, memo });
    // Asked together: each question takes a way to the database and back.
    const [current, user] = await Promise.all([
      tx.catalogStamp(),
      tx.user.get(),
      healthDayNow(ctx),
      keptHealthDay(ctx),
      compareAlerts(ctx),
    ]);
    if (current !== stamp) throw new OtherCatalog();
    // The last write may have deleted the account.
    if (!user) return false;
    const isEvaluated = await evaluate(rehearsal ? asRehearsal(ctx) : ctx);
    const isKept = await keepHealthDay(ctx);
    return isEvaluated || isKept;
  };
  try {
    await writeRehearsed(facts.store, userId, work, {
      rounds: ROUNDS,
      isIdle: (isChanged) => !isChanged,
    });
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}

/** What this process provides to background work. */
interface BackgroundFacts extends ContextDependencies {
  /** Logs an internal error that does not stop the work. */
  report: (error: unknown) => void;
}

/** Creates the handler context of a background transaction. */
export function backgroundContext(
  facts: BackgroundFacts,
  transaction: Omit<TransactionFacts, "now">,
): HandlerContext {
  const { userId } = transaction.tx;
  const actor = { userId, keyId: null, client: "career-context", scopes: new Set<string>() };
  return handlerContext(facts, { ...transaction, now: facts.runtime.now() }, actor, facts.report);
}
