import { expect, test } from "vitest";
import { healthDay, type Open } from "./records.ts";

/** What is kept of how a career stood. */
export function healthDays(open: Open): void {
  test("health days: one row a day, whose last value wins, from a day on and up to another", async () => {
    const store = await open();
    const days = ["2026-02-27", "2026-02-28", "2026-03-01"];
    await store.write("usr_a", async (tx) => {
      for (const day of days) await tx.healthDays.put(healthDay(day, 40));
      await tx.healthDays.put(healthDay("2026-02-28", null));
    });
    await store.write("usr_b", (tx) => tx.healthDays.put(healthDay("2026-02-26", 10)));
    const listed = (since?: string) =>
      store.read("usr_a", async (tx) => (await tx.healthDays.list({ limit: 9, since })).rows);
    expect(await listed()).toEqual([
      healthDay("2026-03-01", 40),
      healthDay("2026-02-28", null),
      healthDay("2026-02-27", 40),
    ]);
    expect(await listed("2026-02-28")).toHaveLength(2);
    await store.write("usr_a", (tx) => tx.healthDays.removeBefore("2026-02-28"));
    expect((await listed()).map(({ day }) => day)).toEqual(["2026-03-01", "2026-02-28"]);
    expect(await store.read("usr_a", (tx) => tx.healthDays.oldest())).toBe("2026-02-28");
    await store.read("usr_b", async (tx) =>
      expect(await tx.healthDays.get("2026-02-26")).toEqual(healthDay("2026-02-26", 10)),
    );
  });
}
