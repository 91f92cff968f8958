import { describe, expect, test } from "vitest";
import { type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { withPostgres } from "../../support/postgres/database.ts";

const path = "/api/v1/alerts";

async function allowed(h: Harness, keys: readonly string[], rounds: number): Promise<number> {
  let count = 0;
  for (let round = 0; round < rounds; round += 1)
    for (const key of keys) if ((await h.send("GET", path, { key })).status === 200) count += 1;
  return count;
}

function quotas(engine: "sqlite" | "postgres"): void {
  test("calls an hour count over all keys of a person, and over nobody else's", async () => {
    const h = await start({ engine });
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    const keys = [person.key, await h.newKey(person.userId)];
    await h.store.write(person.userId, (tx) => tx.user.govern({ hourlyLimit: 5 }));
    const first = await h.send("GET", path, { key: person.key });
    expect(first.headers.get("x-ratelimit-limit")).toBe("5");
    expect(first.headers.get("x-ratelimit-remaining")).toBe("4");
    expect(await allowed(h, keys, 10)).toBe(4);
    h.runtime.advance(HOUR_MS / 2);
    for (const key of keys) {
      const refused = await h.send("GET", path, { key });
      expect(refused.status).toBe(429);
      expect(refused.body).toMatchObject({
        type: "rate_limit.exceeded",
        message: expect.stringMatching(/limit of 5 requests over all keys of this user.*in 1800 seconds/),
      });
      expect(refused.headers.get("retry-after")).toBe("1800");
    }
    expect(await allowed(h, [other.key], 10)).toBe(10);
    h.runtime.advance(HOUR_MS / 2);
    expect(await allowed(h, keys, 10)).toBe(5);
    await h.store.write(person.userId, (tx) => tx.user.govern({ hourlyLimit: null }));
    expect(await allowed(h, keys, 10)).toBe(20);
  });

  test("what one key has reserved and not used is another's when it is given back; together they never get more", async () => {
    const h = await start({ engine });
    const { userId, key } = await h.newPerson();
    const another = await h.newKey(userId);
    await h.store.write(userId, (tx) => tx.user.govern({ hourlyLimit: 64 }));
    expect(await allowed(h, [key], 1)).toBe(1);
    // A sixteenth of 64 was reserved, and one of it used.
    expect(await allowed(h, [another], 100)).toBe(60);
    // A key that is in use keeps what it has reserved.
    for (const _ of [1, 2]) await h.service.accessLog.flush();
    expect(await allowed(h, [another], 100)).toBe(3);
    expect(await allowed(h, [key, another], 10)).toBe(0);
  });

  test("a key's own limit holds below that of its user, and says so", async () => {
    const h = await start({ engine });
    const userId = await h.newUser();
    await h.store.write(userId, (tx) => tx.user.govern({ hourlyLimit: 50 }));
    const key = await h.newKey(userId, { hourlyLimit: 3 });
    expect(await allowed(h, [key], 10)).toBe(3);
    const refused = await h.send("GET", path, { key });
    expect(refused.body.message).toMatch(/limit of 3 requests is used up/);
  });

  test("a person with as many memories as they may have adds none, until one is deleted", async () => {
    const h = await start({ engine });
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    await h.store.write(person.userId, (tx) => tx.user.govern({ memoryLimit: 2 }));
    const body = { contentText: "Prefers early shifts." };
    const add = (key: string) => h.send("POST", "/api/v1/memories", { key, body });
    const first = await add(person.key);
    expect([first.status, (await add(person.key)).status]).toEqual([201, 201]);
    const refused = await add(person.key);
    expect([refused.status, refused.body]).toEqual([
      409,
      expect.objectContaining({
        type: "validation.bad_request",
        message: expect.stringMatching(/quota of 2 memories is used up: delete/),
      }),
    ]);
    expect((await h.send("GET", "/api/v1/memories", { key: person.key })).body.data).toHaveLength(2);
    expect((await add(other.key)).status).toBe(201);
    const id = String(Reflect.get(Object(first.body.data), "id"));
    await h.send("DELETE", `/api/v1/memories/${id}`, { key: person.key });
    expect((await add(person.key)).status).toBe(201);
  });
}

describe("quotas on SQLite", () => quotas("sqlite"));
withPostgres("quotas on PostgreSQL", () => quotas("postgres"));
