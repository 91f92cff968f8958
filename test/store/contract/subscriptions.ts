import { expect, test } from "vitest";
import type { Settlement } from "../../../src/store/ports/deliveries.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { AT, hook, type Open, outboxEvent } from "./records.ts";

const at = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();
const url = "http://127.0.0.1:9/";
const page = { limit: 10 };

/** How a subscription fares with its deliveries. */
export function subscriptions(open: Open): void {
  const subscribed = async (): Promise<Store> => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.webhooks.put(hook("whk_1"));
      for (const number of [1, 2, 3])
        await tx.outbox.append(outboxEvent(`evt_${number}`, [{ id: `dlv_${number}`, webhookId: "whk_1" }]));
    });
    return store;
  };
  const lease = async (store: Store, seconds: number) => {
    const { deliveries } = await store.deliveries.lease({
      ...{ owner: "one", now: at(seconds), until: at(seconds + 30), busyAfter: at(seconds + 18) },
      ...{ limit: 10, perSubscription: 4 },
    });
    return deliveries;
  };
  const settle = (store: Store, id: string, seconds: number, more: Partial<Settlement> = {}) => {
    const outcome = more.status === "delivered" ? ("delivered" as const) : ("http_error" as const);
    const attempt = { at: at(seconds), outcome, status: 500, durationMs: 1, answer: "" };
    const rest = { status: "failed" as const, nextAttemptAt: null, receiverGone: false };
    return store.deliveries.settle([
      { id, webhookId: "whk_1", url, owner: "one", attempt, ...rest, ...more },
    ]);
  };

  test("subscriptions: it fails since its first failure, until a success or a new address", async () => {
    const store = await subscribed();
    await lease(store, 0);
    const failing = (since: string) => [{ userId: "usr_a", webhookId: "whk_1", since }];
    expect(await settle(store, "dlv_1", 1)).toEqual(failing(at(1)));
    expect(await settle(store, "dlv_2", 2, { url: "http://127.0.0.1:9/before" })).toEqual([]);
    expect(await settle(store, "dlv_2", 3)).toEqual(failing(at(1)));
    expect(await settle(store, "dlv_3", 4, { status: "delivered" })).toEqual([]);
    expect(await settle(store, "dlv_1", 5)).toEqual(failing(at(5)));
    const put = (more: Parameters<typeof hook>[1]) =>
      store.write("usr_a", (tx) => tx.webhooks.put(hook("whk_1", more)));
    await put({ secret: "another" });
    expect(await settle(store, "dlv_1", 6)).toEqual(failing(at(5)));
    await put({ webhookUrl: "http://127.0.0.1:9/next" });
    await put({});
    expect(await settle(store, "dlv_1", 7)).toEqual(failing(at(7)));
    await put({ isActive: false });
    await put({ isActive: true });
    expect(await settle(store, "dlv_1", 8)).toEqual(failing(at(8)));
  });

  test("subscriptions: a receiver that is gone switches it off, which is a change of its user's; one of an earlier address does not", async () => {
    const store = await subscribed();
    await lease(store, 0);
    const before = await store.revision("usr_a");
    const isActive = () => store.read("usr_a", async (tx) => (await tx.webhooks.get("whk_1"))?.isActive);
    await settle(store, "dlv_1", 1, { receiverGone: true, url: "http://127.0.0.1:9/before" });
    expect([await isActive(), await store.revision("usr_a")]).toEqual([true, before]);
    await settle(store, "dlv_1", 2, { receiverGone: true });
    expect(await isActive()).toBe(false);
    expect(await store.revision("usr_a")).toBeGreaterThan(before);
    expect(await store.read("usr_a", (tx) => tx.webhooks.activeFor("profile.updated"))).toEqual([]);
  });

  test("subscriptions: a delivery is repeated under an id of its own, with nothing of what became of the first", async () => {
    const store = await subscribed();
    const [first] = await lease(store, 0);
    await settle(store, first?.id ?? "", 1);
    const repeated = await store.write("usr_a", (tx) => tx.deliveries.repeat("dlv_2", "dlv_9", at(60)));
    expect(repeated).toMatchObject({ id: "dlv_9", eventId: "evt_2", status: "pending", attempts: [] });
    await store.write("usr_a", (tx) => tx.deliveries.repeat("dlv_1", "dlv_8", at(60)));
    // Nobody holds them, while what the first one holds is held.
    const taken = await lease(store, 20).then((none) => [none, lease(store, 60)] as const);
    expect(taken[0]).toEqual([]);
    expect((await taken[1]).map(({ id, attempts }) => [id, attempts])).toEqual([
      ["dlv_2", []],
      ["dlv_3", []],
      ["dlv_8", []],
      ["dlv_9", []],
    ]);
    const listed = await store.read("usr_a", (tx) => tx.deliveries.list({ ...page, status: "failed" }));
    expect(listed.rows.map(({ id }) => id)).toEqual(["dlv_1"]);
  });

  test("subscriptions: the deliveries of a suspended user wait, and are due for nobody", async () => {
    const store = await subscribed();
    const suspend = (suspendedAt: string | null) =>
      store.write("usr_a", (tx) => tx.user.govern({ suspendedAt, hourlyLimit: null, memoryLimit: null }));
    await suspend(AT);
    expect([await lease(store, 1), await store.deliveries.nextDue()]).toEqual([[], null]);
    await suspend(null);
    expect(await store.deliveries.nextDue()).toBe(AT);
    expect((await lease(store, 1)).map(({ id }) => id)).toEqual(["dlv_1", "dlv_2", "dlv_3"]);
  });
}
