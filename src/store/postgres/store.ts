import type { CatalogData } from "../../engine/catalog/types.ts";
import { unavailable } from "../common/unavailable.ts";
import type { Snapshot, Store, Tx } from "../ports/store.ts";
import { accessStore } from "./access/access.ts";
import { sessionStore } from "./access/sessions.ts";
import { subjectStore } from "./access/subjects.ts";
import type { LockedUser } from "./access/users.ts";
import { OUTDATED } from "./connection/errors.ts";
import { newestVersion, VERSION_TABLE, versionsOf } from "./connection/migrate.ts";
import { openDatabase } from "./connection/open.ts";
import type { OnStatement, Pool } from "./connection/pool.ts";
import { runUnit } from "./connection/run-unit.ts";
import { literal } from "./connection/sent-begin.ts";
import { written } from "./connection/statements.ts";
import { createSystem } from "./connection/system.ts";
import type { Unit } from "./connection/unit.ts";
import { deliveryQueue } from "./deliveries/queue.ts";
import { catalogStore } from "./repositories/catalog.ts";
import { coordinationStore } from "./repositories/coordination.ts";
import { bindTx } from "./tx.ts";

/** Each snapshot holds a connection, and keeps rows that were deleted since it began. */
const MOST_OPEN = 4;

/** Opens snapshots: read-only transactions that do not block others. */
function createSnapshots(pool: Pool): (userId: string) => Promise<Snapshot> {
  let open = 0;
  return async (userId) => {
    if (open >= MOST_OPEN)
      throw unavailable("Too many exports are running. Try again in a moment.", "SNAPSHOTS", 5);
    open += 1;
    let release: () => void = () => undefined;
    const released = new Promise<void>((resolve) => {
      release = resolve;
    });
    const options = { mode: "isolation level repeatable read read only", userId, isHeld: true } as const;
    return new Promise((resolve, reject) => {
      runUnit(pool, options, async (unit) => {
        const bound = bindTx(unit, userId);
        // The transaction's state is fixed by its first read.
        await bound.tx.user.revision();
        resolve({ tx: bound.tx, release });
        await released;
        bound.end();
      })
        // A later failure also fails a statement, so the reader already knows.
        .catch(reject)
        .finally(() => {
          open -= 1;
        });
    });
  };
}

export interface PostgresStoreOptions {
  /** Reads the built-in catalog. Called at first use; the caller caches it. */
  builtInCatalog: () => CatalogData;
  /** The most connections. */
  connections?: number;
  onStatement?: OnStatement;
}

/** How long running statements may take when the store closes. */
const CLOSE_SECONDS = 1;

/** Opens the PostgreSQL engine on a database. Throws UnusableDatabase; its message states the fix. */
export async function openPostgresStore(url: string, options: PostgresStoreOptions): Promise<Store> {
  return createPostgresStore(await openDatabase(url, options.connections, options.onStatement), options);
}

/** The PostgreSQL engine on existing connections. They close with the store. */
function createPostgresStore(pool: Pool, { builtInCatalog }: PostgresStoreOptions): Store {
  const system = createSystem(pool);
  const { enqueue: inTurn, size: writes } = createQueues();
  const read: Store["read"] = (userId, work) =>
    runUnit(pool, { mode: "isolation level repeatable read read only", userId }, (unit) =>
      withTx(unit, userId, work),
    );
  return {
    access: accessStore(system),
    sessions: sessionStore(system),
    subjects: subjectStore(system),
    catalog: catalogStore(system, builtInCatalog),
    deliveries: deliveryQueue(system),
    coordination: coordinationStore(system),
    read,
    // Read transactions of this engine refuse every write.
    rehearse: read,
    snapshot: createSnapshots(pool),
    write: (userId, work) =>
      inTurn(userId, () =>
        runUnit(pool, { mode: "isolation level read committed", userId, opening: lockUser(userId) }, (unit) =>
          writeAs(unit, userId, work),
        ),
      ),
    revision: (userId) =>
      system.ask(async ({ rows }) => {
        const [user] = await rows<{ revision: number }>("select revision from users where id = $1", [userId]);
        return user?.revision ?? 0;
      }),
    stamp: () => undefined,
    schema: () => versionsOf(pool),
    writes,
    use: pool.use,
    // The driver never returns a connection that the server has cut, so the wait is limited.
    close: () => pool.end({ timeout: CLOSE_SECONDS }),
  };
}

async function withTx<T>(
  unit: Unit,
  userId: string,
  work: (tx: Tx) => Promise<T>,
  locked?: Promise<LockedUser | undefined>,
): Promise<T> {
  const { tx, end } = bindTx(unit, userId, locked);
  try {
    return await work(tx);
  } finally {
    end();
  }
}

const lockUser = (userId: string) =>
  `select suspended_at as "suspendedAt", revision, (select version from ${VERSION_TABLE}) as schema
   from users where id = ${literal(userId)} for no key update of users`;

/**
 * Locks the user's row first: writes for one user run one after the other, on all nodes. Rows that refer to it, such as
 * access log lines, can still be added. The lock is sent with `begin`. What the work asks first is sent behind it, and sees what was stored by then.
 */
async function writeAs<T>(unit: Unit, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const locked = unit.opened.then((rows) => {
    // The row of `lockUser`.
    const [user] = rows as (LockedUser & { schema: number })[];
    if (user && user.schema > newestVersion()) throw outdatedProgram();
    return user;
  });
  // Its failure comes first: the others follow from it.
  const failing = locked.then(() => new Promise<never>(() => undefined));
  const value = await Promise.race([failing, withTx(unit, userId, work, locked)]);
  await locked;
  // Sent with the commit.
  if (unit.changes() > 0)
    unit.post(written("update users set revision = revision + 1 where id = $1", [userId]));
  return value;
}

/** A newer program may rely on rows that this one does not write. */
function outdatedProgram() {
  return unavailable(
    "A newer version of the program has upgraded the database. Nothing was changed. This server still reads: send writes to one of the new version, and update this one.",
    OUTDATED,
    5,
  );
}

/**
 * Queues writes by user, so a process waits for a user's row lock with only one connection. The row lock itself keeps
 * other processes out.
 */
function createQueues() {
  const last = new Map<string, Promise<unknown>>();
  let open = 0;
  const enqueue = <T>(userId: string, work: () => Promise<T>): Promise<T> => {
    open += 1;
    const result = (last.get(userId) ?? Promise.resolve()).then(work);
    const ended = result.then(
      () => undefined,
      () => undefined,
    );
    last.set(userId, ended);
    void ended.then(() => {
      open -= 1;
      if (last.get(userId) === ended) last.delete(userId);
    });
    return result;
  };
  /** `size` is the number of running and waiting writes. */
  return { enqueue, size: () => open };
}
