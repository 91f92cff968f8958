import type postgres from "postgres";
import { causeOf, isCollision, rootOf, toServiceError } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { createPosts } from "./posts.ts";
import { never, openUnit, type Unit } from "./unit.ts";

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
      return await once(pool, options, work, progress);
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
  const posts = createPosts();
  let finish: () => void = () => undefined;
  const finished = new Promise<void>((resolve) => {
    finish = resolve;
  });
  const transaction = async (handle: postgres.TransactionSql) => {
    const { unit, idle, end, isCut } = openUnit(handle, {
      ...{ use: pool.use, posts, isGone: () => isGone },
      // What is held open may read everything.
      remembers: options.userId !== undefined && !options.isHeld,
    });
    try {
      // The work's first statement is sent with it.
      posts.add(
        unit.rows(options.isBookkeeping ? bookkeepingSetup : setup, [
          options.userId ?? "",
          options.task ?? "",
          STATEMENT,
          LOCK,
          options.isHeld ? HELD : IDLE,
        ]),
      );
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
    // A read's answer need not wait for its end.
    if (!options.isHeld && !progress.isCommitting) finish();
  };
  const begun = pool.use.holding(() => pool.begin(options.mode, transaction));
  const ended = begun.catch((error: unknown) => {
    isGone = true;
    throw error;
  });
  ended.catch(() => undefined);
  await Promise.race([ended, finished]);
  // The commit was sent behind them. If one failed, it rolled back.
  await posts.settle();
  if (!outcome.value) throw new Error("A transaction ended without its work.");
  return outcome.value.it;
}

const setup = `select set_config('app.user_id', $1, true), set_config('app.task', $2, true),
  set_config('statement_timeout', $3, true), set_config('lock_timeout', $4, true),
  set_config('idle_in_transaction_session_timeout', $5, true)`;
const bookkeepingSetup = `${setup}, set_config('synchronous_commit', 'off', true)`;
