import { expect, test } from "vitest";
import { fillUser, idsOf } from "./one-of-each.ts";
import { AT, alert, apiKey, event, healthDay, hook, memory, type Open } from "./records.ts";

/** What goes with an account, and what does not. */
export function deletion(open: Open): void {
  test("deletion: an export has of each record its own fields, and nothing that an engine keeps beside it", async () => {
    const store = await open();
    await fillUser(store, "usr_a");
    await store.read("usr_a", async (tx) => {
      const records = await tx.account.records();
      const { memory: id, webhook } = idsOf("usr_a");
      const more = { accessCount: 0, sourceType: "conversation", sourceId: "one" };
      expect([...(records.memories ?? [])]).toEqual([{ ...memory(id, "violin of usr_a"), ...more }]);
      const { secret: _, previousSecret: __, previousSecretUntil: ___, ...shown } = hook(webhook);
      expect([...(records.webhooks ?? [])]).toEqual([shown]);
    });
  });

  test("deletion: a career that is cleared is gone, its memories too, and what is the user's own stays", async () => {
    const store = await open();
    await store.write("usr_a", (tx) =>
      tx.user.govern({ suspendedAt: null, hourlyLimit: null, memoryLimit: 3 }),
    );
    for (const userId of ["usr_a", "usr_b"]) await fillUser(store, userId);
    await store.write("usr_a", (tx) => tx.account.clear());
    await store.read("usr_a", async (tx) => {
      const kept: string[] = [];
      for (const [name, rows] of Object.entries(await tx.account.records()))
        if ([...rows].length > 0) kept.push(name);
      expect(kept.sort()).toEqual(["accessLog", "apiKeys", "webhooks"]);
      expect(await tx.memories.room()).toEqual({ limit: 3, left: 3 });
      expect(await tx.replies.find("same key")).toBeUndefined();
      expect(await tx.changes.all()).toEqual([]);
      const { passages, nodes } = await tx.memories.search({
        ...{ terms: [{ word: "violin", synonyms: [] }], limit: 3 },
      });
      expect([passages, nodes]).toEqual([[], 0]);
    });
    await store.read("usr_b", async (tx) => expect(await tx.changes.all()).toHaveLength(1));
  });

  test("deletion: an account is stored again under its own ids, in its order, and not over what is there", async () => {
    const store = await open();
    const none = {
      ...{ profiles: [], resumes: [], assessmentSubmissions: [], timelineEvents: [], alerts: [] },
      ...{ alertStates: [], healthDays: [], documents: [], dataSharing: [], webhooks: [], accessLog: [] },
    };
    const claim = (id: string) => ({ id, kind: "skill" as const, text: id, path: id, identity: id });
    const rows = {
      ...none,
      claims: ["clm_2", "clm_1"].map(claim),
      memories: ["mem_2", "mem_1"].map((id, at) => ({
        ...{ ...memory(id), accessCount: 0 as const },
        createdAt: new Date(Date.parse(AT) - at).toISOString(),
      })),
    };
    await store.write("usr_a", (tx) => tx.account.restore(rows));
    await store.read("usr_a", async (tx) => {
      expect((await tx.resume.claims()).map(({ id }) => id)).toEqual(["clm_2", "clm_1"]);
      const places = await Promise.all(["mem_1", "mem_2"].map((id) => tx.memories.image(id)));
      expect(places[0]?.place).toBeLessThan(places[1]?.place ?? -1);
    });
    const again = store.write("usr_a", (tx) => tx.account.restore({ ...rows, memories: [] }));
    await expect(again).rejects.toMatchObject({ status: 409 });
  });

  test("deletion: an export is in one order, whatever order its rows were stored in", async () => {
    const store = await open();
    const claim = (id: string) => ({ id, kind: "skill" as const, text: id, path: id, identity: `of ${id}` });
    const ofMinute = (minute: number) => AT.replace("09:00", `09:0${minute}`);
    await store.write("usr_a", async (tx) => {
      await tx.account.restore({
        ...{ profiles: [], resumes: [], assessmentSubmissions: [], timelineEvents: [], alerts: [] },
        ...{ alertStates: [], healthDays: [], documents: [], dataSharing: [], webhooks: [], accessLog: [] },
        ...{ claims: ["clm_2", "clm_1", "clm_3"].map(claim), memories: [] },
      });
      for (const [id, minute] of [
        ["b", 2],
        ["c", 1],
        ["a", 2],
      ] as const) {
        await tx.memories.add({ ...memory(`mem_${id}`), createdAt: ofMinute(minute) });
        await tx.timeline.append(event(`evt_${id}`, "usr_a", ofMinute(minute)));
        await tx.alerts.put(alert(`alr_${id}`, "usr_a"));
      }
      for (const day of ["2026-03-01", "2026-02-27"]) await tx.healthDays.put(healthDay(day));
    });
    await store.read("usr_a", async (tx) => {
      const records = await tx.account.records();
      const listed = (name: string, field = "id") => [...(records[name] ?? [])].map((row) => row[field]);
      expect(listed("claims")).toEqual(["clm_2", "clm_1", "clm_3"]);
      expect(listed("memories")).toEqual(["mem_c", "mem_a", "mem_b"]);
      expect(listed("timelineEvents")).toEqual(["evt_c", "evt_a", "evt_b"]);
      expect(listed("alerts")).toEqual(["alr_a", "alr_b", "alr_c"]);
      expect(listed("healthDays", "day")).toEqual(["2026-02-27", "2026-03-01"]);
    });
  });

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
      expect(Object.values(await tx.account.records()).flatMap((rows) => [...rows])).toEqual([]);
    });
    expect(await store.access.findWindow("key_usr_b")).toMatchObject({ used: 3 });
    await store.read("usr_b", async (tx) => {
      expect(await tx.alerts.get("alr_usr_b")).toBeDefined();
      expect(await tx.webhooks.get("whk_usr_b")).toBeDefined();
    });
  });
}
