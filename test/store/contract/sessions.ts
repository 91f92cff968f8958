import { expect, test } from "vitest";
import { AT, apiKey, change, type Open } from "./records.ts";

const at = (minutes: number) => new Date(Date.parse(AT) + minutes * 60_000).toISOString();

/** Sessions of the pages, and what is kept of the past for a while. */
export function sessions(open: Open): void {
  test("sessions: a code is taken once, and none that has expired", async () => {
    const { sessions: store } = await open();
    const code = (hash: string, expiresAt: string) => ({ hash, userId: "usr_a", expiresAt });
    for (const [hash, end] of [
      ["one", 10],
      ["two", 20],
    ] as const)
      await store.addCode(code(hash, at(end)));
    expect(await store.findCode("one")).toEqual(code("one", at(10)));
    expect(await store.findCode("three")).toBeUndefined();
    expect(await store.takeCode("one", at(10))).toBeUndefined();
    expect(await store.findCode("one")).toBeUndefined();
    expect(await store.takeCode("one", at(0))).toBeUndefined();
    expect(await store.takeCode("two", at(19))).toEqual(code("two", at(20)));
    expect(await store.takeCode("two", at(19))).toBeUndefined();
  });

  test("sessions: they are listed by last use, ended by their own user, and go where they were idle", async () => {
    const { sessions: store } = await open();
    const session = (id: string, userId: string, lastUsedAt: string) => ({
      ...{ id, userId, hash: `hash of ${id}`, browser: "b" },
      ...{ createdAt: AT, lastUsedAt },
    });
    await store.add(session("ses_1", "usr_a", at(1)), AT);
    await store.add(session("ses_2", "usr_a", at(0)), AT);
    await store.add(session("ses_3", "usr_b", at(5)), AT);
    const listed = async (userId: string) => (await store.list(userId)).map(({ id }) => id);
    expect([await listed("usr_a"), await listed("usr_b")]).toEqual([["ses_1", "ses_2"], ["ses_3"]]);
    await store.touch("ses_2", at(1));
    expect(await listed("usr_a")).toEqual(["ses_2", "ses_1"]);
    expect(await store.end("usr_b", "ses_1")).toBe(false);
    expect(await store.find("hash of ses_1")).toEqual(session("ses_1", "usr_a", at(1)));
    expect([await store.end("usr_a", "ses_1"), await store.end("usr_a", "ses_1")]).toEqual([true, false]);
    await store.add(session("ses_4", "usr_b", at(9)), at(5));
    expect([await listed("usr_a"), await listed("usr_b")]).toEqual([[], ["ses_4", "ses_3"]]);
  });

  test("sessions: replies, previews and changes go when they are older than is said, and no newer ones", async () => {
    const store = await open();
    await store.write("usr_a", async (tx) => {
      for (const [name, when] of [
        ["old", at(0)],
        ["new", at(10)],
      ] as const) {
        await tx.replies.save({ key: name, requestHash: "h", reply: {}, createdAt: when });
        await tx.changes.add({ ...change(`chg_${name}`, "mem_1"), at: when });
      }
      for (const [hash, when] of [
        ["old", at(1)],
        ["new", at(20)],
      ] as const)
        await tx.forgetPreviews.add({ hash, found: [], expiresAt: when }, at(0));
    });
    await store.access.prune({ accessLog: at(5), replies: at(5), changes: at(5) });
    await store.write("usr_a", async (tx) => {
      expect([await tx.replies.find("old"), (await tx.replies.find("new"))?.key]).toEqual([undefined, "new"]);
      expect((await tx.changes.all()).map(({ id }) => id)).toEqual(["chg_new"]);
      expect(await tx.forgetPreviews.take("old", at(0))).toBeUndefined();
      expect(await tx.forgetPreviews.take("new", at(0))).toEqual([]);
    });
  });

  test("sessions: when keys were used is noted, each its own; a window is never less than nothing", async () => {
    const store = await open();
    for (const id of ["key_1", "key_2", "key_3"]) await store.access.createKey(apiKey(id, "usr_a"));
    const keysUsed = new Map([
      ["key_1", at(1)],
      ["key_2", at(2)],
    ]);
    const windows = [{ keyId: "key_1", startedAt: 1000, used: -3 }];
    await store.access.record({ lines: [], windows, keysUsed });
    expect((await store.access.listKeys()).map(({ lastUsedAt }) => lastUsedAt)).toEqual([at(1), at(2), null]);
    expect(await store.access.findWindow("key_1")).toMatchObject({ used: 0 });
    await store.access.record({
      lines: [],
      keysUsed: new Map(),
      windows: [{ ...windows[0], used: 2 } as never],
    });
    await store.access.record({ lines: [], keysUsed: new Map(), windows });
    expect(await store.access.findWindow("key_1")).toMatchObject({ used: 0 });
    const many = Array.from({ length: 6 }, () =>
      store.access.changeWindow("key_2", (before) => ({
        ...{ keyId: "key_2", startedAt: 1000 },
        used: (before?.used ?? 0) + 1,
      })),
    );
    await Promise.all(many);
    expect(await store.access.findWindow("key_2")).toMatchObject({ used: 6 });
  });
}
