import { randomUUID } from "node:crypto";
import type { Runtime } from "../operation/types.ts";
import type { EvaluationTurns } from "../store/ports/coordination.ts";

/** Evaluates alerts if several processes write for the same user. */
export interface TurnedEvaluation {
  /** Records before a write that an evaluation is due. Call the result after the write, with whether it succeeded. */
  owe: (userId: string) => Promise<(isWritten: boolean) => Promise<void>>;
}

interface Waiting {
  isWritten: boolean;
  /** When the write ended, in monotonic milliseconds. */
  endedAt: number;
  resolve: () => void;
  reject: (error: unknown) => void;
}

/** This process's due evaluations for one user. */
interface Debt {
  /** Writes whose evaluation has not finished. */
  open: number;
  /** True if this process has the turn or waits for it. */
  isAsked: boolean;
  /** When it got the turn by asking, in monotonic milliseconds. */
  takenAt?: number | undefined;
  /** Finished writes that wait for a later evaluation. */
  ended: Waiting[];
  isRunning: boolean;
  /** The statements about the turn run one after the other. */
  last: Promise<unknown>;
}

interface TurnedEvaluationFacts {
  turns: EvaluationTurns;
  evaluateFor: (userId: string) => Promise<void>;
  runtime: Pick<Runtime, "now" | "timers" | "monotonicMs">;
}

/** How long a silent process counts as alive. */
const LEASE_MS = 10_000;
const KEEP_MS = 3000;
/** How often to check for this process's turn. */
const LOOK_MS = 15;
/** Writes that waited this long for another process are answered, and evaluated later. */
const MOST_WAIT_MS = 1000;

/**
 * Lets one process at a time evaluate a user's alerts. The others wait, and one evaluation covers all earlier writes.
 * Two at once would overtake each other and both restart.
 */
export function createTurnedEvaluation({
  turns,
  evaluateFor,
  runtime,
}: TurnedEvaluationFacts): TurnedEvaluation {
  const owner = randomUUID();
  const debts = new Map<string, Debt>();
  const request = (userId: string) => {
    const now = runtime.now();
    const until = new Date(now.getTime() + LEASE_MS).toISOString();
    return { userId, owner, now: now.toISOString(), until };
  };
  const debtOf = (userId: string): Debt => {
    const known = debts.get(userId);
    if (known) return known;
    const made = { open: 0, isAsked: false, ended: [], isRunning: false, last: Promise.resolve() };
    debts.set(userId, made);
    return made;
  };
  const inOrder = <T>(debt: Debt, work: () => Promise<T>): Promise<T> => {
    const result = debt.last.then(work);
    debt.last = result.catch(() => undefined);
    return result;
  };
  const ask = (userId: string, debt: Debt) =>
    inOrder(debt, async () => {
      if (debt.isAsked) return;
      const askedAt = runtime.monotonicMs();
      debt.takenAt = (await turns.take(request(userId))) ? askedAt : undefined;
      debt.isAsked = true;
    });

  const answerLate = ({ ended }: Debt) => {
    const late = runtime.monotonicMs() - MOST_WAIT_MS;
    for (const { endedAt, resolve } of ended) if (endedAt <= late) resolve();
  };
  const awaitTurn = async (userId: string, debt: Debt) => {
    // A turn that was taken lately need not be taken again.
    const isMine = debt.takenAt !== undefined && runtime.monotonicMs() - debt.takenAt < KEEP_MS;
    debt.takenAt = undefined;
    if (isMine) return;
    // By the clock: each look takes as long as the database does.
    const stopAnswering = runtime.timers.every(LOOK_MS, () => answerLate(debt));
    try {
      while (!(await inOrder(debt, () => turns.take(request(userId))))) await runtime.timers.sleep(LOOK_MS);
    } finally {
      stopAnswering();
    }
  };
  const pass = (userId: string, debt: Debt) =>
    inOrder(debt, async () => {
      debt.isAsked = debt.open > 0;
      await turns.pass({ ...request(userId), joins: debt.isAsked });
    });

  const settle = async (userId: string, debt: Debt) => {
    const settled = debt.ended;
    debt.ended = [];
    const keep = () => turns.keep(request(userId)).catch(() => undefined);
    const stopKeeping = runtime.timers.every(KEEP_MS, keep);
    const outcome = settled.some(({ isWritten }) => isWritten) ? evaluateFor(userId) : Promise.resolve();
    await outcome.then(
      () => settled.map(({ resolve }) => resolve()),
      (error: unknown) => settled.map(({ reject }) => reject(error)),
    );
    stopKeeping();
    debt.open -= settled.length;
  };
  const run = async (userId: string, debt: Debt) => {
    try {
      while (debt.ended.length > 0) {
        await awaitTurn(userId, debt);
        await settle(userId, debt);
        await pass(userId, debt);
      }
    } catch (error) {
      // The row stays, and the check for dead processes evaluates it.
      debt.open -= debt.ended.length;
      for (const { reject } of debt.ended.splice(0)) reject(error);
    } finally {
      debt.isRunning = false;
      if (debt.open === 0) debts.delete(userId);
    }
  };

  return {
    owe: async (userId) => {
      const debt = debtOf(userId);
      debt.open += 1;
      try {
        await ask(userId, debt);
      } catch (error) {
        debt.open -= 1;
        if (debt.open === 0) debts.delete(userId);
        throw error;
      }
      return (isWritten) =>
        new Promise<void>((resolve, reject) => {
          debt.ended.push({ isWritten, endedAt: runtime.monotonicMs(), resolve, reject });
          if (debt.isRunning) return;
          debt.isRunning = true;
          void run(userId, debt);
        });
    },
  };
}
