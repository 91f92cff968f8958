import type postgres from "postgres";
import { causeOf, codeOf, isCollision, isLost, rootOf, toServiceError } from "./errors.ts";
import { watchForIdleness } from "./idle-watch.ts";
import type { Pool } from "./pool.ts";
import { createStatements, type Statements } from "./statements.ts";
import type { UseOfPool } from "./use.ts";

/** A transaction on one connection. */
export interface Unit extends Statements {
  /** Runs work in a savepoint. If it throws, only its writes are rolled back and the transaction continues. */
  savepoint: <T>(work: () => Promise<T>) => Promise<T>;
  /** The number of rows changed so far, not counting what savepoints rolled back. */
  changes: () => number;
}

export interface UnitOptions {
  mode: "isolation level read committed" | "isolation level repeatable read read only";
  /** The user whose rows it sees. If omitted, only data that is looked up before a user is known. */
  userId?: string;
  /** The task, if it may see more: see the policies in db/postgres/migrations. */
  task?: "dispatcher" | "upkeep";
  /** It stays open while a snapshot is read. */
  isHeld?: boolean;
  /** The commit does not wait for the disk: no caller relies on it. */
  isBookkeeping?: boolean;
}

const STATEMENT = "15s";
const LOCK = "5s";
const IDLE = "10s";
/** A snapshot may idle: it waits until its reader takes more. */
const HELD = "60s";
/** Attempts per transaction when others conflict with it. */
const ATTEMPTS = 5;

const changing = ["INSERT", "UPDATE", "DELETE"];

/**
 * Runs work between `begin` and commit. Rolls back if it throws, or waits for anything but the database. Retries after
 * a conflict with another transaction. Throws ServiceError if the database does not answer.
 */
export async function runUnit<T>(
  pool: Pool,
  options: UnitOptions,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  for (let attempt = 1; ; attempt += 1) {
    const progress = { isCommitting: false };
    try {
      return await pool.use.holding(() => once(pool, options, work, progress));
    } catch (error) {
      if (isCollision(error) && attempt < ATTEMPTS) {
        pool.use.retried();
        continue;
      }
      const shown = toServiceError(error, progress.isCommitting);
      pool.use.failed(causeOf(shown));
      throw shown;
    }
  }
}

async function once<T>(
  pool: Pool,
  options: UnitOptions,
  work: (unit: Unit) => Promise<T>,
  progress: { isCommitting: boolean },
): Promise<T> {
  const outcome: { value?: { it: T } } = {};
  let isGone = false;
  const begun = pool.begin(options.mode, async (handle) => {
    const { unit, idle, end, isCut } = openUnit(handle, pool.use, () => isGone);
    try {
      await unit.rows(options.isBookkeeping ? bookkeepingSetup : setup, [
        options.userId ?? "",
        options.task ?? "",
        STATEMENT,
        LOCK,
        options.isHeld ? HELD : IDLE,
      ]);
      outcome.value = { it: await (options.isHeld ? work(unit) : Promise.race([work(unit), idle])) };
      progress.isCommitting = options.mode === "isolation level read committed";
    } catch (error) {
      // Skip the rollback: the connection is gone and the driver already knows.
      if (isGone || isCut()) await never();
      throw rootOf(error);
    } finally {
      end();
    }
    if (isGone || isCut()) await never();
  });
  await begun.catch((error: unknown) => {
    isGone = true;
    throw error;
  });
  if (!outcome.value) throw new Error("A transaction ended without its work.");
  return outcome.value.it;
}

const setup = `select set_config('app.user_id', $1, true), set_config('app.task', $2, true),
  set_config('statement_timeout', $3, true), set_config('lock_timeout', $4, true),
  set_config('idle_in_transaction_session_timeout', $5, true)`;
const bookkeepingSetup = `${setup}, set_config('synchronous_commit', 'off', true)`;

function connectionGone(): Error {
  return Object.assign(new Error("The connection of this transaction has ended."), {
    code: "CONNECTION_CLOSED",
  });
}

/** Its waiters are released with the transaction. */
function never(): Promise<never> {
  return new Promise(() => undefined);
}

interface OpenUnit {
  unit: Unit;
  idle: Promise<never>;
  end: () => void;
  /** True if a statement failed because the connection is gone. */
  isCut: () => boolean;
}

/** An open transaction. `idle` rejects when it waits for anything but the database. */
function openUnit(first: postgres.TransactionSql, use: UseOfPool, isGone: () => boolean): OpenUnit {
  const { idle, enter, leave, end } = watchForIdleness();
  let handle = first;
  let changed = 0;
  let cut = false;
  const statements = createStatements(async (run) => {
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
      throw error;
    } finally {
      leave();
    }
  });
  const savepoint = async <T>(work: () => Promise<T>): Promise<T> => {
    const outer = { handle, changed };
    const outcome: { value?: { it: T } } = {};
    enter();
    try {
      await outer.handle.savepoint(async (inner) => {
        handle = inner;
        leave();
        try {
          outcome.value = { it: await work() };
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
      throw rootOf(error);
    } finally {
      leave();
    }
    if (!outcome.value) throw new Error("A savepoint ended without its work.");
    return outcome.value.it;
  };
  return { unit: { ...statements, savepoint, changes: () => changed }, idle, end, isCut: () => cut };
}
