import type postgres from "postgres";
import { causeOf, isCollision, rootOf, toServiceError } from "./errors.ts";
import type { Pool } from "./pool.ts";
import { createPosts } from "./posts.ts";
import { literal, type Opening } from "./sent-begin.ts";
import { never, openUnit, type Unit } from "./unit.ts";

export interface UnitOptions {
  mode: "isolation level read committed" | "isolation level repeatable read read only";
  /** The user whose rows it sees. If omitted, only data that is looked up before a user is known. */
  userId?: string;
  /** The task, if it may see more: see the policies in db/postgres/migrations. */
  task?: "dispatcher" | "upkeep";
  /** It stays open while a snapshot is read. */
  isHeld?: boolean;
  /** A statement that is sent with `begin`. Its rows are `unit.opened`. */
  opening?: string;
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
  const opening = openingOf(options);
  const transaction = async (handle: postgres.TransactionSql) => {
    const { unit, idle, flush, end, isCut } = openUnit(handle, {
      ...{ use: pool.use, columns: pool.columns, posts, isGone: () => isGone },
      // What is held open may read everything.
      remembers: options.userId !== undefined && !options.isHeld,
      opened: opening.rows,
    });
    try {
      posts.add(opening.rows);
      outcome.value = { it: await (options.isHeld ? work(unit) : Promise.race([work(unit), idle])) };
      flush();
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
  const begun = pool.use.holding(() => pool.beginWith(options.mode, opening, transaction));
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

/** The statement that sets up a transaction. Each setting ends with it. */
export function settingsOf({
  userId,
  task,
  isHeld,
  isBookkeeping,
}: Pick<UnitOptions, "userId" | "task" | "isHeld" | "isBookkeeping">): string {
  const settings: [name: string, value: string][] = [
    ["app.user_id", userId ?? ""],
    ["app.task", task ?? ""],
    ["statement_timeout", STATEMENT],
    ["lock_timeout", LOCK],
    ["idle_in_transaction_session_timeout", isHeld ? HELD : IDLE],
    ...(isBookkeeping ? [["synchronous_commit", "off"] as [string, string]] : []),
  ];
  const set = settings.map(([name, value]) => `set_config('${name}', ${literal(value)}, true)`);
  return `select ${set.join(", ")}`;
}

/** The settings of a transaction, and what the work asks first of all. */
function openingOf(options: UnitOptions) {
  let answered: Opening["answered"] = () => undefined;
  let failed: Opening["failed"] = () => undefined;
  const rows = new Promise<readonly unknown[]>((resolve, reject) => {
    answered = (answers) => resolve(answers[1] ?? []);
    failed = reject;
  });
  rows.catch(() => undefined);
  const statements = [settingsOf(options), ...(options.opening ? [options.opening] : [])];
  return { statements, answered, failed, rows };
}
