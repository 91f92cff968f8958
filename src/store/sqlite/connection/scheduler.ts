import { monotonicMs, type Timers } from "../../../shared/timers.ts";
import { recordCommit } from "./change-stamp.ts";
import { BUSY_MS, type Client } from "./client.ts";
import { databaseReplaced, isBusy, toServiceError } from "./errors.ts";
import { serialQueue } from "./transaction.ts";

/** Serialises access to the single connection, and maps SQLite errors to ServiceError. */
export interface Scheduler {
  /** Runs a read-only transaction. */
  read: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs a writing transaction. It takes the write lock first, and retries while another process holds it. */
  write: <T>(work: () => Promise<T>) => Promise<T>;
  /** Runs work while no writing transaction is open. None starts before the work ends. */
  hold: (work: () => Promise<void>) => Promise<void>;
  /** Runs a lookup outside any transaction. */
  query: <T>(work: () => T) => Promise<T>;
  /** Runs synchronous work in its own transaction. Once resolved, the result survives power loss. */
  transaction: <T>(work: () => T) => Promise<T>;
  /** Like `sync`, without waiting for the disk: for writes that may be lost. */
  lowDurabilityTransaction: <T>(work: () => T) => Promise<T>;
  /**
   * Like `relaxed`, for data that no cached answer shows (access log, rate windows). It does not change the change
   * stamp.
   */
  bookkeeping: <T>(work: () => T) => Promise<T>;
  /** Bookkeeping that a request waits for. Tries once, and throws if another process holds the lock. */
  bookkeepingNow: <T>(work: () => T) => Promise<T>;
  /** The number of running and waiting writing transactions. */
  writes: () => number;
  /** Runs work after all pending work. Call nothing afterwards. */
  shutdown: (work: () => void) => Promise<void>;
}

/** How long a transaction waits for the write lock of another process. */
const TIMEOUT_MS = 5000;
/** The event loop is free between retries, so reads are served. */
const PAUSE_MS = 10;

/** Waits until a writing transaction may start, then runs it. */
export type WriteLane = <T>(work: () => Promise<T>) => Promise<T>;

/** Creates the scheduler of a connection. Writes pass the lane, which another thread of this process also uses. */
export function createScheduler(
  { sqlite, fileUnchanged }: Client,
  { sleep }: Timers,
  lane: WriteLane = (work) => work(),
): Scheduler {
  const { enqueue, isIdle } = serialQueue();
  // Only the first writer in the queue competes with other processes for the lock.
  const writers = serialQueue();

  const attempt = <T>(work: () => Promise<T>): Promise<T> =>
    enqueue(() => {
      if (fileUnchanged()) return work();
      throw databaseReplaced();
    });
  const patiently = <T>(work: () => Promise<T>): Promise<T> => {
    const until = monotonicMs() + TIMEOUT_MS;
    const again = () => attempt(() => withoutWaiting(sqlite, work));
    return writers.enqueue(() =>
      lane(() => retryWhileBusy({ first: () => attempt(work), again }, until, sleep)),
    );
  };
  const write = <T>(work: () => Promise<T>) => patiently(work).finally(recordCommit);
  const transaction = <T>(work: () => T) => sqlite.transaction(work).immediate();
  const lowDurability = <T>(work: () => T) => {
    sqlite.exec("pragma synchronous = NORMAL");
    try {
      return transaction(work);
    } finally {
      sqlite.exec("pragma synchronous = FULL");
    }
  };

  return {
    write,
    hold: (work) => writers.enqueue(work).finally(recordCommit),
    read: (work) => enqueue(work).catch(rethrow),
    query: async (work) => {
      try {
        return await (isIdle() ? work() : enqueue(async () => work()));
      } catch (error) {
        throw toServiceError(error);
      }
    },
    writes: writers.size,
    shutdown: (work) => writers.enqueue(() => enqueue(async () => work())),
    transaction: (work) => write(async () => transaction(work)),
    lowDurabilityTransaction: (work) => write(async () => lowDurability(work)),
    bookkeeping: (work) => patiently(async () => lowDurability(work)),
    bookkeepingNow: (work) => attempt(async () => lowDurability(work)).catch(rethrow),
  };
}

/** Runs work that fails at once if another process holds the lock. Waiting inside SQLite would block the event loop. */
async function withoutWaiting<T>(sqlite: Client["sqlite"], work: () => Promise<T>): Promise<T> {
  sqlite.pragma("busy_timeout = 0");
  try {
    return await work();
  } finally {
    sqlite.pragma(`busy_timeout = ${BUSY_MS}`);
  }
}

/** Retries while another process holds the lock, until `until` (`monotonicMs`). Throws ServiceError. */
async function retryWhileBusy<T>(
  { first, again }: Record<"first" | "again", () => Promise<T>>,
  until: number,
  sleep: Timers["sleep"],
): Promise<T> {
  for (let attempt = first; ; attempt = again) {
    try {
      return await attempt();
    } catch (error) {
      if (!isBusy(error) || monotonicMs() > until) throw toServiceError(error);
    }
    await sleep(PAUSE_MS);
  }
}

function rethrow(error: unknown): never {
  throw toServiceError(error);
}
