import { describe, expect, test } from "vitest";
import { createRateLimiter } from "../../src/auth/rate-limiter.ts";
import { type Harness, start } from "../support/harness.ts";
import { asList, at } from "../support/json.ts";
import { tempPlace } from "../support/open-engine.ts";

const path = "/api/v1/alerts";
const unknownKey = `sk_${"A".repeat(43)}`;

function typeOf(h: Harness, headers: Record<string, string>, target = path) {
  return h.send("GET", target, { headers }).then(({ status, body }) => [status, body.type]);
}

describe("a key", () => {
  test("is in no byte of the data folder; its SHA-256 and a short prefix are", async () => {
    const place = await tempPlace();
    const h = await start({ place });
    const { key } = await h.newPerson();
    await h.send("GET", path, { key });
    await h.send("GET", `/api/v1/${key}`, { key });
    await h.send("GET", `/api/v1/memories?cursor=${key}`, { key });
    await h.send("DELETE", `/api/v1/memories/${key}`, { key });
    await h.service.accessLog.flush();
    const stored = await h.inside.everything();
    const [record] = await h.store.access.listKeys();
    const holds = (text: string) => stored.includes(text);
    expect(holds(key)).toBe(false);
    expect(holds(record?.hash ?? "?")).toBe(true);
    expect([record?.prefix, record?.hash.length]).toEqual([key.slice(0, 9), 64]);
  });

  test("is not taken from the query, the path, a cookie or a body", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    for (const name of ["api_key", "apiKey", "key", "access_token", "token", "authorization", "X-API-Key"]) {
      expect(await typeOf(h, {}, `${path}?${name}=${key}`), name).toEqual([401, "auth.api_key_missing"]);
    }
    expect(await typeOf(h, { cookie: `key=${key}; authorization=Bearer ${key}` })).toEqual([
      401,
      "auth.api_key_missing",
    ]);
    const { body } = await h.send("PATCH", "/api/v1/profile", { body: { key, authorization: key } });
    expect(body.type).toBe("auth.api_key_missing");
  });

  test("of Authorization counts where both headers are sent, and a wrong one there is no second try", async () => {
    const h = await start();
    const first = await h.newPerson();
    const second = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key: first.key, body: { name: "First" } });
    await h.send("PATCH", "/api/v1/profile", { key: second.key, body: { name: "Second" } });
    const both = { authorization: `Bearer ${first.key}`, "x-api-key": second.key };
    const answer = await h.send("GET", "/api/v1/profile", { headers: both });
    expect(at(answer.body, "data", "user", "name")).toBe("First");
    expect(await typeOf(h, { ...both, authorization: `Bearer ${unknownKey}` })).toEqual([
      401,
      "auth.api_key_invalid",
    ]);
    expect(await typeOf(h, { ...both, authorization: "Basic eDp5" })).toEqual([401, "auth.unauthorized"]);
  });

  test.each<[string, (key: string) => Record<string, string>]>([
    ["two in one header", (key: string) => ({ authorization: `Bearer ${unknownKey}, Bearer ${key}` })],
    ["one and more text", (key: string) => ({ authorization: `Bearer ${key} ${key}` })],
    ["two in X-API-Key", (key: string) => ({ "x-api-key": `${unknownKey}, ${key}` })],
    ["another case", (key: string) => ({ authorization: `Bearer ${key.toUpperCase()}` })],
    ["its beginning", (key: string) => ({ authorization: `Bearer ${key.slice(0, -1)}` })],
    ["one character more", (key: string) => ({ "x-api-key": `${key}A` })],
    ["a pattern for it", (key: string) => ({ "x-api-key": `${key.slice(0, 9)}%` })],
    ["10,000 characters", () => ({ "x-api-key": "A".repeat(10_000) })],
  ])("is none as %s", async (_, headers) => {
    const h = await start();
    const { key } = await h.newPerson();
    expect(await typeOf(h, headers(key))).toEqual([401, "auth.api_key_invalid"]);
  });

  test("that is a hash of another is none", async () => {
    const h = await start();
    await h.newPerson();
    const [record] = await h.store.access.listKeys();
    for (const value of [record?.hash ?? "", record?.prefix ?? "", record?.id ?? ""]) {
      expect(await typeOf(h, { "x-api-key": value })).toEqual([401, "auth.api_key_invalid"]);
    }
  });

  test("is repeated by no answer that refuses it", async () => {
    const h = await start();
    const tried: Record<string, string>[] = [
      { "x-api-key": unknownKey },
      { authorization: `Bearer ${unknownKey}` },
      { authorization: `Basic ${unknownKey}` },
    ];
    for (const headers of tried) {
      const answer = await h.send("GET", path, { headers });
      expect(answer.status).toBe(401);
      expect(answer.text + JSON.stringify([...answer.headers])).not.toContain(unknownKey);
    }
  });

  test("written into a path stands in the access log as no more than a sign", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("GET", `/api/v1/fit-briefs/${key}`, { key });
    await h.send("GET", `/api/v1/nothing/${key}`, { key });
    await h.send("GET", "/api/v1/reports/what%20I%20told%20my%20doctor", { key });
    await h.send("GET", "/api/v1/reports/rep_01", { key });
    const { body } = await h.send("GET", "/api/v1/access-log", { key });
    expect(asList(body.data).map(({ resource }) => resource)).toEqual([
      "/api/v1/reports/rep_01",
      "/api/v1/reports/…",
      "/api/v1",
      "/api/v1/fit-briefs/…",
    ]);
  });

  test("deleted with its account, or revoked, is refused at /mcp as well", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const [record] = await h.store.access.listKeys();
    await h.store.access.revokeKey(record?.id ?? "", h.runtime.now().toISOString());
    const answer = await h.send("POST", "/mcp", { key, body: { jsonrpc: "2.0", id: 1, method: "ping" } });
    expect([answer.status, answer.body.type]).toEqual([401, "auth.api_key_invalid"]);
    expect(answer.headers.get("www-authenticate")).toBe("Bearer");
  });
});

describe("callers without a key", () => {
  test("are one by the /64 network of IPv6, and others of another", async () => {
    const h = await start();
    const remaining = async (address: string) =>
      (await h.send("GET", path, { address })).headers.get("x-ratelimit-remaining");
    expect(await remaining("2001:db8:1:2::1")).toBe("599");
    expect(await remaining("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe("598");
    expect(await remaining("2001:db8:1:2:0:0:0:9")).toBe("597");
    expect(await remaining("2001:db8:1:3::1")).toBe("599");
    expect(await remaining("fe80::1%eth0")).toBe("599");
    expect(await remaining("fe80::2")).toBe("598");
  });

  test("do not become others by what they say of themselves", async () => {
    const h = await start();
    const names = ["x-forwarded-for", "forwarded", "x-real-ip", "cf-connecting-ip", "true-client-ip", "via"];
    let last = "600";
    for (const [index, name] of names.entries()) {
      const { headers } = await h.send("GET", path, { headers: { [name]: `198.51.100.${index}` } });
      last = headers.get("x-ratelimit-remaining") ?? "";
    }
    expect(last).toBe(String(600 - names.length));
  });

  test("from 100,000 addresses leave at most 10,000 of them in memory, and the newest count on", async () => {
    const h = await start();
    const rateLimiter = createRateLimiter(h.store.access);
    const now = h.runtime.now();
    const address = (number: number) =>
      `2001:db8:${(number >> 8).toString(16)}:${(number & 255).toString(16)}`;
    rateLimiter.consumeAddress(address(0), now);
    for (let number = 1; number <= 100_000; number += 1) rateLimiter.consumeAddress(address(number), now);
    expect(rateLimiter.consumeAddress(address(100_000), now).remaining).toBe(598);
    expect(rateLimiter.consumeAddress(address(95_000), now).remaining).toBe(598);
    expect(rateLimiter.consumeAddress(address(0), now).remaining).toBe(599);
    expect(rateLimiter.consumeAddress(address(50_000), now).remaining).toBe(599);
  });

  test("who used up their hour shut nobody with a key out of the same address", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    for (let request = 0; request < 601; request += 1) await h.send("GET", path);
    expect((await h.send("GET", path)).status).toBe(429);
    expect((await h.send("GET", path, { key })).status).toBe(200);
  });
});
