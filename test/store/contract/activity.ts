import { expect, test } from "vitest";
import { event, type Open } from "./records.ts";

/** What the diary says of each day. */
export function activity(open: Open): void {
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

  test("activity: events of types that are left out and events without impact are not counted", async () => {
    const store = await open();
    const at = (id: string, eventType: string, impactScore: number) => ({
      ...event(id, "usr_a"),
      ...{ eventType, impactScore, timestamp: "2026-02-28T10:00:00.000Z" },
    });
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append(at("tle_1", "note", 0.5));
      await tx.timeline.append(at("tle_2", "report.created", 0.5));
      await tx.timeline.append(at("tle_3", "note", 0));
    });
    await store.read("usr_a", async (tx) => {
      expect(await tx.timeline.activeDays("2026-02-28", ["report.created"])).toEqual([
        { day: "2026-02-28", impact: 0.5, events: 1 },
      ]);
      const latest = await tx.timeline.latest("2026-03-01T00:00:00.000Z", 9, ["report.created"]);
      expect(latest.map(({ id }) => id)).toEqual(["tle_1"]);
      expect(await tx.timeline.activeDays("2026-02-28")).toEqual([
        { day: "2026-02-28", impact: 1, events: 2 },
      ]);
    });
  });
}
