import { setTimeout as sleep } from "node:timers/promises";
import { expect, onTestFinished, test } from "vitest";
import type { Store, Tx } from "../../../src/store/ports/store.ts";
import { cluster } from "../../support/postgres/cluster.ts";
import { openTestPostgres, tempPostgres, withPostgres } from "../../support/postgres/database.ts";
import { administrator } from "../../support/postgres/prepare.ts";
import { AT, event } from "../contract/records.ts";

async function opened() {
  const url = await tempPostgres();
  const stores = [await openTestPostgres(url), await openTestPostgres(url)] as const;
  await stores[0].access.createUser({ id: "usr_a", name: null, email: null, createdAt: AT });
  const admin = administrator(await cluster(), new URL(url).pathname.slice(1));
  onTestFinished(() => admin.end());
  return { url, stores, admin };
}

const count = async (store: Store) =>
  (await store.read("usr_a", (tx) => tx.timeline.list({ limit: 1000 }))).rows.length;

/** Asks the database without end. What was asked already is not sent again. */
async function asking(tx: Tx): Promise<never> {
  for (let nth = 0; ; nth += 1) await tx.timeline.get(`tle_${nth}`);
}

withPostgres("PostgreSQL in trouble", () => {
  test("a connection that is ended in a transaction leaves nothing behind, and the next one works", async () => {
    const { stores, admin } = await opened();
    const [store] = stores;
    let begun: () => void = () => undefined;
    const isBegun = new Promise<void>((resolve) => {
      begun = resolve;
    });
    const cut = store.write("usr_a", async (tx) => {
      await tx.timeline.append(event("tle_lost", "usr_a"));
      begun();
      await asking(tx);
    });
    const failure = expect(cut).rejects.toMatchObject({ status: 503, retryAfterSeconds: 2 });
    await isBegun;
    await admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    await failure;
    await store.write("usr_a", (tx) => tx.timeline.append(event("tle_kept", "usr_a")));
    expect(await count(store)).toBe(1);
  });

  test("a part that outlives the connection, and work that goes on in spite of it, break nothing", async () => {
    const { stores, admin } = await opened();
    const [store] = stores;
    const cut = () => admin`select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and pid <> pg_backend_pid() and xact_start is not null`;
    const inPart = store.write("usr_a", (tx) => tx.savepoint(() => asking(tx)));
    const goingOn = store.read("usr_a", async (tx) => {
      await asking(tx).catch(() => undefined);
      await tx.timeline.get("tle_none").catch(() => undefined);
      return "it went on";
    });
    const ended = Promise.allSettled([inPart, goingOn]);
    const held = await store.snapshot("usr_a");
    await sleep(100);
    await cut();
    expect((await ended).map(({ status }) => status)).toEqual(["rejected", "rejected"]);
    await expect(held.tx.timeline.isEmpty()).rejects.toThrow();
    held.release();
    await sleep(50);
    expect(await count(store)).toBe(0);
  });

  test("a write whose answer nobody waited for fails the transaction, or its part alone", async () => {
    const { stores } = await opened();
    const [store] = stores;
    const twice = async (tx: Tx) => {
      await tx.timeline.append(event("tle_twice", "usr_a"));
      await tx.timeline.append(event("tle_twice", "usr_a"));
    };
    // The key is taken: as the last statement, and with a read behind it.
    await expect(store.write("usr_a", twice)).rejects.toMatchObject({ code: "23505" });
    const andRead = store.write("usr_a", async (tx) => {
      await twice(tx);
      await tx.profile.get();
    });
    await expect(andRead).rejects.toMatchObject({ code: "23505" });
    expect(await count(store)).toBe(0);
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append(event("tle_before", "usr_a"));
      await expect(tx.savepoint(() => twice(tx))).rejects.toMatchObject({ code: "23505" });
      expect(await tx.timeline.get("tle_twice")).toBeUndefined();
      await tx.timeline.append(event("tle_after", "usr_a"));
    });
    expect(await count(store)).toBe(2);
  });

  test("a read is sent once in a transaction, and again after a write to its table", async () => {
    const sent: string[] = [];
    const store = await openTestPostgres(await tempPostgres(), (text) => void sent.push(text));
    await store.access.createUser({ id: "usr_a", name: null, email: null, createdAt: AT });
    await store.write("usr_a", async (tx) => {
      // The lock was sent, and is answered.
      await tx.user.suspendedAt();
      sent.length = 0;
      await Promise.all([tx.profile.get(), tx.profile.get()]);
      expect(await tx.profile.get()).toBeUndefined();
      expect(sent).toHaveLength(1);
      await tx.timeline.append(event("tle_1", "usr_a"));
      await tx.profile.get();
      // The write waits for the commit, or for a read that could see it.
      expect(sent).toHaveLength(1);
      expect(await tx.alerts.states()).toBeUndefined();
      expect(sent).toHaveLength(2);
      await tx.alerts.putStates([{ a: 1 }], AT);
      expect(await tx.alerts.states()).toEqual({ states: [{ a: 1 }], evaluatedAt: AT });
      // Both writes in one, and the read behind them.
      expect(sent).toHaveLength(4);
    });
  });

  test("what a transaction wrote whole is not read again, unless a part of it was rolled back or deleted", async () => {
    const sent: string[] = [];
    const store = await openTestPostgres(await tempPostgres(), (text) => void sent.push(text));
    await store.access.createUser({ id: "usr_a", name: null, email: null, createdAt: AT });
    await store.write("usr_a", async (tx) => {
      await tx.user.suspendedAt();
      sent.length = 0;
      await tx.profile.put({ min_salary: 1 }, AT);
      expect((await tx.profile.get())?.profile).toEqual({ min_salary: 1 });
      expect(sent).toHaveLength(0);
      await expect(
        tx.savepoint(async () => {
          await tx.profile.put({ min_salary: 2 }, AT);
          expect((await tx.profile.get())?.profile).toEqual({ min_salary: 2 });
          throw new Error("given up");
        }),
      ).rejects.toThrow("given up");
      expect((await tx.profile.get())?.profile).toEqual({ min_salary: 1 });
      await tx.profile.put({ min_salary: 3 }, AT);
      await tx.profile.remove();
      expect(await tx.profile.get()).toBeUndefined();
      // U+0000 is stored as another character, and read as it is stored.
      await tx.timeline.append({ ...event("tle_1", "usr_a"), eventType: "a\0b" });
      expect((await tx.timeline.get("tle_1"))?.eventType).toBe("a\uFFFDb");
    });
  });

  test("reads that are asked together give each what it gives alone", async () => {
    const sent: string[] = [];
    const store = await openTestPostgres(await tempPostgres(), (text) => void sent.push(text));
    const userId = "usr_o'b\\n";
    await store.access.createUser({ id: userId, name: 'Ada "x" \\ é', email: null, createdAt: AT });
    await store.write(userId, async (tx) => {
      await tx.profile.put({ min_salary: 1.5, note: "null", list: [1, null, "🙂"] }, AT);
      for (const number of [1, 2, 3]) await tx.timeline.append(event(`tle_${number}`, userId));
    });
    const ask = (tx: Tx) => [
      tx.user.get(),
      tx.profile.get(),
      tx.timeline.list({ limit: 5 }),
      tx.resume.get(),
    ];
    const alone: unknown[] = [];
    await store.read(userId, async (tx) => {
      for (const at of [0, 1, 2, 3]) alone.push(await ask(tx)[at]);
    });
    sent.length = 0;
    const together = await store.read(userId, (tx) => Promise.all(ask(tx)));
    expect(together).toEqual(alone);
    expect(together[2]).toMatchObject({ rows: [{ id: "tle_3" }, { id: "tle_2" }, { id: "tle_1" }] });
    // `begin`, one read, and the end.
    expect(sent).toHaveLength(3);
  });

  test("two nodes that write for one user come one after the other: no sum loses a part", async () => {
    const { stores } = await opened();
    const add = (store: Store) =>
      store.write("usr_a", async (tx) => {
        const { profile = {} } = (await tx.profile.get()) ?? {};
        await tx.profile.put({ min_salary: (profile.min_salary ?? 0) + 1 }, AT);
      });
    await Promise.all(Array.from({ length: 40 }, (_, at) => add(at % 2 === 0 ? stores[0] : stores[1])));
    await stores[0].read("usr_a", async (tx) =>
      expect((await tx.profile.get())?.profile.min_salary).toBe(40),
    );
    expect(await stores[0].revision("usr_a")).toBe(Date.parse(AT) + 40);
  });

  test("what one node was told is stored another reads at once, revision and key included", async () => {
    const { stores } = await opened();
    const [left, right] = stores;
    for (let number = 1; number <= 20; number += 1) {
      const before = await right.revision("usr_a");
      await left.write("usr_a", (tx) => tx.timeline.append(event(`tle_${number}`, "usr_a")));
      expect(await right.revision("usr_a")).toBeGreaterThan(before);
      expect(await count(right)).toBe(number);
    }
    expect([left.stamp(), right.stamp()]).toEqual([undefined, undefined]);
  });

  test("a write waits for another node's of the same user, and for no other's", async () => {
    const { stores, admin } = await opened();
    const [left, right] = stores;
    await left.access.createUser({ id: "usr_b", name: null, email: null, createdAt: AT });
    const holder = admin.begin(async (held) => {
      await held`select 1 from users where id = 'usr_a' for no key update`;
      const waiting = right.write("usr_a", (tx) => tx.timeline.append(event("tle_1", "usr_a")));
      await right.write("usr_b", (tx) => tx.profile.put({}, AT));
      const first = await Promise.race([waiting, sleep(300, "still waiting")]);
      return { first, waiting };
    });
    const { first, waiting } = await holder;
    expect(first).toBe("still waiting");
    await waiting;
    expect(await count(left)).toBe(1);
  });

  test("four claimers of 200 deliveries get each once, and of a subscription never more than it may have", async () => {
    const { url, stores } = await opened();
    const more = [await openTestPostgres(url), await openTestPostgres(url)];
    const hooks = ["whk_1", "whk_2", "whk_3", "whk_4", "whk_5"];
    await stores[0].write("usr_a", async (tx) => {
      for (const id of hooks) await tx.webhooks.put({ ...hook, id });
      for (let number = 1; number <= 40; number += 1)
        await tx.outbox.append({
          ...{ id: `evt_${number}`, type: "profile.updated" as const, body: "{}", createdAt: AT },
          deliveries: hooks.map((webhookId) => ({ id: `dlv_${webhookId}_${number}`, webhookId })),
        });
    });
    const taken: string[] = [];
    const claim = async (store: Store, owner: string) => {
      for (let round = 0; round < 30; round += 1) {
        const { deliveries: found } = await store.deliveries.lease({ ...due, owner });
        taken.push(...found.map(({ id }) => id));
        await store.deliveries.settle(
          found.map(({ id, webhookId, url: to }) => ({
            ...{ id, webhookId, url: to, owner, attempt, status: "delivered" as const },
            ...{ nextAttemptAt: null, receiverGone: false },
          })),
        );
      }
    };
    await Promise.all([...stores, ...more].map((store, at) => claim(store, `node ${at}`)));
    expect(taken.length).toBe(200);
    expect(new Set(taken).size).toBe(200);
  });

  test("of a subscription no more is under way than it may have, however many ask at once", async () => {
    const { url, stores } = await opened();
    const more = [await openTestPostgres(url), await openTestPostgres(url)];
    await stores[0].write("usr_a", async (tx) => {
      await tx.webhooks.put({ ...hook, id: "whk_1" });
      for (let number = 1; number <= 40; number += 1)
        await tx.outbox.append({
          ...{ id: `evt_${number}`, type: "profile.updated" as const, body: "{}", createdAt: AT },
          deliveries: [{ id: `dlv_${number}`, webhookId: "whk_1" }],
        });
    });
    const leased = await Promise.all(
      [...stores, ...more].flatMap((store, at) =>
        [1, 2, 3].map((turn) => store.deliveries.lease({ ...due, owner: `node ${at} ${turn}` })),
      ),
    );
    expect(leased.flatMap(({ deliveries }) => deliveries).length).toBe(due.perSubscription);
  });
});

const hook = {
  ...{ webhookUrl: "http://127.0.0.1:9/", events: ["profile.updated" as const], isActive: true, secret: "s" },
  ...{ previousSecret: null, previousSecretUntil: null, createdAt: AT, updatedAt: AT },
};
const due = {
  ...{ now: "2026-03-02T09:00:01.000Z", until: "2026-03-02T09:00:30.000Z" },
  ...{ busyAfter: "2026-03-02T09:00:18.000Z", limit: 10, perSubscription: 4 },
};
const attempt = { at: AT, outcome: "delivered" as const, status: 200, durationMs: 1, answer: "" };
