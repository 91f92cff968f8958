import { expect, test } from "vitest";
import type { LeaseRequest, Settlement } from "../../../src/store/ports/deliveries.ts";
import type { Store } from "../../../src/store/ports/store.ts";
import { AT, hook, type Open, outboxEvent } from "./records.ts";

const later = (seconds: number) => new Date(Date.parse(AT) + seconds * 1000).toISOString();

/** A process asks for work so many seconds after the beginning; its leases last 30. */
const request = (owner: string, seconds: number, more: Partial<LeaseRequest> = {}): LeaseRequest => ({
  owner,
  now: later(seconds),
  until: later(seconds + 30),
  busyAfter: later(seconds + 18),
  limit: 10,
  perSubscription: 4,
  ...more,
});

function settlement(owner: string, seconds: number, more: Partial<Settlement> = {}): Settlement {
  const attempt = {
    at: later(seconds),
    outcome: "http_error" as const,
    status: 500,
    durationMs: 1,
    answer: "",
  };
  const next = { status: "pending" as const, nextAttemptAt: later(seconds + 5), receiverGone: false };
  return { id: "dlv_1", webhookId: "whk_a", url: "http://127.0.0.1:9/", owner, attempt, ...next, ...more };
}

const delivered = (owner: string, seconds: number) => {
  const attempt = {
    at: later(seconds),
    outcome: "delivered" as const,
    status: 200,
    durationMs: 1,
    answer: "",
  };
  return settlement(owner, seconds, { attempt, status: "delivered", nextAttemptAt: null });
};

/** Deliveries that several processes share: one leases each, and a lease that ended is worth nothing. */
export function leases(open: Open): void {
  const withDeliveries = async (count = 1): Promise<Store> => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.webhooks.put(hook("whk_a"));
      for (let number = 1; number <= count; number += 1)
        await tx.outbox.append(outboxEvent(`evt_${number}`, [{ id: `dlv_${number}`, webhookId: "whk_a" }]));
    });
    return store;
  };
  const rows = async (store: Store) =>
    (await store.read("usr_a", (tx) => tx.deliveries.list({ limit: 100 }))).rows;
  const leased = async (store: Store, asked: LeaseRequest) =>
    (await store.deliveries.lease(asked)).deliveries.map(({ id }) => id);

  test("leases: what one process holds no other gets before its lease has ended", async () => {
    const store = await withDeliveries();
    expect(await leased(store, request("one", 0))).toEqual(["dlv_1"]);
    expect(await leased(store, request("two", 0))).toEqual([]);
    expect(await leased(store, request("two", 30))).toEqual([]);
    expect(await store.deliveries.nextDue()).toBe(later(30));
    expect(await leased(store, request("two", 31))).toEqual(["dlv_1"]);
  });

  test("leases: each says when the next delivery is due, whether it found one or not", async () => {
    const store = await withDeliveries(2);
    expect((await store.deliveries.lease(request("one", -1))).nextDue).toBe(later(0));
    expect((await store.deliveries.lease(request("one", 0, { limit: 1 }))).nextDue).toBe(later(0));
    expect((await store.deliveries.lease(request("one", 0))).nextDue).toBe(later(30));
    expect((await store.deliveries.lease(request("two", 1))).nextDue).toBe(later(30));
  });

  test("leases: a late failure goes into the log, and the new holder keeps the delivery", async () => {
    const store = await withDeliveries();
    await leased(store, request("one", 0));
    await leased(store, request("two", 31));
    await store.deliveries.settle([settlement("one", 32)]);
    const [row] = await rows(store);
    expect(row).toMatchObject({ status: "pending", nextAttemptAt: AT });
    expect(row?.attempts).toHaveLength(1);
    expect(await leased(store, request("three", 40))).toEqual([]);
    await store.deliveries.settle([settlement("two", 41)]);
    expect((await rows(store))[0]).toMatchObject({ status: "pending", nextAttemptAt: later(46) });
    expect(await leased(store, request("three", 45))).toEqual([]);
    expect(await leased(store, request("three", 46))).toEqual(["dlv_1"]);
  });

  test("leases: a late failure of last resort does not end what the new holder is at", async () => {
    const store = await withDeliveries();
    await leased(store, request("one", 0));
    await leased(store, request("two", 31));
    await store.deliveries.settle([settlement("one", 32, { status: "failed", nextAttemptAt: null })]);
    await store.deliveries.settle([delivered("two", 33)]);
    expect((await rows(store))[0]).toMatchObject({ status: "delivered", nextAttemptAt: null });
  });

  test("leases: a late success ends it, and what comes after changes the log alone", async () => {
    const store = await withDeliveries();
    await leased(store, request("one", 0));
    await leased(store, request("two", 31));
    await store.deliveries.settle([delivered("one", 32)]);
    await store.deliveries.settle([settlement("two", 33)]);
    const [row] = await rows(store);
    expect(row).toMatchObject({ status: "delivered", nextAttemptAt: null });
    expect(row?.attempts.map(({ outcome }) => outcome)).toEqual(["delivered", "http_error"]);
    expect(await store.deliveries.nextDue()).toBeNull();
  });

  test("leases: a process gives back what it holds itself, and nothing of another's", async () => {
    const store = await withDeliveries();
    await leased(store, request("one", 0));
    await store.deliveries.release("two", ["dlv_1"]);
    expect(await leased(store, request("two", 1))).toEqual([]);
    await store.deliveries.release("one", ["dlv_1"]);
    expect(await leased(store, request("two", 1))).toEqual(["dlv_1"]);
  });

  test("leases: the places of a subscription count over all processes, until an attempt must have ended", async () => {
    const store = await withDeliveries(6);
    expect(await leased(store, request("one", 0, { limit: 3 }))).toEqual(["dlv_1", "dlv_2", "dlv_3"]);
    expect(await leased(store, request("two", 1))).toEqual(["dlv_4"]);
    expect(await leased(store, request("three", 2))).toEqual([]);
    expect(await leased(store, request("three", 12))).toEqual(["dlv_5", "dlv_6"]);
  });

  test("leases: of a quick receiver more are held beyond the places, while no other process has any", async () => {
    const store = await withDeliveries(9);
    const ahead = { webhookIds: ["whk_a"], most: 3 };
    const { deliveries: found } = await store.deliveries.lease(request("one", 0, { ahead, limit: 2 }));
    expect(found.map(({ id, isAhead }) => [id, isAhead])).toEqual([
      ["dlv_1", false],
      ["dlv_2", false],
      ...["dlv_5", "dlv_6", "dlv_7"].map((id) => [id, true]),
    ]);
    expect(await leased(store, request("two", 1, { ahead }))).toEqual([]);
    await store.deliveries.release("one", ["dlv_2", "dlv_5", "dlv_6", "dlv_7"]);
    expect(await leased(store, request("two", 1, { ahead }))).toEqual(["dlv_2", "dlv_3", "dlv_4"]);
    expect(await leased(store, request("one", 2, { ahead }))).toEqual([]);
    await store.deliveries.release("one", ["dlv_1"]);
    expect(await leased(store, request("two", 3, { ahead: { ...ahead, webhookIds: ["whk_b"] } }))).toEqual([
      "dlv_1",
    ]);
    expect(await leased(store, request("two", 3, { ahead }))).toEqual(["dlv_5", "dlv_6", "dlv_7"]);
  });

  test("leases: many attempts are stored at once, each in its own log, and what they say of receivers in their order", async () => {
    const store = await withDeliveries(5);
    await store.write("usr_a", async (tx) => {
      await tx.webhooks.put(hook("whk_b"));
      await tx.outbox.append(outboxEvent("evt_b", [{ id: "dlv_b", webhookId: "whk_b" }]));
    });
    await leased(store, request("one", 0));
    const failing = await store.deliveries.settle([
      { ...delivered("one", 6), id: "dlv_gone" },
      { ...delivered("one", 1), id: "dlv_1" },
      settlement("one", 2, { id: "dlv_2" }),
      settlement("one", 3, { id: "dlv_3" }),
      settlement("one", 4, { id: "dlv_b", webhookId: "whk_b" }),
      { ...delivered("one", 5), id: "dlv_b", webhookId: "whk_b" },
      settlement("other", 7, { id: "dlv_4" }),
    ]);
    expect(new Set(failing.map(({ webhookId, since }) => `${webhookId} ${since}`))).toEqual(
      new Set([`whk_a ${later(2)}`, `whk_b ${later(4)}`]),
    );
    const log = (await rows(store)).map(({ id, status, attempts, nextAttemptAt }) => [
      ...[id, status, nextAttemptAt],
      ...attempts.map(({ at }) => at),
    ]);
    expect(log.sort()).toEqual([
      ["dlv_1", "delivered", null, later(1)],
      ["dlv_2", "pending", later(7), later(2)],
      ["dlv_3", "pending", later(8), later(3)],
      ["dlv_4", "pending", AT, later(7)],
      ["dlv_5", "pending", AT],
      ["dlv_b", "delivered", null, later(4), later(5)],
    ]);
    const again = await store.deliveries.settle([
      settlement("one", 20, { id: "dlv_2" }),
      settlement("one", 21, { id: "dlv_b", webhookId: "whk_b" }),
    ]);
    // The success in between has been seen.
    expect(again.map(({ webhookId, since }) => `${webhookId} ${since}`).sort()).toEqual([
      `whk_a ${later(2)}`,
      `whk_b ${later(21)}`,
    ]);
  });

  test("leases: nothing is leased before it is due, nor of a subscription that is switched off", async () => {
    const store = await withDeliveries();
    expect(await leased(store, request("one", -1))).toEqual([]);
    await store.write("usr_a", (tx) => tx.webhooks.put(hook("whk_a", { isActive: false })));
    expect(await leased(store, request("one", 1))).toEqual([]);
    expect(await store.deliveries.nextDue()).toBeNull();
  });

  test("leases: old events go when nothing of theirs waits", async () => {
    const store = await withDeliveries(2);
    await leased(store, request("one", 0, { limit: 1 }));
    await store.deliveries.settle([delivered("one", 1)]);
    expect(await store.deliveries.prune(AT)).toBe(false);
    expect(await store.deliveries.prune(later(1))).toBe(true);
    expect((await rows(store)).map(({ id }) => id)).toEqual(["dlv_2"]);
    expect(await store.deliveries.prune(later(1))).toBe(false);
  });
}
