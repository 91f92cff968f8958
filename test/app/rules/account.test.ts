import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { scenarios } from "../../support/scenario.ts";

const path = "/api/v1/account";
const bad = { status: 400, type: "validation.bad_request" } as const;

async function fill(h: Harness, { userId, key }: { userId: string; key: string }): Promise<void> {
  await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Ada Example", career_goals: "Lead" } });
  await h.send("PUT", "/api/v1/data-sharing", { key, body: { shareCareerPath: true } });
  await h.send("POST", "/api/v1/webhooks", {
    key,
    headers: { "idempotency-key": "once" },
    body: { url: "http://127.0.0.1:9/", events: ["timeline.event"] },
  });
  await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "course.finished" } });
  await h.addAlert(userId);
}

describe("DELETE /account", () => {
  scenarios([
    {
      says: "without confirm is 400 saying what it takes",
      method: "DELETE",
      path,
      ...bad,
      message: /confirm.*DELETE/,
    },
    {
      says: "with another confirm is 400",
      method: "DELETE",
      path: `${path}?confirm=delete`,
      ...bad,
      message: /DELETE/,
    },
    {
      says: "with two of them is 400",
      method: "DELETE",
      path: `${path}?confirm=DELETE&confirm=DELETE`,
      ...bad,
    },
  ]);

  test("takes everything of the user, keys included, and says what went; others keep theirs", async () => {
    const h = await start();
    const mine = await h.newPerson();
    const other = await h.newPerson();
    await fill(h, mine);
    await fill(h, other);
    const otherBefore = (await h.send("GET", "/api/v1/account/export", { key: other.key })).body;
    h.fired();
    const gone = await h.send("DELETE", `${path}?confirm=DELETE`, { key: mine.key });
    expect(gone.status).toBe(200);
    expect(gone.body.data).toMatchObject({
      deleted: true,
      receipt: { profiles: 1, dataSharing: 1, webhooks: 1, alerts: 1, apiKeys: 1, timelineEvents: 3 },
    });
    expect(h.fired()).toEqual([]);
    const after = await h.send("GET", "/api/v1/profile", { key: mine.key });
    expect([after.status, after.body.type]).toEqual([401, "auth.api_key_invalid"]);
    await h.service.accessLog.flush();
    expect(await h.store.access.findUser(mine.userId)).toBeUndefined();
    await h.store.read(mine.userId, async (tx) => {
      const left = Object.values(await tx.account.records());
      expect(left.flatMap((rows) => [...rows])).toEqual([]);
    });
    const otherAfter = (await h.send("GET", "/api/v1/account/export", { key: other.key })).body;
    for (const table of ["profiles", "webhooks", "alerts", "timelineEvents", "dataSharing"]) {
      expect(at(otherAfter, "data", "records", table)).toEqual(at(otherBefore, "data", "records", table));
      expect(asList(at(otherAfter, "data", "records", table)).length).toBeGreaterThan(0);
    }
  });

  test("works over MCP with the token of a preview and not with the word, and the next call of that key is refused", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const client = await h.mcp(key);
    const call = (args: object) =>
      callTool(client, "delete_operation", { operation: "account.delete", arguments: args });
    const { structured } = await call({ confirm: "DELETE" });
    expect(structured.type).toBe("validation.bad_request");
    expect((await h.send("GET", "/api/v1/context", { key })).status).toBe(404);
    const [next] = asList(structured.next);
    expect(
      (await callTool(client, String(next?.tool), asObject(next?.arguments))).structured.data,
    ).toMatchObject({
      deleted: true,
    });
    expect((await h.send("GET", "/api/v1/profile", { key })).status).toBe(401);
  });
});

describe("GET /account/export", () => {
  test("holds every record, and neither a secret nor a key nor its hash", async () => {
    const h = await start();
    const mine = await h.newPerson();
    await fill(h, mine);
    const secret = (await h.send("PATCH", "/api/v1/profile", { key: mine.key, body: { own: { deep: [1] } } }))
      .status;
    expect(secret).toBe(200);
    const answer = await h.send("GET", "/api/v1/account/export", { key: mine.key });
    expect(answer.body.data).toMatchObject({
      format: "career-context-export-1",
      exportedAt: "2026-03-02T09:00:00.000Z",
      user: { id: mine.userId, name: "Ada Example" },
      records: {
        profiles: [{ profile: { career_goals: "Lead", own: { deep: [1] } } }],
        dataSharing: [{ shareCareerPath: true }],
        webhooks: [{ webhookUrl: "http://127.0.0.1:9/" }],
        apiKeys: [{ name: "test key" }],
      },
    });
    const [record] = await h.store.access.listKeys();
    expect(record?.hash).toMatch(/^[0-9a-f]{64}$/);
    for (const hidden of ["whsec_", mine.key, record?.hash ?? "?"]) expect(answer.text).not.toContain(hidden);
  });
});

describe("GET /access-log", () => {
  test("shows each call with time, client, operation, resource and status, newest first, never content", async () => {
    const h = await start();
    const userId = await h.newUser();
    const laptop = await h.newKey(userId, { name: "laptop" });
    await h.send("PATCH", "/api/v1/profile", { key: laptop, body: { bio_summary: "a private thing" } });
    h.runtime.advance(1000);
    await h.send("PATCH", "/api/v1/alerts?id=alr_secret", { key: laptop, body: { action: "read" } });
    await h.send("GET", "/api/v1/nothing", { key: laptop });
    await callTool(await h.mcp(laptop), "get_context");
    const answer = await h.send("GET", "/api/v1/access-log", { key: laptop });
    const lines = asList(answer.body.data).map(({ client, operation, resource, status }) => [
      client,
      operation,
      resource,
      status,
    ]);
    expect(lines).toEqual([
      ["laptop", "context.get", "/api/v1/context", 200],
      ["laptop", "unknown", "/api/v1", 404],
      ["laptop", "alerts.update", "/api/v1/alerts", 404],
      ["laptop", "profile.update", "/api/v1/profile", 200],
    ]);
    expect(
      asList(answer.body.data)
        .map(({ time }) => time)
        .at(-1),
    ).toBe("2026-03-02T09:00:00.000Z");
    expect(answer.text).not.toContain("private");
    expect(answer.text).not.toContain("alr_secret");
  });

  test("shows calls that were refused for scope or limit, and is read under read:account", async () => {
    const h = await start();
    const userId = await h.newUser();
    const poor = await h.newKey(userId, { name: "poor", scopes: ["read:alerts"], hourlyLimit: 1 });
    await h.send("GET", "/api/v1/profile", { key: poor });
    await h.send("GET", "/api/v1/profile", { key: poor });
    const key = await h.newKey(userId, { name: "full" });
    const { body } = await h.send("GET", "/api/v1/access-log", { key });
    expect(asList(body.data).map(({ client, status }) => [client, status])).toEqual([
      ["poor", 429],
      ["poor", 403],
    ]);
  });

  test("lines from before the keeping time go, younger ones stay", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("GET", "/api/v1/alerts", { key });
    h.runtime.advance(60_000);
    await h.send("GET", "/api/v1/webhooks", { key });
    await h.service.accessLog.flush();
    const border = new Date(h.runtime.now().getTime() - 30_000).toISOString();
    await h.store.access.prune({ accessLog: border, replies: border, changes: border });
    const { body } = await h.send("GET", "/api/v1/access-log", { key });
    expect(asList(body.data).map(({ operation }) => operation)).toEqual(["webhooks.list"]);
  });
});

test("keys are stored as a SHA-256 and a short prefix, and last use is noted", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  expect(key).toMatch(/^sk_[A-Za-z0-9_-]{43,}$/);
  h.runtime.advance(5000);
  await h.send("GET", "/api/v1/alerts", { key });
  await h.service.accessLog.flush();
  const [record] = await h.store.access.listKeys();
  expect(asObject(record)).toMatchObject({ lastUsedAt: "2026-03-02T09:00:05.000Z" });
  expect(key.startsWith(record?.prefix ?? "?")).toBe(true);
  expect(record?.prefix.length).toBeLessThan(13);
  expect(JSON.stringify(record)).not.toContain(key);
});
