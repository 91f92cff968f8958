import { expect, test } from "vitest";
import { AT, apiKey, type Open } from "./records.ts";

const account = { issuer: "https://id.example/", subject: "s-1" };
const LATER = "2026-03-02T10:00:00.000Z";

function link(id: string, userId: string, more: Partial<typeof account> = {}) {
  return { id, userId, ...account, ...more, createdAt: AT };
}

/** Which account of an issuer opens whose data. */
export function subjects(open: Open): void {
  test("subjects: an account is found by issuer and subject, exactly", async () => {
    const store = await open();
    expect(await store.subjects.find(account.issuer, account.subject)).toBeUndefined();
    expect(await store.subjects.link(link("lnk_1", "usr_a"))).toEqual(link("lnk_1", "usr_a"));
    expect(await store.subjects.find(account.issuer, account.subject)).toEqual(link("lnk_1", "usr_a"));
    for (const [issuer, subject] of [
      ["https://id.example", account.subject],
      ["https://ID.example/", account.subject],
      [account.issuer, "S-1"],
      [account.issuer, "s-1 "],
      [`${account.issuer}s-1`, ""],
    ] as const)
      expect(await store.subjects.find(issuer, subject), `${issuer} ${subject}`).toBeUndefined();
  });

  test("subjects: one account opens one user, and the first link stays", async () => {
    const store = await open();
    await store.subjects.link(link("lnk_1", "usr_a"));
    expect(await store.subjects.link(link("lnk_2", "usr_b"))).toEqual(link("lnk_1", "usr_a"));
    await store.subjects.link(link("lnk_3", "usr_b", { issuer: "https://other.example/" }));
    const owners = (await store.subjects.list()).map(({ id, userId }) => [id, userId]);
    expect(owners).toEqual([
      ["lnk_1", "usr_a"],
      ["lnk_3", "usr_b"],
    ]);
  });

  test("subjects: first uses at once make one link and one user", async () => {
    const store = await open();
    const first = (n: number) =>
      store.subjects.link(link(`lnk_${n}`, `usr_new${n}`), {
        id: `usr_new${n}`,
        name: null,
        email: null,
        createdAt: AT,
      });
    const made = await Promise.all([1, 2, 3, 4].map(first));
    expect(new Set(made.map(({ id }) => id)).size).toBe(1);
    const users = (await store.access.listUsers()).filter(({ id }) => id.startsWith("usr_new"));
    expect(users.map(({ id }) => id)).toEqual([made[0]?.userId]);
    expect(await store.revision(users[0]?.id ?? "")).toBe(Date.parse(AT));
  });

  test("subjects: a link ends with what stands for its clients, and by its own user only", async () => {
    const store = await open();
    await store.subjects.link(link("lnk_1", "usr_a"));
    await store.access.createKey({ ...apiKey("key_1", "usr_a"), prefix: "lnk_1" });
    await store.access.createKey({ ...apiKey("key_2", "usr_a"), prefix: "lnk_2" });
    expect(await store.subjects.unlink({ userId: "usr_b", ...account }, LATER)).toBeUndefined();
    expect((await store.access.findKeyById("key_1"))?.revokedAt).toBeNull();
    expect(await store.subjects.unlink({ userId: "usr_a", ...account }, LATER)).toEqual(
      link("lnk_1", "usr_a"),
    );
    expect(await store.subjects.unlink({ userId: "usr_a", ...account }, LATER)).toBeUndefined();
    expect(await store.subjects.find(account.issuer, account.subject)).toBeUndefined();
    const revoked = (await store.access.listKeys()).map(({ id, revokedAt }) => [id, revokedAt]);
    expect(revoked).toEqual([
      ["key_1", LATER],
      ["key_2", null],
    ]);
  });

  test("subjects: a link ends with its user", async () => {
    const store = await open();
    await store.subjects.link(link("lnk_1", "usr_a"));
    const erased = await store.write("usr_a", (tx) => tx.account.erase());
    expect(erased).toMatchObject({ subjectLinks: 1 });
    expect(await store.subjects.find(account.issuer, account.subject)).toBeUndefined();
    expect(await store.subjects.list()).toEqual([]);
  });

  test("subjects: an export has the user's own links", async () => {
    const store = await open();
    await store.subjects.link(link("lnk_1", "usr_a"));
    await store.subjects.link(link("lnk_2", "usr_b", { subject: "s-2" }));
    await store.read("usr_a", async (tx) => {
      const { subjectLinks } = await tx.account.records();
      expect([...(subjectLinks ?? [])]).toEqual([{ id: "lnk_1", ...account, createdAt: AT }]);
    });
  });
}
