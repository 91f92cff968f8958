import { expect, test } from "vitest";
import { AT, apiKey, event, type Open } from "./records.ts";

const page = { limit: 10 };

/** What is kept of keys and requests before a user is known. */
export function access(open: Open): void {
  test("access: credits are taken while there are any, and given back", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const taken = await Promise.all([1, 2, 3].map(() => store.access.takeCredit("key_1")));
    expect(taken.filter(Boolean)).toHaveLength(2);
    await store.access.giveCreditBack("key_1");
    expect((await store.access.findKeyById("key_1"))?.credits).toBe(1);
    expect(await store.access.takeCredit("key_unknown")).toBe(false);
  });

  test("access: writes that run or wait are counted until they have ended", async () => {
    const store = await open();
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.writes()).toBe(0);
    const begun = ["usr_a", "usr_a", "usr_b"].map((id) => store.write(id, async (tx) => tx.user.get()));
    expect(store.writes()).toBe(3);
    await Promise.all(begun);
    await new Promise((resolve) => setImmediate(resolve));
    expect(store.writes()).toBe(0);
  });

  test("access: two keys never have one hash", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const same = { ...apiKey("key_2", "usr_b"), hash: "hash of key_1" };
    await expect(store.access.createKey(same)).rejects.toThrow();
    expect((await store.access.listKeys()).map(({ id }) => id)).toEqual(["key_1"]);
    expect(await store.access.findKey("hash of key_1")).toMatchObject({ userId: "usr_a" });
  });

  test("access: a key is revoked once, and found with all its fields", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const { revision, ...found } = (await store.access.findKey("hash of key_1")) ?? {};
    expect(found).toEqual({ ...apiKey("key_1", "usr_a"), suspendedAt: null });
    // An engine may leave it out.
    if (revision !== undefined) expect(revision).toBe(await store.revision("usr_a"));
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
    const stored = () => store.access.findWindow("key_1");
    await record(1000, 3);
    expect(await stored()).toEqual({ keyId: "key_1", startedAt: 1000, used: 5 });
    await record(1000, -4);
    expect(await stored()).toMatchObject({ used: 1 });
    await record(2000, 1);
    expect(await stored()).toEqual({ keyId: "key_1", startedAt: 2000, used: 1 });
    for (const late of [1, -1]) await record(1000, late);
    expect(await stored()).toEqual({ keyId: "key_1", startedAt: 2000, used: 1 });
    const gone = { keyId: "gone", startedAt: 1, used: 1 };
    await store.access.record({ lines: [], keysUsed: new Map(), windows: [gone] });
    expect(await store.access.findWindow("gone")).toBeUndefined();
  });

  test("access: what is said of a user is kept and shown, of theirs alone; the limits count their other keys' windows", async () => {
    const store = await open();
    for (const [id, user] of [
      ["key_1", "usr_a"],
      ["key_2", "usr_a"],
      ["key_3", "usr_b"],
    ] as const)
      await store.access.createKey(apiKey(id, user));
    const free = { suspendedAt: null, hourlyLimit: null, memoryLimit: null };
    expect(await store.access.findUser("usr_a")).toMatchObject(free);
    const said = { suspendedAt: AT, hourlyLimit: 10, memoryLimit: 3 };
    await store.write("usr_a", (tx) => tx.user.govern(said));
    await store.write("usr_none", (tx) => tx.user.govern(said));
    expect(await store.access.findUser("usr_a")).toMatchObject(said);
    expect((await store.access.listUsers()).map((user) => user.hourlyLimit)).toEqual([10, null]);
    const standing = { isSuspended: true, isEmpty: false };
    expect(await store.access.usersAfter(null, 1)).toEqual([{ id: "usr_a", ...standing }]);
    expect(await store.access.usersAfter("usr_a", 9)).toEqual([
      { id: "usr_b", isSuspended: false, isEmpty: true },
    ]);
    await store.write("usr_b", (tx) => tx.timeline.append(event("tle_b", "usr_b")));
    expect(await store.access.usersAfter("usr_a", 9)).toEqual([
      { id: "usr_b", isSuspended: false, isEmpty: false },
    ]);
    expect(await store.access.usersAfter("usr_b", 9)).toEqual([]);
    expect(await store.access.findKey("hash of key_2")).toMatchObject({ suspendedAt: AT });
    expect(await store.access.findKey("hash of key_3")).toMatchObject({ suspendedAt: null });
    const HOUR = 3_600_000;
    const seen: unknown[] = [];
    const use = (keyId: string, startedAt: number, used: number, now: number) =>
      store.access.changeWindow(
        keyId,
        (_, user) => {
          seen.push(user);
          return { keyId, startedAt, used };
        },
        now,
      );
    await use("key_1", 10 * HOUR, 4, 10 * HOUR);
    await use("key_2", 10 * HOUR + 5, 3, 10 * HOUR + 5);
    await use("key_1", 10 * HOUR, 4, 10 * HOUR + 9);
    await use("key_2", 11 * HOUR, 1, 11 * HOUR);
    await use("key_3", 10 * HOUR, 9, 10 * HOUR);
    expect(seen).toEqual([
      { limit: 10, left: 10, oldest: null },
      { limit: 10, left: 6, oldest: 10 * HOUR },
      { limit: 10, left: 7, oldest: 10 * HOUR + 5 },
      { limit: 10, left: 10, oldest: null },
      undefined,
    ]);
    expect(await store.read("usr_a", (tx) => tx.memories.room())).toEqual({ limit: 3, left: 3 });
    expect(await store.read("usr_b", (tx) => tx.memories.room())).toBeUndefined();
  });

  test("access: a window is changed from what is stored, and none is made for a key that is gone", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const first = { keyId: "key_1", startedAt: 1000, used: 5 };
    expect(await store.access.changeWindow("key_1", (before) => before ?? first)).toEqual(first);
    const more = await store.access.changeWindow("key_1", (before) => ({ ...(before ?? first), used: 9 }));
    expect([more, await store.access.findWindow("key_1")]).toEqual([{ ...first, used: 9 }, more]);
    expect(await store.access.changeWindow("gone", () => ({ ...first, keyId: "gone" }))).toBeUndefined();
  });

  test("access: bookkeeping leaves the change stamp as it is, a revoked key does not", async () => {
    const store = await open();
    await store.access.createKey(apiKey("key_1", "usr_a"));
    const before = store.stamp();
    const line = {
      id: "acc_1",
      userId: "usr_a",
      time: AT,
      client: "c",
      operation: "o",
      resource: "r",
      status: 200,
    };
    const windows = [{ keyId: "key_1", startedAt: 1000, used: 2 }];
    await store.access.record({ lines: [line], windows, keysUsed: new Map([["key_1", AT]]) });
    await store.access.changeWindow("key_1", () => ({ keyId: "key_1", startedAt: 1000, used: 9 }));
    await store.access.prune({ accessLog: AT, replies: AT, changes: AT });
    expect(store.stamp()).toBe(before);
    await store.access.revokeKey("key_1", AT);
    // One that cannot know without asking says so, at all times.
    if (before === undefined) expect(store.stamp()).toBeUndefined();
    else expect(store.stamp()).not.toBe(before);
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
    await store.access.prune({ accessLog: "2026-03-15T00:00:00.000Z", replies: AT, changes: AT });
    expect(await ids()).toEqual(["acc_3"]);
  });
}
