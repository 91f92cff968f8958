import type postgres from "postgres";
import { codeOf, isLost, rootOf } from "./errors.ts";
import { watchForIdleness } from "./idle-watch.ts";
import type { Posts } from "./posts.ts";
import { rememberReads } from "./remembered.ts";
import { type Around, createStatements, type Statements, type Unsent } from "./statements.ts";
import type { UseOfPool } from "./use.ts";

/** A transaction on one connection. */
export interface Unit extends Statements {
  /** Runs work in a savepoint. If it throws, only its writes are rolled back and the transaction continues. */
  savepoint: <T>(work: () => Promise<T>) => Promise<T>;
  /** Sends a write that changes a row, without waiting for its answer. If it fails, the transaction fails. */
  post: (write: Unsent) => void;
  /** Waits for the answers of `post`. Throws the first failure. */
  settle: () => Promise<void>;
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
  /** True if the transaction has ended. */
  isGone: () => boolean;
  /** True if no read is sent twice. */
  remembers: boolean;
}

interface OpenUnit {
  unit: Unit;
  idle: Promise<never>;
  end: () => void;
  /** True if a statement failed because the connection is gone. */
  isCut: () => boolean;
}

/** Opens the unit of a transaction that has begun. `idle` rejects when it waits for anything but the database. */
export function openUnit(
  first: postgres.TransactionSql,
  { use, posts, isGone, remembers }: UnitFacts,
): OpenUnit {
  const { idle, enter, leave, end } = watchForIdleness();
  let handle = first;
  let changed = 0;
  let cut = false;
  let failed: unknown;
  const memory = remembers ? rememberReads() : undefined;
  const send: Around = async (run) => {
    // The driver would write to a closed socket and crash the process.
    if (cut || isGone()) throw connectionGone();
    enter();
    try {
      const answer = await use.timed(() => run(handle));
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
  const statements = createStatements((run, statement) =>
    memory ? memory.send(statement, () => send(run, statement)) : send(run, statement),
  );
  const post = (write: Unsent) => {
    const { sql, params } = write.toSQL();
    changed += 1;
    posts.add(statements.count(sql, params as never));
  };
  const savepoint = async <T>(work: () => Promise<T>): Promise<T> => {
    // What fails from here on is of the savepoint alone.
    await posts.settle();
    const outer = { handle, changed };
    const outcome: { value?: { it: T } } = {};
    enter();
    try {
      await outer.handle.savepoint(async (inner) => {
        handle = inner;
        leave();
        try {
          outcome.value = { it: await work() };
          await posts.settle();
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
    unit: { ...statements, post, settle: posts.settle, savepoint, changes: () => changed },
    idle,
    end,
    isCut: () => cut,
  };
}
