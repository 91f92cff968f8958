import type { CatalogData } from "../../engine/catalog/types.ts";
import type { Timers } from "../../shared/timers.ts";
import type { FileStore, Tx } from "../ports/store.ts";
import { accessStore } from "./access/access.ts";
import { sessionStore } from "./access/sessions.ts";
import { subjectStore } from "./access/subjects.ts";
import { createChangeStamp } from "./connection/change-stamp.ts";
import { type Client, openClient } from "./connection/client.ts";
import { versionsOf } from "./connection/migrate.ts";
import { createScheduler, type WriteLane } from "./connection/scheduler.ts";
import { changeCount, runTransaction } from "./connection/transaction.ts";
import { deliveryQueue } from "./deliveries/queue.ts";
import type { Database } from "./driver/types.ts";
import { makePortable } from "./maintenance/backup.ts";
import { createSecureDelete } from "./maintenance/secure-delete.ts";
import { catalogStore } from "./repositories/catalog.ts";
import { coordinationStore } from "./repositories/coordination.ts";
import { createSnapshots } from "./snapshot.ts";
import { repositories } from "./tx.ts";

export interface SqliteStoreOptions {
  timers: Timers;
  /** Reads the built-in catalog. Called at first use; the caller caches it. */
  builtInCatalog: () => CatalogData;
  /** Every write passes this lane. By default it does not wait for another thread. */
  writeLane?: WriteLane;
}

/**
 * Opens the SQLite engine on a file, on `:memory:` or on an open database. Throws UnusableDatabase; its message states
 * the fix.
 */
export function openSqliteStore(source: string | Database, options: SqliteStoreOptions): FileStore {
  return createSqliteStore(openClient(source), options);
}

/** The SQLite engine on an open connection. It closes with the store. */
export function createSqliteStore(
  client: Client,
  { timers, builtInCatalog, writeLane }: SqliteStoreOptions,
): FileStore {
  const { sqlite } = client;
  const scheduler = createScheduler(client, timers, writeLane);
  const secureDelete = createSecureDelete(sqlite, timers, (work) => scheduler.write(async () => work()));
  const bind = repositories(client, secureDelete);
  const openSnapshot = createSnapshots(client);
  const { memoizeUntilChange, stamp } = createChangeStamp(sqlite);
  const revisionOf = sqlite.prepare<[string], { revision: number }>(
    "select revision from users where id = ?",
  );
  const revision = memoizeUntilChange((userId) => revisionOf.get(userId)?.revision ?? 0);
  const bump = sqlite.prepare("update users set revision = revision + 1 where id = ?");

  const writeTransaction = async <T>(userId: string, work: (tx: Tx) => Promise<T>) => {
    const before = changeCount(client);
    const value = await runTransaction(client, "begin immediate", bind(userId), async (tx) => {
      const result = await work(tx);
      if (changeCount(client) > before) bump.run(userId);
      return result;
    });
    return { value, changed: changeCount(client) > before };
  };

  return {
    access: accessStore(client, scheduler, memoizeUntilChange),
    sessions: sessionStore(client, scheduler),
    subjects: subjectStore(client, scheduler, memoizeUntilChange),
    catalog: catalogStore(sqlite, scheduler, memoizeUntilChange, builtInCatalog),
    deliveries: deliveryQueue(sqlite, scheduler),
    coordination: coordinationStore(client, scheduler),
    read: (userId, work) => scheduler.read(() => runTransaction(client, "begin", bind(userId), work)),
    snapshot: (userId) => scheduler.query(() => openSnapshot(userId)),
    rehearse: (userId, work) =>
      scheduler.read(async () => {
        sqlite.pragma("query_only = on");
        try {
          return await runTransaction(client, "begin", bind(userId), work);
        } finally {
          sqlite.pragma("query_only = off");
        }
      }),
    write: async (userId, work) => {
      const { value, changed } = await scheduler.write(() => writeTransaction(userId, work));
      if (changed) await secureDelete.afterCommit();
      return value;
    },
    revision: (userId) => scheduler.query(() => revision(userId)),
    stamp,
    schema: () => scheduler.query(() => versionsOf(sqlite)),
    writes: scheduler.writes,
    file: {
      hold: scheduler.hold,
      backup: async (target) => {
        await sqlite.backup(target);
        makePortable(target);
      },
      integrityProblems: () =>
        scheduler.query(() => {
          const rows = sqlite.pragma("integrity_check(20)", { simple: false });
          const lines = Array.isArray(rows) ? rows.map((row) => String(Object.values(row)[0])) : [];
          return lines.filter((line) => line !== "ok");
        }),
      vacuumIfNeeded: secureDelete.vacuumIfNeeded,
    },
    close: () =>
      scheduler.shutdown(() => {
        secureDelete.close();
        sqlite.close();
      }),
  };
}
