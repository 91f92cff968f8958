import type { Timers } from "../../../shared/timers.ts";
import { recordCommit } from "./change-stamp.ts";
import type { Client } from "./client.ts";
import { isBusy, toServiceError, unavailable } from "./errors.ts";
import { serialQueue } from "./transaction.ts";

/** How work gets its turn on the one connection; what goes wrong is told as a caller can use it. */
export interface Scheduler {
  /** A unit that only reads. */
  read: <T>(work: () => Promise<T>) => Promise<T>;
  /** A unit that writes; it begins by taking the write lock. */
  write: <T>(work: () => Promise<T>) => Promise<T>;
  /** A lookup when no unit is open. */
  query: <T>(work: () => T) => Promise<T>;
  /** Work inside a transaction of its own, which power loss cannot take once it is acknowledged. */
  transaction: <T>(work: () => T) => Promise<T>;
  /** The same for what nobody was told of and can be spared: it does not wait for the disk. */
  lowDurabilityTransaction: <T>(work: () => T) => Promise<T>;
  /** After all that was begun; nothing comes after it. */
  shutdown: (work: () => void) => Promise<void>;
}

/** How long a unit waits for the write lock of another process. */
const TIMEOUT_MS = 5000;
/** Between two tries the event loop is free: reads and other callers are answered meanwhile. */
const PAUSE_MS = 100;

/** Makes the turns of a connection. */
export function createScheduler({ sqlite, fileUnchanged }: Client, { sleep }: Timers): Scheduler {
  const { enqueue, isIdle } = serialQueue();
  // Only the first in line asks for a lock that another process holds.
  const writers = serialQueue();

  const write = <T>(work: () => Promise<T>): Promise<T> => {
    const until = performance.now() + TIMEOUT_MS;
    const attempt = () =>
      enqueue(() => {
        if (fileUnchanged()) return work();
        throw unavailable(
          "The database file was removed or replaced while the program ran; nothing was changed. Put it back, or start the program again.",
          "DATABASE_REPLACED",
        );
      });
    return writers.enqueue(() => retryWhileBusy(attempt, until, sleep)).finally(recordCommit);
  };
  const transaction = <T>(work: () => T) => sqlite.transaction(work).immediate();

  return {
    write,
    read: (work) => enqueue(work).catch(rethrow),
    query: async (work) => {
      try {
        return await (isIdle() ? work() : enqueue(async () => work()));
      } catch (error) {
        throw toServiceError(error);
      }
    },
    shutdown: (work) => writers.enqueue(() => enqueue(async () => work())),
    transaction: (work) => write(async () => transaction(work)),
    lowDurabilityTransaction: (work) =>
      write(async () => {
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
async function retryWhileBusy<T>(
  attempt: () => Promise<T>,
  until: number,
  sleep: Timers["sleep"],
): Promise<T> {
  while (true) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || performance.now() > until) throw toServiceError(error);
    }
    await sleep(PAUSE_MS);
  }
}

function rethrow(error: unknown): never {
  throw toServiceError(error);
}
