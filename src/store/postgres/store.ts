import type { CatalogData } from "../../engine/catalog/types.ts";
import type { Store, Tx } from "../ports/store.ts";
import { versionsOf } from "./connection/migrate.ts";
import { openDatabase } from "./connection/open.ts";
import type { OnStatement, Pool } from "./connection/pool.ts";
import { createSystem } from "./connection/system.ts";
import { runUnit, type Unit } from "./connection/unit.ts";
import { createQueues } from "./connection/user-queues.ts";
import { deliveryQueue } from "./deliveries/queue.ts";
import { accessStore } from "./repositories/access.ts";
import { catalogStore } from "./repositories/catalog.ts";
import { sessionStore } from "./repositories/sessions.ts";
import { subjectStore } from "./repositories/subjects.ts";
import { togetherStore } from "./repositories/together.ts";
import type { LockedUser } from "./repositories/users.ts";
import { createSnapshots } from "./snapshot.ts";
import { bindTx } from "./tx.ts";

export interface PostgresStoreOptions {
  /** Reads the catalog that comes with the program. Called when the catalog is first used; the caller caches it. */
  builtInCatalog: () => CatalogData;
  /** How many connections are made at most. */
  connections?: number;
  onStatement?: OnStatement;
}

/** Time that statements under way get when the store closes. */
const CLOSE_SECONDS = 1;

/** Opens the PostgreSQL engine on a database. Throws UnusableDatabase, whose message says what would help. */
export async function openPostgresStore(url: string, options: PostgresStoreOptions): Promise<Store> {
  return createPostgresStore(await openDatabase(url, options.connections, options.onStatement), options);
}

/** The PostgreSQL engine on connections, which close with the store. */
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
    together: togetherStore(system),
    read,
    // A read of this engine refuses every write.
    rehearse: read,
    snapshot: createSnapshots(pool),
    write: (userId, work) =>
      inTurn(userId, () =>
        runUnit(pool, { mode: "isolation level read committed", userId }, (unit) =>
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
    // A connection that was cut by the server is never given back by the driver: it is not waited for without end.
    close: () => pool.end({ timeout: CLOSE_SECONDS }),
  };
}

async function withTx<T>(
  unit: Unit,
  userId: string,
  work: (tx: Tx) => Promise<T>,
  locked?: LockedUser,
): Promise<T> {
  const { tx, end } = bindTx(unit, userId, locked);
  try {
    return await work(tx);
  } finally {
    end();
  }
}

const lockUser = 'select suspended_at as "suspendedAt" from users where id = $1 for no key update';

/**
 * The user's row is locked first: all who write for a user, on any node, come one after the other. Rows that refer to it
 * can be added meanwhile, such as those of the access log.
 */
async function writeAs<T>(unit: Unit, userId: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const [locked] = await unit.rows<LockedUser>(lockUser, [userId]);
  const value = await withTx(unit, userId, work, locked);
  if (unit.changes() > 0)
    await unit.count("update users set revision = revision + 1 where id = $1", [userId]);
  return value;
}
