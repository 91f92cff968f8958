import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { type Answer, type Harness, start } from "../support/harness.ts";
import { asList, at, type Json } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { sampleOf, samples } from "../support/samples/operations.ts";

const lists = operations
  .filter(({ isPage }) => isPage)
  .map(({ name, http }) => {
    const path = http.path.replace(/\{(\w+)\}/g, (_, field) => String(sampleOf(name).input[field]));
    return [name, path] as const;
  });
const statuses = (answers: Answer[]) => answers.map(({ status }) => status).sort();
const times = <T>(count: number, make: (index: number) => Promise<T>) =>
  Promise.all(Array.from({ length: count }, (_, index) => make(index)));

async function person() {
  const h = await start();
  return { h, ...(await h.newPerson()) };
}

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString("base64url");

describe("a page of a list", () => {
  test("exists in many operations", () => {
    expect(lists.length).toBeGreaterThan(5);
  });

  test.each(lists)(
    "of %s is refused for a cursor that is none, and never becomes the first page",
    async (name, path) => {
      const { h, userId, key } = await person();
      await sampleOf(name).prepare?.(h, { userId, key });
      const garbage = [
        "x",
        "0",
        "null",
        "%00",
        "' or 1=1 --",
        "..%2F..%2F",
        "a".repeat(500),
        "a".repeat(501),
        encoded([]),
        encoded([1]),
        encoded({}),
        encoded(null),
        encoded(["a", "b", "c", "d", "e"]),
        encoded([["a"], ["b"]]),
        `${encoded(["a"])}=`,
        `${encoded(["a"])}%20`,
        Buffer.from("[").toString("base64url"),
      ];
      for (const cursor of garbage) {
        const answer = await h.send("GET", `${path}?cursor=${cursor}`, { key });
        expect([answer.status, answer.body.type], cursor.slice(0, 40)).toEqual([
          400,
          "validation.bad_request",
        ]);
      }
    },
  );

  test.each(lists)("of %s has 1 to 100 items, and is never cut to fit", async (_, path) => {
    const { h, key } = await person();
    for (const limit of [
      "0",
      "-1",
      "101",
      "1e2",
      "1.5",
      "999999999999999999999",
      "Infinity",
      "NaN",
      "0x10",
      "",
      "%20",
      "1%00",
      "٣",
    ]) {
      const answer = await h.send("GET", `${path}?limit=${limit}`, { key });
      expect([answer.status, answer.body.type], limit).toEqual([400, "validation.bad_request"]);
    }
    expect((await h.send("GET", `${path}?limit=1&limit=100`, { key })).status).toBe(400);
  });
});

describe("a call that would do more than one thing", () => {
  test("is refused: memories, events, jobs, checkpoints and subscriptions are made one by one", async () => {
    const { h, key } = await person();
    const many: [string, Json][] = [
      ["memories", { contentText: "x" }],
      ["timeline", { eventType: "x" }],
      ["jobs-workspace", { type: "opportunity", title: "x", sourceType: "manual" }],
      ["checkpoints", { kind: "explore" }],
      ["webhooks", { url: "http://127.0.0.1:9/", events: ["goal.changed"] }],
    ];
    for (const [path, one] of many) {
      const list = Array.from({ length: 500 }, () => one);
      for (const body of [list, { items: list }, { data: list }]) {
        expect((await h.send("POST", `/api/v1/${path}`, { key, body })).status, path).toBe(400);
      }
      const listed = await h.send("GET", `/api/v1/${path}`, { key });
      expect(asList(listed.body.data), path).toEqual([]);
    }
  });

  test("takes at most 20 actions", async () => {
    const { h, key } = await person();
    const actions = Array.from({ length: 21 }, () => ({ type: "request_report_branch", prompt: "x" }));
    const answer = await h.send("POST", "/api/v1/agent/apply", { key, body: { actions } });
    expect([answer.status, answer.body.type]).toEqual([400, "agent_apply.invalid_actions"]);
  });
});

test("a user has at most 100 subscriptions; deleting one makes room for one, and others have their own", async () => {
  const { h, key } = await person();
  const other = await h.newPerson();
  const subscribe = (whose: string) =>
    h.send("POST", "/api/v1/webhooks", {
      key: whose,
      body: { url: "http://127.0.0.1:9/", events: ["goal.changed"] },
    });
  const made = await times(101, () => subscribe(key));
  expect(statuses(made)).toEqual([...Array.from({ length: 100 }, () => 201), 400]);
  expect((await subscribe(other.key)).status).toBe(201);
  const id = made.map(({ body }) => at(body, "data", "id")).find((value) => typeof value === "string");
  expect((await h.send("DELETE", `/api/v1/webhooks?id=${id}`, { key })).status).toBe(200);
  expect(statuses([await subscribe(key), await subscribe(key)])).toEqual([201, 400]);
});

describe("what is left of a key", () => {
  const body = { targetRole: "Electrician" };
  const predict = (h: Harness, key: string) => h.send("POST", "/api/v1/career-prediction", { key, body });

  test.each(["credits", "trial"] as const)(
    "is spent once: of many calls at once for one of %s, one succeeds",
    async (creditKind) => {
      const h = await start();
      const userId = await h.newUser();
      const key = await h.newKey(userId, { credits: 1, creditKind });
      const full = await h.newKey(userId);
      await sampleOf("careerPrediction.create").prepare?.(h, { userId, key: full });
      const client = await h.mcp(key);
      const overMcp = () =>
        callTool(client, "read_operation", { operation: "careerPrediction.create", arguments: body });
      const [rest, mcp] = await Promise.all([times(10, () => predict(h, key)), times(5, overMcp)]);
      const paid =
        statuses(rest).filter((status) => status === 200).length +
        mcp.filter(({ isError }) => !isError).length;
      expect(paid).toBe(1);
      expect(statuses(rest).every((status) => status === 200 || status === 402)).toBe(true);
      expect((await predict(h, key)).status).toBe(402);
    },
  );

  test("is spent by each new thing: a used Idempotency-Key buys the old answer and no other", async () => {
    const h = await start();
    const userId = await h.newUser();
    const full = await h.newKey(userId);
    await sampleOf("agent.explore").prepare?.(h, { userId, key: full });
    const key = await h.newKey(userId, { credits: 1, creditKind: "trial" });
    const explore = (sent: Json, name: string) =>
      h.send("POST", "/api/v1/agent/explore", { key, body: sent, headers: { "idempotency-key": name } });
    const first = await explore({ goal: { next: "Foreperson" } }, "a");
    expect(first.status).toBe(200);
    expect((await explore({ goal: { next: "Foreperson" } }, "a")).text).toBe(first.text);
    expect((await explore({ goal: { next: "Welder" } }, "a")).status).toBe(409);
    expect((await explore({ goal: { next: "Foreperson" } }, "b")).status).toBe(402);
    expect((await explore({ goal: { next: "Foreperson" } }, "A")).status).toBe(402);
  });

  test("of the hour is counted once for each call, however many come at once and by whichever door", async () => {
    const h = await start();
    const key = await h.newKey(await h.newUser(), { hourlyLimit: 20 });
    const client = await h.mcp(key);
    const rest = times(20, () => h.send("GET", "/api/v1/alerts", { key }));
    const mcp = times(10, () => callTool(client, "list_alerts"));
    const passed =
      (await rest).filter(({ status }) => status === 200).length +
      (await mcp).filter(({ isError }) => !isError).length;
    expect(passed).toBe(20);
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(429);
  });

  test("does not come back by asking for what is not there, in a wrong way, or without the scope", async () => {
    const h = await start();
    const key = await h.newKey(await h.newUser(), { hourlyLimit: 4, scopes: ["read:alerts"] });
    const asked = [
      await h.send("GET", "/api/v1/nothing", { key }),
      await h.send("DELETE", "/api/v1/alerts", { key }),
      await h.send("GET", "/api/v1/profile", { key }),
      await h.send("GET", "/api/v1/alerts?limit=0", { key }),
    ];
    expect(asked.map(({ status }) => status)).toEqual([404, 405, 403, 400]);
    expect((await h.send("GET", "/api/v1/alerts", { key })).status).toBe(429);
  });
});

test("an answer kept for an Idempotency-Key is shown to no key without the scope of its operation", async () => {
  const { h, userId, key } = await person();
  const headers = { "idempotency-key": "shared" };
  const body = { eventType: "told in private" };
  await h.send("POST", "/api/v1/timeline", { key, headers, body });
  const narrow = await h.newKey(userId, { scopes: ["write:memories"] });
  const answer = await h.send("POST", "/api/v1/timeline", { key: narrow, headers, body });
  expect([answer.status, answer.body.type]).toEqual([403, "auth.insufficient_scope"]);
  expect(answer.text).not.toContain("told in private");
});

test("an answer that was just given is given to no narrower key, and to nobody after a deletion", async () => {
  const { h, userId, key } = await person();
  await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Told in private" } });
  const narrow = await h.newKey(userId, { scopes: ["read:alerts"] });
  for (const name of Object.keys(samples)) {
    const operation = operations.find((candidate) => candidate.name === name);
    if (!operation?.policy.cache) continue;
    const { path } = restRequest(operation, sampleOf(name).input);
    await h.send(operation.http.method, path, { key });
    const answer = await h.send(operation.http.method, path, { key: narrow });
    expect([403, 200].includes(answer.status) && !answer.text.includes("Told in private"), path).toBe(true);
    expect(answer.status === 200, path).toBe(operation.scope === "read:alerts");
  }
  await h.send("GET", "/api/v1/profile", { key });
  await h.send("DELETE", "/api/v1/account?confirm=DELETE", { key });
  const after = await h.send("GET", "/api/v1/profile", { key });
  expect([after.status, after.text.includes("Told in private")]).toEqual([401, false]);
});
