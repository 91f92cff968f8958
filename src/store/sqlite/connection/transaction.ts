import type { Tx } from "../../ports/store.ts";
import type { Database } from "../driver/types.ts";
import type { Client } from "./client.ts";

/**
 * Runs work one at a time. All share one connection, so a statement inside another's transaction would be rolled back
 * with it.
 */
export function serialQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  let open = 0;
  const done = () => {
    open -= 1;
  };
  return {
    /** True if nothing runs or waits. A lookup can then run at once. */
    isIdle: () => open === 0,
    /** The number running and waiting. */
    size: () => open,
    enqueue: <T>(work: () => Promise<T>): Promise<T> => {
      open += 1;
      const result = tail.then(work);
      tail = result.then(done, done);
      return result;
    },
  };
}

/** Runs work between `begin` and commit. Rolls back if it throws, or waits for anything but the database. */
export async function runTransaction<T>(
  { sqlite }: Client,
  begin: string,
  bound: { tx: Tx; end: () => void },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  sqlite.exec(begin);
  const tick = endOfTick();
  try {
    const value = await Promise.race([work(bound.tx), tick.over]);
    sqlite.exec("commit");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec("rollback");
    throw error;
  } finally {
    tick.cancel();
    bound.end();
  }
}

/** Runs work inside a savepoint. Nested savepoints share one name: SQLite uses the innermost. */
export async function savepoint<T>({ sqlite }: Client, work: () => Promise<T>): Promise<T> {
  // After some failures SQLite has already rolled back the whole transaction. A savepoint would then start a new one.
  if (!sqlite.inTransaction) throw new Error("The database has rolled back the whole transaction.");
  const counter = counterOf(sqlite);
  const before = { total: counter.total(), rolledBack: counter.rolledBack };
  sqlite.exec("savepoint inner_work");
  try {
    const value = await work();
    sqlite.exec("release inner_work");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) {
      sqlite.exec("rollback to inner_work; release inner_work");
      // Changes that inner savepoints rolled back also lie between the two totals.
      counter.rolledBack = before.rolledBack + counter.total() - before.total;
    }
    throw error;
  }
}

/** The number of rows that this connection changed, not counting what savepoints rolled back. */
export function changeCount({ sqlite }: Client): number {
  const { total, rolledBack } = counterOf(sqlite);
  return total() - rolledBack;
}

interface Counter {
  total: () => number;
  rolledBack: number;
}

const counters = new WeakMap<Database, Counter>();

function counterOf(sqlite: Database): Counter {
  const known = counters.get(sqlite);
  if (known) return known;
  const changes = sqlite.prepare<[], number>("select total_changes()").pluck();
  const counter = { total: () => changes.get() ?? 0, rolledBack: 0 };
  counters.set(sqlite, counter);
  return counter;
}

/** Rejects at the next turn of the event loop: a transaction that waits for anything else holds the write lock. */
function endOfTick(): { over: Promise<never>; cancel: () => void } {
  const { promise, reject } = deferred();
  const immediate = setImmediate(() =>
    reject(new Error("A transaction outlived one turn of the event loop; it was rolled back.")),
  );
  return { over: promise, cancel: () => clearImmediate(immediate) };
}

function deferred(): { promise: Promise<never>; reject: (error: Error) => void } {
  let reject: (error: Error) => void = () => undefined;
  const promise = new Promise<never>((_, refuse) => {
    reject = refuse;
  });
  return { promise, reject };
}
