import { expect, test } from "vitest";
import { fillUser, idsOf } from "./one-of-each.ts";
import { AT, alert, apiKey, hook, memory, type Open } from "./records.ts";

/** What goes with an account, and what does not. */
export function deletion(open: Open): void {
  test("deletion: an export has of each record its own fields, and nothing that an engine keeps beside it", async () => {
    const store = await open();
    await fillUser(store, "usr_a");
    await store.read("usr_a", async (tx) => {
      const records = await tx.account.records();
      const { memory: id, webhook } = idsOf("usr_a");
      const more = { accessCount: 0, sourceType: "conversation", sourceId: "one" };
      expect([...(records.memories ?? [])]).toEqual([{ ...memory(id, "violin of usr_a"), ...more }]);
      const { secret: _, previousSecret: __, previousSecretUntil: ___, ...shown } = hook(webhook);
      expect([...(records.webhooks ?? [])]).toEqual([shown]);
    });
  });

  test("deletion: an account goes with all that is its own, and says how much; another stays whole", async () => {
    const store = await open();
    for (const userId of ["usr_a", "usr_b"]) {
      await store.access.createKey(apiKey(`key_${userId}`, userId));
      await store.write(userId, async (tx) => {
        await tx.profile.put({}, AT);
        await tx.alerts.put(alert(`alr_${userId}`, userId));
        await tx.webhooks.put(hook(`whk_${userId}`));
        const deliveries = [{ id: `dlv_${userId}`, webhookId: `whk_${userId}` }];
        await tx.outbox.append({
          id: `evt_${userId}`,
          type: "profile.updated",
          body: "{}",
          createdAt: AT,
          deliveries,
        });
      });
      const keysUsed = new Map([[`key_${userId}`, AT]]);
      const windows = [{ keyId: `key_${userId}`, startedAt: 1, used: 3 }];
      await store.access.record({ lines: [], windows, keysUsed });
    }
    const gone = await store.write("usr_a", (tx) => tx.account.erase());
    expect(gone).toMatchObject({ profiles: 1, alerts: 1, webhooks: 1, apiKeys: 1, events: 1, deliveries: 1 });
    expect(await store.access.findUser("usr_a")).toBeUndefined();
    expect(await store.access.findKey("hash of key_usr_a")).toBeUndefined();
    expect(await store.access.findWindow("key_usr_a")).toBeUndefined();
    await store.read("usr_a", async (tx) => {
      expect(Object.values(await tx.account.records()).flatMap((rows) => [...rows])).toEqual([]);
    });
    expect(await store.access.findWindow("key_usr_b")).toMatchObject({ used: 3 });
    await store.read("usr_b", async (tx) => {
      expect(await tx.alerts.get("alr_usr_b")).toBeDefined();
      expect(await tx.webhooks.get("whk_usr_b")).toBeDefined();
    });
  });
}
