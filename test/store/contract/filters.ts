import { expect, test } from "vitest";
import { AT, alert, event, healthDay, job, memory, type Open, report, submission } from "./records.ts";

const later = (ms: number) => new Date(Date.parse(AT) + ms).toISOString();
const page = { limit: 10 };
const ids = ({ rows }: { rows: readonly { id: string }[] }) => rows.map(({ id }) => id);

/** What a list is asked for beside its page, and how it orders what its time leaves open. */
export function filters(open: Open): void {
  test("filters: of one moment the larger id is the newer one, also where pages meet in it", async () => {
    const store = await open();
    // Neither in the order of their ids nor in that of their times.
    const rows = ["3", "1", "4", "2"].map((id) => ({ id, at: id === "4" ? AT : later(1) }));
    await store.write("usr_a", async (tx) => {
      for (const { id, at } of rows) {
        await tx.timeline.append(event(`tle_${id}`, "usr_a", at));
        await tx.assessments.add({ ...submission(`sub_${id}`), completedAt: at });
        await tx.memories.add({ ...memory(`mem_${id}`), createdAt: at });
      }
    });
    await store.read("usr_a", async (tx) => {
      const lists = [
        (cursor?: string) => tx.timeline.list({ limit: 1, cursor }),
        (cursor?: string) => tx.assessments.list({ limit: 1, cursor, moduleId: "values" }),
        (cursor?: string) => tx.memories.list({ limit: 1, cursor }),
      ];
      for (const list of lists) {
        const found: string[] = [];
        let cursor: string | undefined;
        do {
          const answer = await list(cursor);
          found.push(...ids(answer).map((id) => id.slice(-1)));
          cursor = answer.nextCursor ?? undefined;
        } while (cursor !== undefined && found.length < 9);
        expect(found).toEqual(["3", "2", "1", "4"]);
      }
      expect((await tx.assessments.ofModule("values")).map(({ id }) => id.slice(-1))).toEqual([
        ...["4", "1", "2", "3"],
      ]);
      const latest = await tx.timeline.latest(later(1), 9);
      expect(latest.map(({ id }) => id)).toEqual(["tle_4"]);
      const both = await tx.timeline.latest(later(2), 2);
      expect(both.map(({ id }) => id)).toEqual(["tle_3", "tle_2"]);
      expect((await tx.assessments.latest()).map(({ id }) => id)).toEqual(["sub_3"]);
    });
  });

  test("filters: documents are counted by stage and status, and those with a stage are listed by it", async () => {
    const store = await open();
    const at = (id: string, stage: "applied" | "offer" | null, status: "discovering" | "archived") => ({
      ...{ ...job(id, "usr_a"), type: "opportunity" as const, status },
      application: { stage, since: null, nextDue: null, events: [], contacts: [] },
    });
    await store.write("usr_a", async (tx) => {
      await tx.jobs.put(at("job_1", "offer", "discovering"));
      await tx.jobs.put(at("job_2", "applied", "discovering"));
      await tx.jobs.put(at("job_3", "applied", "archived"));
      await tx.jobs.put(at("job_4", "applied", "discovering"));
      await tx.jobs.put(at("job_5", null, "discovering"));
      await tx.jobs.put({ ...at("job_6", "offer", "discovering"), type: "direction" });
    });
    await store.write("usr_b", async (tx) => {
      await tx.jobs.put({ ...at("job_7", "offer", "discovering"), userId: "usr_b" });
    });
    await store.read("usr_a", async (tx) => {
      const counted = await tx.jobs.countedByStage("opportunity");
      const lines = counted.map(({ stage, status, count }) => `${stage} ${status} ${count}`);
      expect(lines.toSorted()).toEqual([
        ...["applied archived 1", "applied discovering 2", "null discovering 1", "offer discovering 1"],
      ]);
      const found: string[] = [];
      let cursor: string | undefined;
      do {
        const answer = await tx.jobs.withStage("opportunity", { limit: 1, cursor });
        found.push(...ids(answer));
        cursor = answer.nextCursor ?? undefined;
      } while (cursor !== undefined && found.length < 9);
      expect(found).toEqual(["job_3", "job_2", "job_4", "job_1"]);
    });
  });

  test("filters: documents by a date, the earliest first, within a range and page by page", async () => {
    const store = await open();
    const due = (id: string, nextDue: string | null) => ({
      ...job(id, "usr_a"),
      application: { stage: null, since: null, nextDue, events: [], contacts: [] },
    });
    const closing = (id: string, closingDate: string) => ({
      ...job(id, "usr_a"),
      metadata: { opportunity: { closingDate } },
    });
    await store.write("usr_a", async (tx) => {
      await tx.jobs.put(due("job_1", later(2)));
      await tx.jobs.put(due("job_2", later(1)));
      await tx.jobs.put(due("job_3", null));
      await tx.jobs.put(due("job_4", later(1)));
      await tx.jobs.put(closing("job_5", "2026-03-02"));
    });
    await store.read("usr_a", async (tx) => {
      const [noted, closes] = ["application.nextDue", "metadata.opportunity.closingDate"] as const;
      const first = await tx.jobs.dated(noted, { limit: 1 });
      expect(ids(first)).toEqual(["job_2"]);
      expect(first.rows[0]?.application?.nextDue).toBe(later(1));
      const rest = await tx.jobs.dated(noted, { ...page, cursor: first.nextCursor ?? "" });
      expect([ids(rest), rest.nextCursor]).toEqual([["job_4", "job_1"], null]);
      expect(ids(await tx.jobs.dated(noted, { ...page, until: later(1) }))).toEqual(["job_2", "job_4"]);
      expect(ids(await tx.jobs.dated(noted, { ...page, from: later(2) }))).toEqual(["job_1"]);
      expect(ids(await tx.jobs.dated(closes, page))).toEqual(["job_5"]);
      expect(ids(await tx.jobs.dated(closes, { ...page, from: "2026-03-03" }))).toEqual([]);
      expect(ids(await tx.reports.dated(noted, page))).toEqual([]);
    });
  });

  test("filters: events by type and from a moment on, that moment included; an impact counts as 0 to 1", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append({ ...event("tle_1", "usr_a"), eventType: "b", impactScore: 7 });
      await tx.timeline.append(event("tle_2", "usr_a", later(1)));
      await tx.timeline.append({ ...event("tle_3", "usr_a", later(2)), eventType: "b", impactScore: -3 });
    });
    await store.read("usr_a", async (tx) => {
      expect(ids(await tx.timeline.list({ ...page, eventType: "b" }))).toEqual(["tle_3", "tle_1"]);
      expect(ids(await tx.timeline.list({ ...page, since: later(1) }))).toEqual(["tle_3", "tle_2"]);
      expect(ids(await tx.timeline.list({ ...page, since: later(1), eventType: "b" }))).toEqual(["tle_3"]);
      expect(await tx.timeline.activeDays("2026-03-02")).toEqual([
        { day: "2026-03-02", impact: 1.3, events: 2 },
      ]);
    });
  });

  test("filters: alerts that were read or dismissed are left out unless asked for, each by itself", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.alerts.put(alert("alr_1", "usr_a"));
      await tx.alerts.put(alert("alr_2", "usr_a", { isRead: true }));
      await tx.alerts.put(alert("alr_3", "usr_a", { isDismissed: true }));
      await tx.alerts.put(alert("alr_4", "usr_a", { isRead: true, isDismissed: true }));
    });
    const listed = (includeRead: boolean, includeDismissed: boolean) =>
      store.read("usr_a", async (tx) =>
        ids(await tx.alerts.list({ ...page, includeRead, includeDismissed })),
      );
    expect(await listed(false, false)).toEqual(["alr_1"]);
    expect(await listed(true, false)).toEqual(["alr_2", "alr_1"]);
    expect(await listed(false, true)).toEqual(["alr_3", "alr_1"]);
    expect(await listed(true, true)).toEqual(["alr_4", "alr_3", "alr_2", "alr_1"]);
  });

  test("filters: a document is of one kind, and where several fields are asked for all of them count", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.jobs.put({ ...job("job_1", "usr_a"), company: "c" });
      await tx.jobs.put({ ...job("job_2", "usr_a"), company: "c", status: "fit_ready" });
      await tx.reports.put(report("rep_1", "usr_a"));
      expect(await tx.jobs.get("rep_1")).toBeUndefined();
      expect(await tx.jobs.remove("rep_1")).toBe(false);
      expect(await tx.jobs.existing(["rep_1", "job_2", "job_9"])).toEqual(["job_2"]);
      const where = { company: "c", status: "fit_ready" };
      expect(ids(await tx.jobs.list({ ...page, where }))).toEqual(["job_2"]);
      expect(ids(await tx.jobs.list({ ...page, where: { company: "c" } }))).toEqual(["job_2", "job_1"]);
      await tx.reports.put(report("job_1", "usr_a", "taken")).catch(() => undefined);
      expect(await tx.jobs.get("job_1")).toMatchObject({ title: "job_1", company: "c" });
    });
  });

  test("filters: memories by type; days from one on and before another", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.memories.add({ ...memory("mem_1"), nodeType: "hobby" });
      await tx.memories.add(memory("mem_2"));
      for (const day of ["2026-03-01", "2026-03-02", "2026-03-03"]) await tx.healthDays.put(healthDay(day));
    });
    await store.write("usr_a", async (tx) => {
      expect(ids(await tx.memories.list({ ...page, nodeType: "hobby" }))).toEqual(["mem_1"]);
      expect(ids(await tx.memories.list({ ...page, nodeType: ["hobby", "none"] }))).toEqual(["mem_1"]);
      expect(ids(await tx.memories.list({ ...page, nodeType: [] }))).toEqual([]);
      const days = await tx.healthDays.list({ ...page, since: "2026-03-02" });
      expect(days.rows.map(({ day }) => day)).toEqual(["2026-03-03", "2026-03-02"]);
      await tx.healthDays.removeBefore("2026-03-02");
      expect(await tx.healthDays.oldest()).toBe("2026-03-02");
    });
  });
}
