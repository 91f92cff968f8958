import { readBuiltInCatalogue } from "../../catalogue-files.ts";
import type { CatalogueData } from "../../engine/catalogue/types.ts";
import type { Store } from "../port.ts";
import { accessStore, type Turn } from "./access.ts";
import { catalogueStore } from "./catalogue.ts";
import { openClient } from "./client.ts";
import { deliveryQueue } from "./deliveries.ts";
import { createKeeper, noteCommit } from "./keeper.ts";
import { repositories } from "./tx.ts";
import { queue, unit } from "./unit.ts";

/** Opens the SQLite engine on a file, or on `:memory:`. Throws UnusableDatabase with a remedy. */
export function openSqliteStore(file: string): Store {
  const client = openClient(file);
  const { sqlite } = client;
  const bind = repositories(client);
  const { inTurn, isIdle } = queue();
  const { keep, stamp } = createKeeper(sqlite);
  const revisionOf = sqlite.prepare<[string], { revision: number }>(
    "select revision from users where id = ?",
  );
  const revision = keep((userId) => revisionOf.get(userId)?.revision ?? 0);
  const bump = sqlite.prepare("update users set revision = revision + 1 where id = ?");
  const changes = sqlite.prepare<[], { n: number }>("select total_changes() as n");
  const changed = () => changes.get()?.n ?? 0;

  // Read once a process, and only by what needs it.
  let builtInCatalogue: CatalogueData | undefined;
  const builtIn = () => (builtInCatalogue ??= readBuiltInCatalogue());

  const turn: Turn = {
    plain: async (work) => (isIdle() ? work() : inTurn(async () => work())),
    atomic: (work) => inTurn(async () => sqlite.transaction(work).immediate()).finally(noteCommit),
  };

  return {
    access: accessStore(client, turn, keep),
    catalogue: catalogueStore(sqlite, turn, keep, builtIn),
    deliveries: deliveryQueue(sqlite, turn),
    read: (userId, work) => inTurn(() => unit(client, "begin", bind(userId), work)),
    write: (userId, work) =>
      inTurn(() =>
        unit(client, "begin immediate", bind(userId), async (tx) => {
          const before = changed();
          const value = await work(tx);
          if (changed() > before) bump.run(userId);
          return value;
        }),
      ).finally(noteCommit),
    revision: (userId) => turn.plain(() => revision(userId)),
    stamp,
    backup: async (target) => void (await sqlite.backup(target)),
    integrityProblems: () =>
      turn.plain(() => {
        const rows = sqlite.pragma("integrity_check(20)", { simple: false });
        const lines = Array.isArray(rows) ? rows.map((row) => String(Object.values(row)[0])) : [];
        return lines.filter((line) => line !== "ok");
      }),
    close: () => turn.plain(() => void sqlite.close()),
  };
}
