import { expect, test } from "vitest";
import { AT, alert, change, healthDay, hook, memory, type Open, outboxEvent } from "./records.ts";

const LATER = "2026-03-02T10:00:00.000Z";
const page = { limit: 10 };

/** What is stored again under its id is replaced whole; what another's fate depends on moves with it. */
export function replacing(open: Open): void {
  test("replacing: what is put again has its new values alone", async () => {
    const store = await open();
    for (const round of [1, 2])
      await store.write("usr_a", async (tx) => {
        await tx.alerts.put(alert("alr_1", "usr_a", { message: `m${round}`, isRead: round === 2 }));
        await tx.alerts.putStates({ round }, round === 1 ? AT : LATER);
        await tx.profile.put(round === 1 ? { min_salary: 1, own: 1 } : { min_salary: 2 }, AT);
        await tx.replies.save({ key: "k", requestHash: `h${round}`, reply: { round }, createdAt: AT });
        await tx.webhooks.put(hook("whk_1", { secret: `s${round}` }));
        await tx.healthDays.put(healthDay("2026-03-01", round));
      });
    await store.read("usr_a", async (tx) => {
      expect(await tx.alerts.get("alr_1")).toEqual(alert("alr_1", "usr_a", { message: "m2", isRead: true }));
      expect(await tx.alerts.states()).toEqual({ states: { round: 2 }, evaluatedAt: LATER });
      expect((await tx.profile.get())?.profile).toEqual({ min_salary: 2 });
      expect(await tx.replies.find("k")).toMatchObject({ requestHash: "h2", reply: { round: 2 } });
      expect(await tx.webhooks.get("whk_1")).toMatchObject({ secret: "s2" });
      expect(await tx.healthDays.list(page)).toMatchObject({ rows: [healthDay("2026-03-01", 2)] });
    });
  });

  test("replacing: claims keep the order in which they were given, and go with their resume", async () => {
    const store = await open();
    const claim = (id: string) => ({ id, kind: "skill" as const, text: id, path: id, identity: id });
    const record = { format: "json_resume" as const, document: {}, fields: [], confidence: 1, warnings: [] };
    await store.write("usr_a", async (tx) => {
      await tx.resume.put({
        ...record,
        unread: [],
        unconfirmed: [],
        parsedAt: AT,
        imported: null,
        source: null,
      });
      await tx.resume.replaceClaims(["clm_2", "clm_3", "clm_1"].map(claim));
      expect((await tx.resume.claims()).map(({ id }) => id)).toEqual(["clm_2", "clm_3", "clm_1"]);
      await tx.resume.remove();
      expect([await tx.resume.get(), await tx.resume.claims()]).toEqual([undefined, []]);
    });
  });

  test("replacing: a memory that is taken back has its place again, or goes behind all where that is taken", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      for (const id of ["mem_1", "mem_2"]) await tx.memories.add(memory(id));
      const image = await tx.memories.image("mem_1");
      if (!image) throw new Error("It was just added.");
      await tx.memories.remove("mem_1");
      await tx.memories.restore(image);
      expect(await tx.memories.image("mem_1")).toEqual(image);
      await tx.memories.restore({ ...image, id: "mem_3" });
      const other = await tx.memories.image("mem_3");
      const last = await tx.memories.image("mem_2");
      expect(other?.place).toBeGreaterThan(last?.place ?? Number.POSITIVE_INFINITY);
      expect({ ...other, place: 0 }).toEqual({ ...image, id: "mem_3", place: 0 });
    });
  });

  test("replacing: what is made of a source replaces what was made of it before, in its order; the room counts what is there", async () => {
    const store = await open();
    await store.write("usr_a", (tx) =>
      tx.user.govern({ suspendedAt: null, hourlyLimit: null, memoryLimit: 5 }),
    );
    const room = () => store.read("usr_a", (tx) => tx.memories.room());
    await store.write("usr_a", async (tx) => {
      await tx.memories.replaceSource("resume", "r", [memory("mem_2", "two"), memory("mem_1", "one")]);
      await tx.memories.add(memory("mem_3"));
    });
    expect(await room()).toEqual({ limit: 5, left: 2 });
    await store.write("usr_a", async (tx) => {
      await tx.memories.replaceSource("resume", "r", [memory("mem_4", "three")]);
      await tx.memories.remove("mem_3");
    });
    expect(await room()).toEqual({ limit: 5, left: 4 });
    await store.read("usr_a", async (tx) => {
      expect((await tx.memories.list(page)).rows.map(({ contentText }) => contentText)).toEqual(["three"]);
      const { passages, nodes } = await tx.memories.search({
        terms: [{ word: "two", synonyms: [] }],
        limit: 3,
      });
      expect([passages, nodes]).toEqual([[], 1]);
    });
    const same = await store.revision("usr_a");
    const again = { ...memory("mem_5", "three") };
    await store.write("usr_a", (tx) => tx.memories.replaceSource("resume", "r", [again]));
    expect(await store.revision("usr_a")).toBe(same);
  });

  test("replacing: the last change of a place after one is found, not that one itself", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      for (const id of ["chg_1", "chg_2", "chg_3"]) await tx.changes.add(change(id, "mem_1"));
      await tx.changes.add({ ...change("chg_4", "mem_1"), at: LATER });
      const thing = { kind: "memory", id: "mem_1" };
      expect((await tx.changes.laterThan("chg_2", thing, []))?.id).toBe("chg_4");
      expect(await tx.changes.laterThan("chg_4", thing, [])).toBeUndefined();
      expect((await tx.changes.list({ ...page, since: LATER })).rows.map(({ id }) => id)).toEqual(["chg_4"]);
      expect((await tx.changes.list({ ...page, since: AT })).rows).toHaveLength(4);
      await tx.changes.markUndone("chg_1", "chg_3");
      expect((await tx.changes.all()).map(({ undoneBy }) => undoneBy)).toEqual([null, null, null, "chg_3"]);
    });
  });

  test("replacing: a preview is taken once and until it expires, and a new one takes those that have away", async () => {
    const store = await open();
    const found = [{ kind: "memory", id: "mem_1" }];
    await store.write("usr_a", async (tx) => {
      await tx.forgetPreviews.add({ hash: "one", found, expiresAt: LATER }, AT);
      expect(await tx.forgetPreviews.take("one", LATER)).toBeUndefined();
      await tx.forgetPreviews.add({ hash: "two", found, expiresAt: "2026-03-02T11:00:00.000Z" }, LATER);
      expect(await tx.forgetPreviews.take("one", AT)).toBeUndefined();
      expect(await tx.forgetPreviews.take("two", LATER)).toEqual(found);
      expect(await tx.forgetPreviews.take("two", LATER)).toBeUndefined();
    });
  });

  test("replacing: copies of a text in replies and events are found and forgotten, and no others", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      await tx.webhooks.put(hook("whk_1"));
      for (const [name, text] of [
        ["1", "secret"],
        ["2", "plain"],
      ] as const) {
        await tx.replies.save({ key: name, requestHash: "h", reply: { deep: [text] }, createdAt: AT });
        const event = outboxEvent(`evt_${name}`, [{ id: `dlv_${name}`, webhookId: "whk_1" }]);
        await tx.outbox.append({ ...event, body: JSON.stringify({ text }) });
      }
      const copies = await tx.account.copies((text) => text.includes("secret"));
      expect(copies).toEqual([
        { kind: "reply", id: "1" },
        { kind: "outbox_event", id: "evt_1" },
      ]);
      await tx.account.forgetCopies(copies);
      expect([await tx.replies.find("1"), (await tx.replies.find("2"))?.key]).toEqual([undefined, "2"]);
      expect((await tx.deliveries.list(page)).rows.map(({ id }) => id)).toEqual(["dlv_2"]);
    });
  });
}
