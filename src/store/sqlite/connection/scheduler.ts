import { setTimeout as pause } from "node:timers/promises";
import { noteCommit } from "./change-stamp.ts";
import type { Client } from "./client.ts";
import { explained, isBusy, unavailable } from "./errors.ts";
import { queue } from "./transaction.ts";

/** How work gets its turn on the one connection; what goes wrong is told as a caller can use it. */
export interface Turns {
  /** A unit that only reads. */
  reading: <T>(unit: () => Promise<T>) => Promise<T>;
  /** A unit that writes; it begins by taking the write lock. */
  writing: <T>(unit: () => Promise<T>) => Promise<T>;
  /** A lookup when no unit is open. */
  plain: <T>(work: () => T) => Promise<T>;
  /** Work inside a transaction of its own, which power loss cannot take once it is acknowledged. */
  atomic: <T>(work: () => T) => Promise<T>;
  /** The same for what nobody was told of and can be spared: it does not wait for the disk. */
  bookkeeping: <T>(work: () => T) => Promise<T>;
  /** After all that was begun; nothing comes after it. */
  last: (work: () => void) => Promise<void>;
}

/** How long a unit waits for the write lock of another process. */
const PATIENCE_MS = 5000;
/** Between two tries the event loop is free: reads and other callers are answered meanwhile. */
const PAUSE_MS = 100;

/** Makes the turns of a connection. */
export function createTurns({ sqlite, isInPlace }: Client): Turns {
  const { inTurn, isIdle } = queue();
  // Only the first in line asks for a lock that another process holds.
  const writers = queue();

  const writing = <T>(unit: () => Promise<T>): Promise<T> => {
    const until = performance.now() + PATIENCE_MS;
    const attempt = () =>
      inTurn(() => {
        if (isInPlace()) return unit();
        throw unavailable(
          "The database file was removed or replaced while the program ran; nothing was changed. Put it back, or start the program again.",
          "DATABASE_REPLACED",
        );
      });
    return writers.inTurn(() => patiently(attempt, until)).finally(noteCommit);
  };
  const transaction = <T>(work: () => T) => sqlite.transaction(work).immediate();

  return {
    writing,
    reading: (unit) => inTurn(unit).catch(rethrow),
    plain: async (work) => {
      try {
        return await (isIdle() ? work() : inTurn(async () => work()));
      } catch (error) {
        throw explained(error);
      }
    },
    last: (work) => writers.inTurn(() => inTurn(async () => work())),
    atomic: (work) => writing(async () => transaction(work)),
    bookkeeping: (work) =>
      writing(async () => {
        sqlite.exec("pragma synchronous = NORMAL");
        try {
          return transaction(work);
        } finally {
          sqlite.exec("pragma synchronous = FULL");
        }
      }),
  };
}

/** Tries again while another process holds the lock. Throws what a caller can use. */
async function patiently<T>(attempt: () => Promise<T>, until: number): Promise<T> {
  while (true) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw explained(error);
    }
    await pause(PAUSE_MS);
  }
}

function rethrow(error: unknown): never {
  throw explained(error);
}
