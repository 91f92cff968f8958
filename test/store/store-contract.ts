import { expect, test } from "vitest";
import type { Alert } from "../../src/domain/alerts/schema.ts";
import type { TimelineEvent } from "../../src/domain/timeline/schema.ts";
import type { WebhookRecord } from "../../src/domain/webhooks/schema.ts";
import type { KeyRecord, Store } from "../../src/store/ports/store.ts";

const AT = "2026-03-02T09:00:00.000Z";

function alert(id: string, userId: string, more: Partial<Alert> = {}): Alert {
  return {
    id,
    userId,
    alertType: "inactivity",
    severity: "info",
    message: "m",
    isRead: false,
    isDismissed: false,
    createdAt: AT,
    ...more,
  };
}

function event(id: string, userId: string, timestamp = AT): TimelineEvent {
  return { id, userId, eventType: "a", eventData: {}, impactScore: 0.3, timestamp };
}

function hook(id: string, more: Partial<WebhookRecord> = {}): WebhookRecord {
  return {
    id,
    webhookUrl: "http://127.0.0.1:9/",
    events: ["profile.updated"],
    isActive: true,
    secret: "whsec_x",
    previousSecret: null,
    previousSecretUntil: null,
    createdAt: AT,
    updatedAt: AT,
    ...more,
  };
}

function apiKey(id: string, userId: string): KeyRecord {
  return {
    id,
    userId,
    hash: `hash of ${id}`,
    prefix: "sk_abc",
    name: id,
    scopes: ["read:alerts"],
    hourlyLimit: 10,
    credits: 2,
    creditKind: "credits",
    creditsGranted: 2,
    expiresAt: null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: AT,
  };
}

/** What every engine behind the store port must do; `open` gives a fresh, empty store, closed by the caller's own means. */
export function storeContract(open: () => Promise<Store>): void {
  const withUsers = async (): Promise<Store> => {
    const store = await open();
    for (const id of ["usr_a", "usr_b"]) {
      await store.access.createUser({ id, name: null, email: null, createdAt: AT });
    }
    return store;
  };
  const everything = [isolation, units, revisions, activity, paging, deletion, access];
  for (const declare of everything) declare(withUsers);
}

type Open = () => Promise<Store>;
const page = { limit: 10 };
const openAlerts = { ...page, includeRead: false, includeDismissed: false };

function isolation(open: Open): void {
  test("isolation: a unit reads and removes nothing of another user", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.user.rename({ name: "A" });
      await tx.profile.put({ current_job_title: "Cook" }, AT);
      await tx.alerts.put(alert("alr_1", "usr_a"));
      await tx.timeline.append(event("tle_1", "usr_a"));
      await tx.webhooks.put(hook("whk_1"));
      await tx.replies.save({ key: "k", requestHash: "h", reply: {}, createdAt: AT });
    });
    await store.write("usr_b", async (tx) => {
      expect(await tx.user.get()).toMatchObject({ id: "usr_b", name: null });
      expect(await tx.profile.get()).toBeUndefined();
      expect(await tx.alerts.get("alr_1")).toBeUndefined();
      expect((await tx.alerts.list(openAlerts)).rows).toEqual([]);
      expect((await tx.timeline.list(page)).rows).toEqual([]);
      expect(await tx.timeline.isEmpty()).toBe(true);
      expect(await tx.webhooks.get("whk_1")).toBeUndefined();
      expect(await tx.webhooks.remove("whk_1")).toBe(false);
      expect(await tx.webhooks.activeFor("profile.updated")).toEqual([]);
      expect(await tx.replies.find("k")).toBeUndefined();
      expect(Object.values(await tx.account.everything()).flat()).toEqual([]);
    });
    await store.read("usr_a", async (tx) => {
      expect(await tx.webhooks.get("whk_1")).toEqual(hook("whk_1"));
      expect(await tx.alerts.get("alr_1")).toEqual(alert("alr_1", "usr_a"));
    });
  });

  test("isolation: a record put under another user's id, or in another user's name, touches nothing of theirs", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.alerts.put(alert("alr_1", "usr_a"));
      await tx.webhooks.put(hook("whk_1"));
    });
    await store
      .write("usr_b", async (tx) => {
        await tx.alerts.put(alert("alr_1", "usr_a", { message: "taken" }));
        await tx.webhooks.put(hook("whk_1", { secret: "whsec_taken" }));
        await tx.timeline.append(event("tle_1", "usr_a"));
      })
      .catch(() => undefined);
    await store.read("usr_a", async (tx) => {
      expect(await tx.alerts.get("alr_1")).toEqual(alert("alr_1", "usr_a"));
      expect(await tx.webhooks.get("whk_1")).toEqual(hook("whk_1"));
      expect(await tx.timeline.isEmpty()).toBe(true);
    });
  });
}

function units(open: Open): void {
  test("units: one that fails leaves nothing behind", async () => {
    const store = await open();
    const failed = store.write("usr_a", async (tx) => {
      await tx.profile.put({}, AT);
      await tx.timeline.append(event("tle_1", "usr_a"));
      throw new Error("no");
    });
    await expect(failed).rejects.toThrow("no");
    await store.read("usr_a", async (tx) => {
      expect(await tx.profile.get()).toBeUndefined();
      expect(await tx.timeline.isEmpty()).toBe(true);
    });
  });

  test("units: one that outlives a turn of the event loop is rolled back, and the next one works", async () => {
    const store = await open();
    const late = store.write("usr_a", async (tx) => {
      await tx.profile.put({}, AT);
      await new Promise((resolve) => setTimeout(resolve, 20));
      await tx.timeline.append(event("tle_1", "usr_a"));
    });
    await expect(late).rejects.toThrow(/turn of the event loop/);
    await new Promise((resolve) => setTimeout(resolve, 40));
    await store.write("usr_a", async (tx) => {
      expect(await tx.profile.get()).toBeUndefined();
      expect(await tx.timeline.isEmpty()).toBe(true);
      await tx.profile.put({ min_salary: 1 }, AT);
    });
    await store.read("usr_a", async (tx) =>
      expect(await tx.profile.get()).toMatchObject({ profile: { min_salary: 1 } }),
    );
  });

  test("units: one kept beyond its end refuses to be used", async () => {
    const store = await open();
    const kept = await store.write("usr_a", async (tx) => ({ tx }));
    expect(() => kept.tx.profile).toThrow(/after its end/);
  });

  test("units: asked for at once they run one after the other, and none sees half of another", async () => {
    const store = await open();
    const add = (index: number) =>
      store.write("usr_a", async (tx) => {
        const { profile = {} } = (await tx.profile.get()) ?? {};
        await tx.profile.put({ min_salary: (profile.min_salary ?? 0) + index }, AT);
      });
    await Promise.all([1, 2, 3, 4, 5, 6, 7, 8].map(add));
    await store.read("usr_a", async (tx) => expect((await tx.profile.get())?.profile.min_salary).toBe(36));
  });

  test("units: what is read is a copy, not the stored thing", async () => {
    const store = await open();
    await store.write("usr_a", (tx) => tx.profile.put({ certificates: ["a"] }, AT));
    await store.read("usr_a", async (tx) => {
      (await tx.profile.get())?.profile.certificates?.push("b");
      expect((await tx.profile.get())?.profile.certificates).toEqual(["a"]);
    });
  });
}

function revisions(open: Open): void {
  test("revision: moves with a unit that changed something of this user, and with no other", async () => {
    const store = await open();
    const [a, b] = [await store.revision("usr_a"), await store.revision("usr_b")];
    await store.read("usr_a", (tx) => tx.profile.get());
    await store.write("usr_a", (tx) => tx.profile.get());
    await store.write("usr_a", async () => Promise.reject(new Error("no"))).catch(() => undefined);
    expect(await store.revision("usr_a")).toBe(a);
    await store.write("usr_a", (tx) => tx.profile.put({}, AT));
    const moved = await store.revision("usr_a");
    expect(moved).toBeGreaterThan(a);
    await store.write("usr_a", (tx) => tx.alerts.put(alert("alr_1", "usr_a")));
    expect(await store.revision("usr_a")).toBeGreaterThan(moved);
    expect(await store.revision("usr_b")).toBe(b);
    expect(await store.revision("usr_unknown")).toBe(0);
  });
}

function activity(open: Open): void {
  test("activity: counts and impacts by day, the newest events by time, and none of another user", async () => {
    const store = await open();
    const at = (id: string, timestamp: string, impactScore: number, user = "usr_a") => ({
      ...event(id, user),
      timestamp,
      impactScore,
    });
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append(at("tle_1", "2026-02-27T23:59:59.999Z", 0.5));
      await tx.timeline.append(at("tle_2", "2026-02-28T00:00:00.000Z", 0.25));
      await tx.timeline.append(at("tle_3", "2026-02-28T23:00:00.000Z", 0.5));
      await tx.timeline.append(at("tle_4", "2026-03-01T08:00:00.000Z", 1));
    });
    await store.write("usr_b", (tx) =>
      tx.timeline.append(at("tle_5", "2026-02-28T12:00:00.000Z", 1, "usr_b")),
    );
    await store.read("usr_a", async (tx) => {
      expect(await tx.timeline.activeDays("2026-02-28")).toEqual([
        { day: "2026-02-28", impact: 0.75, events: 2 },
        { day: "2026-03-01", impact: 1, events: 1 },
      ]);
      expect(await tx.timeline.latest("2026-03-01T00:00:00.000Z", 2)).toEqual([
        { id: "tle_3", timestamp: "2026-02-28T23:00:00.000Z" },
        { id: "tle_2", timestamp: "2026-02-28T00:00:00.000Z" },
      ]);
    });
  });
}

function paging(open: Open): void {
  test("paging: pages meet without gap or overlap, newest first, the last one without a cursor", async () => {
    const store = await open();
    const ids = ["1", "2", "3", "4", "5"].map((number) => `tle_${number}`);
    await store.write("usr_a", async (tx) => {
      for (const id of ids) await tx.timeline.append(event(id, "usr_a"));
      for (const id of ids) await tx.alerts.put(alert(`alr_${id}`, "usr_a"));
      for (const id of ids) await tx.webhooks.put(hook(`whk_${id}`));
    });
    await store.read("usr_a", async (tx) => {
      const lists = [
        (cursor?: string) => tx.timeline.list({ limit: 2, cursor }),
        (cursor?: string) => tx.alerts.list({ ...openAlerts, limit: 2, cursor }),
        (cursor?: string) => tx.webhooks.list({ limit: 2, cursor }),
      ];
      for (const list of lists) {
        const seen: string[] = [];
        let next: string | null | undefined;
        do {
          const { rows, nextCursor } = await list(next ?? undefined);
          seen.push(...rows.map(({ id }) => id.slice(-1)));
          next = nextCursor;
        } while (next);
        expect(seen).toEqual(["5", "4", "3", "2", "1"]);
      }
    });
  });

  test("paging: a cursor that no list gave is refused as the caller's mistake", async () => {
    const store = await open();
    await store.read("usr_a", async (tx) => {
      for (const cursor of ["x", "W10", "eyJhIjoxfQ", "!!!!"]) {
        await expect(tx.timeline.list({ limit: 2, cursor })).rejects.toMatchObject({
          type: "validation.bad_request",
        });
        await expect(tx.webhooks.list({ limit: 2, cursor })).rejects.toMatchObject({
          type: "validation.bad_request",
        });
      }
    });
  });
}

function deletion(open: Open): void {
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
      expect(Object.values(await tx.account.everything()).flat()).toEqual([]);
    });
    expect(await store.access.findWindow("key_usr_b")).toMatchObject({ used: 3 });
    await store.read("usr_b", async (tx) => {
      expect(await tx.alerts.get("alr_usr_b")).toBeDefined();
      expect(await tx.webhooks.get("whk_usr_b")).toBeDefined();
    });
    expect(await store.integrityProblems()).toEqual([]);
  });
}

function access(open: Open): void {
  test("access: credits are taken while there are any, and given back", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    expect(await Promise.all([1, 2, 3].map(() => store.access.takeCredit("key_1")))).toEqual([
      true,
      true,
      false,
    ]);
    await store.access.giveCreditBack("key_1");
    expect((await store.access.findKeyById("key_1"))?.credits).toBe(1);
    expect(await store.access.takeCredit("key_unknown")).toBe(false);
  });

  test("access: a key is revoked once, and found with all its fields", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    expect(await store.access.findKey("hash of key_1")).toEqual(apiKey("key_1", "usr_a"));
    expect(await store.access.revokeKey("key_1", AT)).toBe(true);
    expect(await store.access.revokeKey("key_1", "2027-01-01T00:00:00.000Z")).toBe(false);
    expect((await store.access.findKeyById("key_1"))?.revokedAt).toBe(AT);
  });

  test("access: requests of a window add up, a later window replaces it, an earlier one does not", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const record = (startedAt: number, used: number) =>
      store.access.record({ lines: [], keysUsed: new Map(), windows: [{ keyId: "key_1", startedAt, used }] });
    await record(1000, 2);
    expect(await record(1000, 3)).toEqual([{ keyId: "key_1", startedAt: 1000, used: 5 }]);
    expect(await record(2000, 1)).toEqual([{ keyId: "key_1", startedAt: 2000, used: 1 }]);
    expect((await record(1000, 1))[0]?.startedAt).toBe(2000);
    expect(
      await store.access.record({
        lines: [],
        keysUsed: new Map(),
        windows: [{ keyId: "gone", startedAt: 1, used: 1 }],
      }),
    ).toEqual([]);
  });

  test("access: ledger lines of a user who has gone are dropped, others kept until they are pruned", async () => {
    const store = await open();
    const line = (id: string, userId: string, time: string) => ({
      id,
      userId,
      time,
      client: "c",
      operation: "o",
      resource: "r",
      status: 200,
    });
    const lines = [
      line("acc_1", "usr_a", AT),
      line("acc_2", "gone", AT),
      line("acc_3", "usr_a", "2026-04-01T00:00:00.000Z"),
    ];
    await store.access.record({ lines, windows: [], keysUsed: new Map() });
    const ids = () =>
      store.read("usr_a", async (tx) => (await tx.accessLog.list(page)).rows.map(({ id }) => id));
    expect(await ids()).toEqual(["acc_3", "acc_1"]);
    await store.access.prune({ accessLog: "2026-03-15T00:00:00.000Z", replies: AT });
    expect(await ids()).toEqual(["acc_3"]);
  });
}
