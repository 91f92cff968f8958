import type postgres from "postgres";
import { codeOf, isLost, rootOf } from "./errors.ts";
import { watchForIdleness } from "./idle-watch.ts";
import type { Posts } from "./posts.ts";
import { isRead, rememberReads } from "./remembered.ts";
import type { Sender } from "./statement.ts";
import { createStatements, type Statements, sendOn, type Unsent } from "./statements.ts";
import type { KnownColumns } from "./together.ts";
import { createUnsent } from "./unsent.ts";
import type { UseOfPool } from "./use.ts";

/** A transaction on one connection. */
export interface Unit extends Statements {
  /** Runs work in a savepoint. If it throws, only its writes are rolled back and the transaction continues. */
  savepoint: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sends a write that changes a row, without waiting for its answer. If it fails, the transaction fails. */
  post: (write: Unsent) => void;
  /** Waits for the answers of `post`. Throws the first failure. */
  settle: () => Promise<void>;
  /** The rows of the statement that was sent with `begin`. */
  opened: Promise<readonly unknown[]>;
  /** Changes whenever rows may have changed other than by `post`. */
  epoch: () => number;
  /** The number of rows changed so far, not counting what savepoints rolled back. */
  changes: () => number;
}

/** The code of a statement in a transaction that has failed already. */
const AFTER_FAILURE = "25P02";

const changing = ["INSERT", "UPDATE", "DELETE"];

function connectionGone(): Error {
  return Object.assign(new Error("The connection of this transaction has ended."), {
    code: "CONNECTION_CLOSED",
  });
}

/** Waits forever. Its waiters are released with the transaction. */
export function never(): Promise<never> {
  return new Promise(() => undefined);
}

export interface UnitFacts {
  use: UseOfPool;
  posts: Posts;
  columns: KnownColumns;
  /** True if the transaction has ended. */
  isGone: () => boolean;
  /** True if no read is sent twice. */
  remembers: boolean;
  opened: Promise<readonly unknown[]>;
}

interface OpenUnit {
  unit: Unit;
  idle: Promise<never>;
  /** Sends what waits to be sent. */
  flush: () => void;
  end: () => void;
  /** True if a statement failed because the connection is gone. */
  isCut: () => boolean;
}

/** Opens the unit of a transaction that has begun. `idle` rejects when it waits for anything but the database. */
export function openUnit(
  first: postgres.TransactionSql,
  { use, posts, columns, isGone, remembers, opened }: UnitFacts,
): OpenUnit {
  const { idle, enter, leave, end } = watchForIdleness();
  let handle = first;
  let changed = 0;
  let epoch = 0;
  let cut = false;
  let failed: unknown;
  // The statements that were sent with `begin` run, too.
  enter();
  opened
    .catch((error: unknown) => {
      failed ??= error;
    })
    .finally(leave);
  const memory = remembers ? rememberReads() : undefined;
  const send: Sender = async (statement) => {
    // The driver would write to a closed socket and crash the process.
    if (cut || isGone()) throw connectionGone();
    enter();
    try {
      const answer = await use.timed(() => sendOn(handle, statement));
      if (changing.includes(answer.command)) changed += answer.count;
      return answer;
    } catch (error) {
      if (isLost(codeOf(error))) {
        cut = true;
        end();
      }
      // A statement behind one that failed says only that.
      failed ??= error;
      throw codeOf(error) === AFTER_FAILURE ? failed : error;
    } finally {
      leave();
    }
  };
  const unsent = createUnsent(send, columns, posts.add);
  const settle = async () => {
    unsent.flush();
    await posts.settle();
  };
  const sendNow: Sender = (statement) => {
    unsent.flush();
    if (!isRead(statement.text)) epoch += 1;
    return send(statement);
  };
  const statements = createStatements((statement) => {
    if (!memory) return sendNow(statement);
    return memory.send(statement, isRead(statement.text) ? unsent.read : sendNow);
  });
  const post = (write: Unsent) => {
    const { sql, params } = write.toSQL();
    changed += 1;
    memory?.forget(sql);
    unsent.write({ text: sql, values: params, shape: "rows" });
  };
  const savepoint = async <T>(work: () => Promise<T>): Promise<T> => {
    // What fails from here on is of the savepoint alone.
    await settle();
    const outer = { handle, changed };
    const outcome: { value?: { it: T } } = {};
    enter();
    try {
      await outer.handle.savepoint(async (inner) => {
        handle = inner;
        leave();
        try {
          outcome.value = { it: await work() };
          await settle();
          if (cut) await never();
        } catch (error) {
          if (cut) await never();
          throw error;
        } finally {
          enter();
          handle = outer.handle;
        }
      });
    } catch (error) {
      changed = outer.changed;
      epoch += 1;
      unsent.drop(error);
      posts.drop();
      memory?.forgetAll();
      failed = undefined;
      throw rootOf(error);
    } finally {
      leave();
    }
    if (!outcome.value) throw new Error("A savepoint ended without its work.");
    return outcome.value.it;
  };
  return {
    unit: { ...statements, opened, post, settle, savepoint, epoch: () => epoch, changes: () => changed },
    idle,
    flush: unsent.flush,
    end,
    isCut: () => cut,
  };
}
