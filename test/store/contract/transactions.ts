import { expect, test } from "vitest";
import type { Tx } from "../../../src/store/ports/store.ts";
import { AT, alert, event, type Open } from "./records.ts";

/** Transactions: whole or not at all, one after the other, and a revision that tells of each. */
export function transactions(open: Open): void {
  revisions(open);

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

  test("units: what a failed savepoint undid is no change, and what was around it stays", async () => {
    const store = await open();
    const failing = (tx: Tx) =>
      tx
        .savepoint(async () => {
          await tx.timeline.append(event("tle_undone", "usr_a"));
          await tx.savepoint(() => tx.alerts.put(alert("alr_undone", "usr_a")));
          throw new Error("no");
        })
        .catch(() => undefined);
    const before = await store.revision("usr_a");
    await store.write("usr_a", failing);
    expect(await store.revision("usr_a")).toBe(before);
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append(event("tle_kept", "usr_a"));
      await failing(tx);
    });
    expect(await store.revision("usr_a")).toBeGreaterThan(before);
    await store.read("usr_a", async (tx) => {
      expect((await tx.timeline.list({ limit: 10 })).rows.map(({ id }) => id)).toEqual(["tle_kept"]);
      expect(await tx.alerts.get("alr_undone")).toBeUndefined();
    });
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
