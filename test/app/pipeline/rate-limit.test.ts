import { describe, expect, test } from "vitest";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Answer, type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { tempPlace } from "../../support/open-engine.ts";

const path = "/api/v1/alerts";

function limits({ headers }: Answer) {
  return {
    limit: headers.get("x-ratelimit-limit"),
    remaining: headers.get("x-ratelimit-remaining"),
    reset: headers.get("x-ratelimit-reset"),
  };
}

async function limited(h: Harness, hourlyLimit: number): Promise<string> {
  return h.newKey(await h.newUser(), { hourlyLimit });
}

describe("a key's window", () => {
  test("begins with its first request, counts down, and refuses what is over with Retry-After", async () => {
    const h = await start();
    const key = await limited(h, 2);
    h.runtime.advance(10 * 60_000);
    const reset = "2026-03-02T10:10:00.000Z";
    expect(limits(await h.send("GET", path, { key }))).toEqual({ limit: "2", remaining: "1", reset });
    h.runtime.advance(60_000);
    expect(limits(await h.send("GET", path, { key }))).toEqual({ limit: "2", remaining: "0", reset });
    h.runtime.advance(500);
    const over = await h.send("GET", path, { key });
    expect([over.status, over.body.type]).toEqual([429, "rate_limit.exceeded"]);
    expect(limits(over)).toEqual({ limit: "2", remaining: "0", reset });
    expect(over.headers.get("retry-after")).toBe(String(59 * 60));
  });

  test("ends after an hour, and the next begins with the next request", async () => {
    const h = await start();
    const key = await limited(h, 1);
    await h.send("GET", path, { key });
    h.runtime.advance(HOUR_MS - 1);
    const last = await h.send("GET", path, { key });
    expect([last.status, last.headers.get("retry-after")]).toEqual([429, "1"]);
    h.runtime.advance(1);
    expect((await h.send("GET", path, { key })).status).toBe(200);
    h.runtime.advance(3 * HOUR_MS);
    expect(limits(await h.send("GET", path, { key })).reset).toBe("2026-03-02T14:00:00.000Z");
  });

  test("is not kept for a day where the clock is set back by a day", async () => {
    const h = await start();
    const key = await limited(h, 1);
    await h.send("GET", path, { key });
    // A little does not begin another: requests of one moment may come in any order.
    h.runtime.advance(-1000);
    expect((await h.send("GET", path, { key })).status).toBe(429);
    h.runtime.advance(-24 * HOUR_MS);
    expect(limits(await h.send("GET", path, { key }))).toMatchObject({
      remaining: "0",
      reset: "2026-03-01T09:59:59.000Z",
    });
    expect((await h.send("GET", path, { key })).headers.get("retry-after")).toBe("3600");
  });

  test("is not filled further by requests that were refused", async () => {
    const h = await start();
    const key = await limited(h, 1);
    for (const status of [200, 429, 429]) expect((await h.send("GET", path, { key })).status).toBe(status);
    h.runtime.advance(HOUR_MS);
    expect(limits(await h.send("GET", path, { key })).remaining).toBe("0");
  });

  test("is each key's own, also of one user's", async () => {
    const h = await start();
    const userId = await h.newUser();
    const first = await h.newKey(userId, { hourlyLimit: 1 });
    const second = await h.newKey(userId, { hourlyLimit: 1 });
    expect((await h.send("GET", path, { key: first })).status).toBe(200);
    expect((await h.send("GET", path, { key: second })).status).toBe(200);
    expect((await h.send("GET", path, { key: first })).status).toBe(429);
  });

  test("is kept over a new program on the same data", async () => {
    const place = await tempPlace();
    const runtime = fakeRuntime();
    const before = await start({ place, runtime });
    const key = await limited(before, 3);
    const first = limits(await before.send("GET", path, { key }));
    await before.send("GET", path, { key });
    await before.close();
    runtime.advance(60_000);
    const h = await start({ place, runtime });
    expect(limits(await h.send("GET", path, { key }))).toEqual({ ...first, remaining: "0" });
    expect((await h.send("GET", path, { key })).status).toBe(429);
  });

  test("is shared by two programs on the same data, as soon as each has written what it gathered", async () => {
    const place = await tempPlace();
    const runtime = fakeRuntime();
    const [left, right] = [await start({ place, runtime }), await start({ place, runtime })];
    const key = await limited(left, 10);
    for (const h of [left, right, left, right, left]) {
      await h.send("GET", path, { key });
      await h.service.accessLog.flush();
    }
    await right.send("GET", path, { key });
    await right.service.accessLog.flush();
    expect(limits(await right.send("GET", path, { key })).remaining).toBe("3");
  });

  test("counts parallel first requests each once", async () => {
    const h = await start();
    const key = await limited(h, 5);
    const answers = await Promise.all(Array.from({ length: 8 }, () => h.send("GET", path, { key })));
    expect(answers.filter(({ status }) => status === 200).length).toBe(5);
    expect(answers.filter(({ status }) => status === 429).length).toBe(3);
    const left = answers.filter(({ status }) => status === 200).map((answer) => limits(answer).remaining);
    expect(left.sort()).toEqual(["0", "1", "2", "3", "4"]);
  });
});

describe("the headers", () => {
  test.each<
    [number, string, string, { anonymous?: boolean; headers?: Record<string, string>; raw?: string }]
  >([
    [200, "GET", path, {}],
    [304, "GET", path, { headers: { "if-none-match": "*" } }],
    [400, "GET", `${path}?limit=0`, {}],
    [401, "GET", path, { anonymous: true }],
    [401, "GET", path, { anonymous: true, headers: { authorization: "Basic x" } }],
    [401, "GET", path, { anonymous: true, headers: { "x-api-key": "sk_wrong" } }],
    [403, "GET", path, { headers: { host: "evil.example" } }],
    [404, "GET", "/api/v1/nothing", {}],
    [404, "GET", "/api/v1/profile", {}],
    [404, "GET", "/api/v1", {}],
    [405, "PUT", path, {}],
    [413, "PATCH", "/api/v1/profile", { raw: `"${"a".repeat(1024 * 1024)}"` }],
  ])("are on a %i of %s %s", async (status, method, target, { anonymous, ...sent }) => {
    const h = await start();
    const { key } = await h.newPerson();
    const answer = await h.send(method, target, { key: anonymous ? undefined : key, ...sent });
    expect(answer.status).toBe(status);
    expect(limits(answer)).toMatchObject({
      limit: expect.stringMatching(/^\d+$/),
      remaining: expect.stringMatching(/^\d+$/),
      reset: "2026-03-02T10:00:00.000Z",
    });
    expect(answer.headers.get("x-api-version")).toBe("v1");
    expect(answer.headers.get("x-request-id")).toMatch(/^req_/);
  });

  test("are on a 403 for scope, a 409 and a 500, too", async () => {
    const h = await start({ expectBugs: true });
    const userId = await h.newUser();
    const poor = await h.newKey(userId, { scopes: ["read:alerts"] });
    const key = await h.newKey(userId);
    const send = (eventType: string) =>
      h.send("POST", "/api/v1/timeline", { key, headers: { "idempotency-key": "k" }, body: { eventType } });
    await send("a");
    const conflict = await send("b");
    const forbidden = await h.send("GET", "/api/v1/profile", { key: poor });
    const { findKey } = h.store.access;
    h.store.access.findKey = async () => {
      throw new Error("The disk is gone.");
    };
    const broken = await h.send("GET", path, { key });
    h.store.access.findKey = findKey;
    expect([conflict.status, forbidden.status, broken.status]).toEqual([409, 403, 500]);
    for (const answer of [conflict, forbidden, broken]) expect(limits(answer).remaining).toMatch(/^\d+$/);
  });
});

describe("requests without a valid key", () => {
  const guess = (h: Harness, address: string, key = "sk_guess") => h.send("GET", path, { key, address });

  test("draw on a bucket of 600 an hour by address, and the 601st is 429", async () => {
    const h = await start();
    let last = await guess(h, "203.0.113.7");
    expect(limits(last)).toEqual({ limit: "600", remaining: "599", reset: "2026-03-02T10:00:00.000Z" });
    for (let count = 2; count <= 600; count += 1) last = await guess(h, "203.0.113.7");
    expect([last.status, limits(last).remaining]).toEqual([401, "0"]);
    const over = await guess(h, "203.0.113.7");
    expect([over.status, over.body.type, over.headers.get("retry-after")]).toEqual([
      429,
      "rate_limit.exceeded",
      "3600",
    ]);
    expect((await guess(h, "203.0.113.8")).status).toBe(401);
    const { key } = await h.newPerson();
    expect((await h.send("GET", path, { key, address: "203.0.113.7" })).status).toBe(200);
    h.runtime.advance(HOUR_MS);
    expect((await guess(h, "203.0.113.7")).status).toBe(401);
  });

  test("are counted by the socket's address, whatever a forwarding header says", async () => {
    const h = await start();
    const headers = (ip: string) => ({ "x-forwarded-for": ip, forwarded: `for=${ip}`, "x-real-ip": ip });
    await h.send("GET", path, { address: "203.0.113.7", headers: headers("198.51.100.1") });
    const second = await h.send("GET", path, { address: "203.0.113.7", headers: headers("198.51.100.2") });
    expect(limits(second).remaining).toBe("598");
  });

  test.each([
    ["2001:db8::1", "2001:db8::ffff:1", true],
    ["2001:db8:0:1::1", "2001:db8:0:1:aaaa:bbbb:cccc:dddd", true],
    ["2001:db8:0:1::1", "2001:db8:0:2::1", false],
    ["2001:db8::1", "2001:db9::1", false],
    ["::ffff:203.0.113.7", "::ffff:203.0.113.8", false],
    ["203.0.113.7", "203.0.113.8", false],
  ])("from %s and %s share a bucket: %s", async (left, right, shared) => {
    const h = await start();
    await guess(h, left);
    expect(limits(await guess(h, right)).remaining).toBe(shared ? "598" : "599");
  });

  test("to /mcp draw on the same bucket", async () => {
    const h = await start();
    for (let count = 1; count <= 600; count += 1) await guess(h, "203.0.113.7");
    const answer = await h.send("POST", "/mcp", { address: "203.0.113.7", body: {} });
    expect([answer.status, answer.body.type]).toEqual([429, "rate_limit.exceeded"]);
    expect(answer.headers.get("retry-after")).toBe("3600");
  });
});

describe("MCP over HTTP", () => {
  test("draws on the key's limit as REST does, by calls and not by protocol messages", async () => {
    const h = await start();
    const key = await limited(h, 3);
    const client = await h.mcp(key);
    await client.listTools();
    await callTool(client, "find_operations", {});
    expect(limits(await h.send("GET", path, { key })).remaining).toBe("2");
    expect((await callTool(client, "list_alerts")).isError).toBe(false);
    expect((await callTool(client, "read_operation", { operation: "webhooks.list" })).isError).toBe(false);
    const { isError, structured, text } = await callTool(client, "list_alerts");
    expect([isError, structured.type]).toEqual([true, "rate_limit.exceeded"]);
    expect(structured).toMatchObject({ retryAfterSeconds: 3600 });
    expect(structured).not.toHaveProperty("next");
    expect(JSON.parse(text)).toEqual(structured);
    expect(textAt(structured, "message")).toContain("3600");
    expect((await h.send("GET", path, { key })).status).toBe(429);
  });
});
