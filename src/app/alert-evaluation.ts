import { evaluate, isRefreshDue } from "../domain/alerts/evaluate.ts";
import { keepHealthDay } from "../domain/career-health/keep-day.ts";
import type { CatalogIndex } from "../engine/fit/prepare.ts";
import {
  asRehearsal,
  isOvertaken,
  type Run,
  writeRehearsed,
} from "../operation/rehearsal/write-rehearsed.ts";
import type { Runtime } from "../operation/types.ts";
import { pause } from "../shared/turns.ts";
import type { Store } from "../store/ports/store.ts";
import { type BackgroundFacts, backgroundContext } from "./background-context.ts";
import { createTurnedEvaluation } from "./evaluation-turns.ts";

export interface AlertEvaluationDependencies {
  store: Store;
  runtime: Runtime;
  /** Evaluates the alerts of a user. */
  evaluateFor: (userId: string) => Promise<void>;
  onError: (error: unknown) => void;
}

/** Evaluates the users in the order of their ids, those up to `after` left out; false where `goesOn` ended it before. */
export type EvaluateAll = (
  after?: string | null,
  goesOn?: (reached: string) => Promise<boolean>,
) => Promise<boolean>;

export interface AlertEvaluation {
  /** Does a write, and evaluates after it. */
  evaluateAfter: <T>(userId: string, write: () => Promise<T>) => Promise<T>;
  /** Evaluates for those whose process died before it could. */
  evaluateOwed: () => Promise<void>;
  refreshAlerts: (userId: string) => Promise<void>;
  evaluateAll: EvaluateAll;
}

/** Evaluates alerts: after each write that affects them, before a read if a second evaluation is due, and daily. */
export function createAlertEvaluation({
  store,
  runtime,
  evaluateFor,
  onError,
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
  return {
    evaluateAfter,
    evaluateOwed: async () => {
      for (const userId of (await turns?.owed(runtime.now().toISOString())) ?? [])
        await evaluateDueAlerts(userId);
    },
    refreshAlerts: async (userId: string) => {
      if (await store.read(userId, isRefreshDue)) await evaluateDueAlerts(userId);
    },
    evaluateAll: async (after = null, goesOn = async () => true) => {
      for (let reached = after; ; ) {
        const page = await store.access.usersAfter(reached, USERS_A_PAGE);
        const last = page.at(-1)?.id;
        if (last === undefined) return true;
        for (const { id } of page.filter(({ isSuspended, isEmpty }) => !isSuspended && !isEmpty)) {
          await evaluateDueAlerts(id);
          if (!(await goesOn(id))) return false;
          // Each takes milliseconds without a pause: what has come in meanwhile has its turn.
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
  catalog: () => Promise<{ index: CatalogIndex }>;
}

/** Among a million people most have nothing stored: their rows are passed by, so many at once. */
const USERS_A_PAGE = 5000;

/** Nobody waits for an evaluation as for an answer, so that it may be overtaken more often. */
const ROUNDS = 40;

/**
 * Evaluates the alerts of a user, and keeps how their career stands today, in a transaction of its own. Where other
 * writes always come before it, the last of them is evaluated in its turn.
 */
export async function evaluateAlertsOf(facts: AlertFacts, userId: string): Promise<void> {
  // Loaded before the transaction begins, since a transaction cannot wait for it.
  const { index: catalog } = await facts.catalog();
  const work = async ({ tx, memo, rehearsal }: Run) => {
    // The last write may have deleted the account.
    if (!(await tx.user.get())) return;
    const ctx = backgroundContext(facts, { tx, catalog, memo });
    await evaluate(rehearsal ? asRehearsal(ctx) : ctx);
    await keepHealthDay(ctx);
  };
  try {
    await writeRehearsed(facts.store, userId, work, ROUNDS);
  } catch (error) {
    if (!isOvertaken(error)) throw error;
  }
}
