import type { CatalogueData } from "../../engine/catalog/types.ts";
import { readBuiltInCatalogue } from "../../platform/built-in-catalog.ts";
import type { Store, Tx } from "../ports/store.ts";
import { createKeeper } from "./connection/change-stamp.ts";
import { type Client, openClient } from "./connection/client.ts";
import { createTurns } from "./connection/scheduler.ts";
import { keptChanges, unit } from "./connection/transaction.ts";
import { deliveryQueue } from "./deliveries/queue.ts";
import { createWiper } from "./maintenance/secure-delete.ts";
import { accessStore } from "./repositories/access.ts";
import { catalogueStore } from "./repositories/catalog.ts";
import { repositories } from "./tx.ts";

/** Opens the SQLite engine on a file, or on `:memory:`. Throws UnusableDatabase with a remedy. */
export function openSqliteStore(file: string): Store {
  return createSqliteStore(openClient(file));
}

/** The SQLite engine on an open connection, which closes with the store. */
export function createSqliteStore(client: Client): Store {
  const { sqlite } = client;
  const turn = createTurns(client);
  const wiper = createWiper(sqlite, (work) => turn.writing(async () => work()));
  const bind = repositories(client, wiper);
  const { keep, stamp } = createKeeper(sqlite);
  const revisionOf = sqlite.prepare<[string], { revision: number }>(
    "select revision from users where id = ?",
  );
  const revision = keep((userId) => revisionOf.get(userId)?.revision ?? 0);
  const bump = sqlite.prepare("update users set revision = revision + 1 where id = ?");

  // Read once a process, and only by what needs it.
  let builtInCatalogue: CatalogueData | undefined;
  const builtIn = () => (builtInCatalogue ??= readBuiltInCatalogue());

  const writeUnit = async <T>(userId: string, work: (tx: Tx) => Promise<T>) => {
    const before = keptChanges(client);
    const value = await unit(client, "begin immediate", bind(userId), async (tx) => {
      const made = await work(tx);
      if (keptChanges(client) > before) bump.run(userId);
      return made;
    });
    return { value, changed: keptChanges(client) > before };
  };

  return {
    access: accessStore(client, turn, keep),
    catalogue: catalogueStore(sqlite, turn, keep, builtIn),
    deliveries: deliveryQueue(sqlite, turn),
    read: (userId, work) => turn.reading(() => unit(client, "begin", bind(userId), work)),
    write: async (userId, work) => {
      const { value, changed } = await turn.writing(() => writeUnit(userId, work));
      if (changed) await wiper.afterCommit();
      return value;
    },
    revision: (userId) => turn.plain(() => revision(userId)),
    stamp,
    backup: async (target) => void (await sqlite.backup(target)),
    integrityProblems: () =>
      turn.plain(() => {
        const rows = sqlite.pragma("integrity_check(20)", { simple: false });
        const lines = Array.isArray(rows) ? rows.map((row) => String(Object.values(row)[0])) : [];
        return lines.filter((line) => line !== "ok");
      }),
    wipe: wiper.rewrite,
    close: () =>
      turn.last(() => {
        wiper.last();
        sqlite.close();
      }),
  };
}
