import type { Database } from "better-sqlite3";
import type { Tx } from "../../ports/store.ts";
import type { Client } from "./client.ts";

/** One thing at a time: there is one connection, and a statement inside another's unit would share its fate. */
export function serialQueue() {
  let tail: Promise<unknown> = Promise.resolve();
  let open = 0;
  const done = () => {
    open -= 1;
  };
  return {
    /** Whether nothing is under way, so that a lookup need not wait for its turn. */
    isIdle: () => open === 0,
    enqueue: <T>(work: () => Promise<T>): Promise<T> => {
      open += 1;
      const result = tail.then(work);
      tail = result.then(done, done);
      return result;
    },
  };
}

/** Runs work between `begin` and commit; where it throws or waits for the outside, all is undone. */
export async function runTransaction<T>(
  { sqlite }: Client,
  begin: string,
  bound: { tx: Tx; end: () => void },
  work: (tx: Tx) => Promise<T>,
): Promise<T> {
  sqlite.exec(begin);
  const scheduler = endOfTick();
  try {
    const value = await Promise.race([work(bound.tx), scheduler.over]);
    sqlite.exec("commit");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) sqlite.exec("rollback");
    throw error;
  } finally {
    scheduler.cancel();
    bound.end();
  }
}

/** Savepoints nest, so one name serves all: the innermost is meant. */
export async function savepoint<T>({ sqlite }: Client, work: () => Promise<T>): Promise<T> {
  // After some failures SQLite has undone the whole unit; a savepoint would then begin one of its own.
  if (!sqlite.inTransaction) throw new Error("The database has undone the whole unit of work.");
  const counter = counterOf(sqlite);
  const before = { total: counter.total(), undone: counter.undone };
  sqlite.exec("savepoint part");
  try {
    const value = await work();
    sqlite.exec("release part");
    return value;
  } catch (error) {
    if (sqlite.inTransaction) {
      sqlite.exec("rollback to part; release part");
      // What inner parts had undone lies between the two totals, too.
      counter.undone = before.undone + counter.total() - before.total;
    }
    throw error;
  }
}

/** Rows changed by this connection so far, without those that parts of a unit changed and undid. */
export function changeCount({ sqlite }: Client): number {
  const { total, undone } = counterOf(sqlite);
  return total() - undone;
}

interface Counter {
  total: () => number;
  undone: number;
}

const counters = new WeakMap<Database, Counter>();

function counterOf(sqlite: Database): Counter {
  const known = counters.get(sqlite);
  if (known) return known;
  const changes = sqlite.prepare<[], number>("select total_changes()").pluck();
  const counter = { total: () => changes.get() ?? 0, undone: 0 };
  counters.set(sqlite, counter);
  return counter;
}

/** Rejects when the event loop moves on: a unit that waits for the outside would hold the write lock meanwhile. */
function endOfTick(): { over: Promise<never>; cancel: () => void } {
  const { promise, reject } = deferred();
  const immediate = setImmediate(() =>
    reject(new Error("A unit of work outlived one turn of the event loop; it was rolled back.")),
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
