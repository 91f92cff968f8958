import { expect, test } from "vitest";
import type { Tx } from "../../../src/store/ports/store.ts";
import { AT, apiKey, memory, type Open } from "./records.ts";

const nobody = { suspendedAt: null, hourlyLimit: null, memoryLimit: null };
const named = (id: string) => ({ id, name: id, email: `${id}@example.org`, createdAt: AT });

/** What whoever runs the server reads and changes of others, within a transaction. */
export function people(open: Open): void {
  test("people: all are listed with their links, whoever's transaction asks, and it stays that user's", async () => {
    const store = await open();
    const link = { id: "lnk_1", userId: "usr_b", issuer: "i", subject: "s", createdAt: AT };
    await store.subjects.link(link);
    for (const id of ["a", "b"])
      await store.write(`usr_${id}`, (tx) => tx.memories.add(memory(`mem_${id}`, "private")));
    const seen = await store.read("usr_a", async (tx) => {
      const { rows } = await tx.people.list({ limit: 10 });
      return { rows, theirs: await tx.memories.get("mem_b"), own: (await tx.memories.get("mem_a"))?.id };
    });
    const shown = (id: string) => ({
      ...{ id, name: null, email: null, createdAt: AT },
      ...nobody,
      links: [],
    });
    expect(seen).toEqual({
      rows: [shown("usr_a"), { ...shown("usr_b"), links: [{ issuer: "i", subject: "s" }] }],
      theirs: undefined,
      own: "mem_a",
    });
  });

  test("people: pages meet by their ids, and a cursor of another list is refused", async () => {
    const store = await open();
    for (const id of ["usr_d", "usr_c"]) await store.write("usr_a", (tx) => tx.people.add(named(id)));
    const ids: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page = { limit: 1, ...(cursor !== undefined && { cursor }) };
      const { rows, nextCursor } = await store.read("usr_b", (tx) => tx.people.list(page));
      ids.push(...rows.map(({ id }) => id));
      cursor = nextCursor;
    }
    expect(ids).toEqual(["usr_a", "usr_b", "usr_c", "usr_d"]);
    const wrong = store.read("usr_a", (tx) => tx.people.list({ limit: 1, cursor: "nonsense" }));
    await expect(wrong).rejects.toMatchObject({ type: "validation.bad_request" });
  });

  test("people: one who is added is there with the transaction, or not at all, and begins as others do", async () => {
    const store = await open();
    const failing = store.write("usr_a", async (tx) => {
      await tx.people.add(named("usr_c"));
      throw new Error("later");
    });
    await expect(failing).rejects.toThrow("later");
    expect(await store.access.findUser("usr_c")).toBeUndefined();
    await store.write("usr_a", (tx) => tx.people.add(named("usr_c")));
    expect(await store.access.findUser("usr_c")).toEqual({ ...named("usr_c"), ...nobody });
    expect(await store.revision("usr_c")).toBe(Date.parse(AT));
    expect(await store.access.isDemo("usr_c")).toBe(false);
    await store.write("usr_c", (tx) => tx.user.markDemo(true));
    expect(await store.access.isDemo("usr_c")).toBe(true);
    await expect(store.write("usr_b", (tx) => tx.people.add(named("usr_a")))).rejects.toThrow();
    // After what failed within a savepoint the transaction sees its own user again.
    const seen = await store.write("usr_b", async (tx) => {
      await tx.savepoint(() => tx.people.add(named("usr_a"))).catch(() => undefined);
      await tx.memories.add(memory("mem_b", "own"));
      await tx.people.add(named("usr_d"));
      return [(await tx.memories.get("mem_b"))?.id, (await tx.people.list({ limit: 10 })).rows.length];
    });
    expect(seen).toEqual(["mem_b", 4]);
  });

  test("people: keys are listed newest first, found and revoked by their own user alone", async () => {
    const store = await open();
    const key = (id: string, at: string) => ({ ...apiKey(id, "usr_a"), createdAt: at });
    for (const [id, at] of [
      ["key_z", "2026-01-01T00:00:00.000Z"],
      ["key_a", "2026-01-02T00:00:00.000Z"],
      ["key_b", "2026-01-02T00:00:00.000Z"],
    ] as const)
      await store.write("usr_a", (tx) => tx.keys.add(key(id, at)));
    const listed = async (cursor?: string) => {
      const { rows, nextCursor } = await store.read("usr_a", (tx) =>
        tx.keys.list({ limit: 2, ...(cursor !== undefined && { cursor }) }),
      );
      return { ids: rows.map(({ id }) => id), nextCursor };
    };
    const first = await listed();
    expect(first.ids).toEqual(["key_b", "key_a"]);
    expect((await listed(first.nextCursor ?? "")).ids).toEqual(["key_z"]);
    const as = <T>(user: string, work: (tx: Tx) => Promise<T>) => store.write(user, work);
    expect(await as("usr_b", (tx) => tx.keys.get("key_z"))).toBeUndefined();
    expect(await as("usr_b", (tx) => tx.keys.revoke("key_z", AT))).toBe(false);
    expect(await as("usr_a", (tx) => tx.keys.revoke("key_z", AT))).toBe(true);
    expect(await as("usr_a", (tx) => tx.keys.revoke("key_z", AT))).toBe(false);
    expect(await store.access.findKey("hash of key_z")).toMatchObject({ revokedAt: AT });
  });

  test("people: the rows of one are given whole, and of nobody else", async () => {
    const store = await open();
    for (const id of ["usr_a", "usr_b"])
      await store.write(id, (tx) => tx.memories.add(memory(`mem_${id}`, `of ${id}`)));
    const given = await store.read("usr_a", async (tx) => {
      const found: string[] = [];
      for await (const { table, rows } of tx.account.pages()) found.push(table, JSON.stringify(rows));
      return found.join("\n");
    });
    expect(given).toContain("of usr_a");
    expect(given).not.toContain("usr_b");
  });

  test("people: whether there is a key is known by what it begins with", async () => {
    const store = await open();
    expect(await store.access.hasKeyBeside("cal_")).toBe(false);
    await store.access.createKey({ ...apiKey("key_1", "usr_a"), prefix: "cal_123456" });
    expect(await store.access.hasKeyBeside("cal_")).toBe(false);
    // An underscore is no wildcard.
    await store.access.createKey({ ...apiKey("key_2", "usr_a"), prefix: "calx123456" });
    expect(await store.access.hasKeyBeside("cal_")).toBe(true);
  });
}
