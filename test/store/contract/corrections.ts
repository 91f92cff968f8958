import { expect, test } from "vitest";
import { event, job, memory, type Open, report, submission } from "./records.ts";

const page = { limit: 10 };

/** What is corrected in place or taken back by itself. */
export function corrections(open: Open): void {
  test("corrections: a memory is replaced with its index entry, and keeps its place", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      for (const id of ["mem_1", "mem_2", "mem_3"]) await tx.memories.add(memory(id, `violin ${id}`));
      const more = { nodeType: "hobby", importance: 1, threadId: "t", position: 4 };
      expect(await tx.memories.update({ ...memory("mem_2", "cello"), ...more })).toBe(true);
      expect(await tx.memories.update(memory("mem_none", "cello"))).toBe(false);
    });
    await store.read("usr_a", async (tx) => {
      const found = async (word: string) => {
        const { passages } = await tx.memories.search({ terms: [{ word, synonyms: [] }], limit: 10 });
        return passages.flatMap(({ turns }) => turns.map(({ id }) => id)).sort();
      };
      expect([await found("cello"), await found("hobby"), await found("violin")]).toEqual([
        ["mem_2"],
        ["mem_2"],
        ["mem_1", "mem_3"],
      ]);
      expect((await tx.memories.list(page)).rows.map(({ id }) => id)).toEqual(["mem_3", "mem_2", "mem_1"]);
      const { createdAt } = memory("mem_2");
      expect(await tx.memories.get("mem_2")).toMatchObject({ contentText: "cello", createdAt, position: 4 });
    });
  });

  test("corrections: a timeline event is replaced and removed alone, and found by its memory", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.timeline.append({ ...event("tle_1", "usr_a"), relatedMemoryNodeId: "mem_1" });
      await tx.timeline.append(event("tle_2", "usr_a"));
      expect((await tx.timeline.ofMemory("mem_1")).map(({ id }) => id)).toEqual(["tle_1"]);
      await tx.timeline.put({ ...event("tle_1", "usr_a"), eventData: { more: 1 } });
      expect(await tx.timeline.get("tle_1")).toEqual({ ...event("tle_1", "usr_a"), eventData: { more: 1 } });
      await tx.timeline.put(event("tle_none", "usr_a"));
      expect(await tx.timeline.remove("tle_1")).toBe(true);
      expect(await tx.timeline.remove("tle_1")).toBe(false);
      expect((await tx.timeline.list(page)).rows.map(({ id }) => id)).toEqual(["tle_2"]);
    });
  });

  test("corrections: all submissions of a module go together, and no others", async () => {
    const store = await open();
    const other = { ...submission("sub_3"), moduleId: "riasec" as const };
    await store.write("usr_a", async (tx) => {
      for (const one of [submission("sub_1"), submission("sub_2"), other]) await tx.assessments.add(one);
      expect((await tx.assessments.remove("values")).toSorted((a, b) => (a.id < b.id ? -1 : 1))).toEqual([
        submission("sub_1"),
        submission("sub_2"),
      ]);
      expect(await tx.assessments.latest()).toEqual([other]);
    });
  });

  test("corrections: documents are found by an id in their text", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.jobs.put({ ...job("job_1", "usr_a"), fitBriefRef: "fit_1", company: null });
      await tx.jobs.put({ ...job("job_2", "usr_a"), reportRefs: ["rep_1", "fit_1"], company: "c" });
      await tx.reports.put({ ...report("rep_1", "usr_a"), artifactRefs: ["fit_1", "rep_1"] });
      const ids = (rows: { id: string }[]) => rows.map(({ id }) => id);
      expect(ids(await tx.jobs.naming("fit_1"))).toEqual(["job_1", "job_2"]);
      expect(ids(await tx.reports.naming("fit_1"))).toEqual(["rep_1"]);
      expect(ids(await tx.reports.naming("rep_1"))).toEqual([]);
    });
  });
}
