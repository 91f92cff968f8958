import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, textAt } from "../../support/json.ts";
import { type Scenario, scenarios } from "../../support/scenario.ts";

const path = "/api/v1/webhooks";
const url = "https://hooks.example.com/in";
const events = ["profile.updated"];
const post = { method: "POST", path } as const;
const missing = { status: 400, type: "webhooks.missing_required_fields" } as const;
const badUrl = { status: 400, type: "webhooks.invalid_url" } as const;
const badEvents = { status: 400, type: "webhooks.invalid_events" } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;

const one: Scenario["before"] = async (h, { key }) => {
  const { body } = await h.send("POST", path, { key, body: { url, events } });
  return { id: textAt(body, "data", "id") };
};
const ofAnother: Scenario["before"] = async (h) => one(h, await h.newPerson());

describe("POST /webhooks", () => {
  scenarios([
    {
      says: "creates an active subscription and shows its secret",
      ...post,
      sent: { body: { url, events } },
      status: 201,
      body: { data: { webhookUrl: url, events, isActive: true, createdAt: "2026-03-02T09:00:00.000Z" } },
      after: (_, { body }) => {
        expect(textAt(body, "data", "id")).toMatch(/^whk_/);
        const secret = textAt(body, "data", "secret");
        expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
        expect(Buffer.from(secret.slice(6), "base64").length).toBe(32);
      },
    },
    {
      says: "stores repeated events once",
      ...post,
      sent: { body: { url, events: ["goal.changed", "profile.updated", "goal.changed"] } },
      status: 201,
      body: { data: { events: ["goal.changed", "profile.updated"] } },
    },
    { says: "no url is a missing field", ...post, sent: { body: { events } }, ...missing, message: /url/ },
    { says: "no events is a missing field", ...post, sent: { body: { url } }, ...missing, message: /events/ },
    { says: "no body is a missing field", ...post, ...missing },
    {
      says: "a missing field is told before a bad other one",
      ...post,
      sent: { body: { url: "x" } },
      ...missing,
    },
    {
      says: "a bad url is told before bad events",
      ...post,
      sent: { body: { url: "x", events: [] } },
      ...badUrl,
    },
    { says: "empty events", ...post, sent: { body: { url, events: [] } }, ...badEvents },
    { says: "an unknown event", ...post, sent: { body: { url, events: ["profile.deleted"] } }, ...badEvents },
    {
      says: "a known event beside an unknown",
      ...post,
      sent: { body: { url, events: [...events, ""] } },
      ...badEvents,
    },
    {
      says: "events that are no list",
      ...post,
      sent: { body: { url, events: 7 } },
      ...badEvents,
    },
    { says: "null for events", ...post, sent: { body: { url, events: null } }, ...badEvents },
    {
      says: "a further field",
      ...post,
      sent: { body: { url, events, secret: "mine" } },
      ...bad,
      message: /secret/,
    },
    { says: "a malformed body", ...post, sent: { raw: "{" }, ...bad },
    {
      says: "loopback is allowed while the server listens there",
      ...post,
      sent: { body: { url: "http://localhost:9/x", events } },
      status: 201,
    },
  ]);

  test.each([
    "",
    "not a url",
    "/hooks",
    "hooks.example.com/in",
    "//hooks.example.com/in",
    "http:hooks.example.com",
    "ftp://hooks.example.com/in",
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://user:pass@hooks.example.com/in",
    "https://user@hooks.example.com/in",
    "https://@hooks.example.com/in",
    "https://:@hooks.example.com/in",
    "http:///hooks.example.com/in",
    "http://10.0.0.1/",
    "http://192.168.1.1:8080/",
    "http://172.16.0.1/",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://224.0.0.1/",
    "http://0.0.0.0/",
    "http://0x0a000001/",
    "http://012.0.0.1/",
    "http://167772161/",
    "http://[fe80::1]/",
    "http://[fd00::1]/",
    "http://[::ffff:10.0.0.1]/",
    "http://[::ffff:a00:1]/",
    "http://[::10.0.0.1]/",
    "http://[64:ff9b::a00:1]/",
    "http://[2002:a00:1::]/",
    "http://[ff02::1]/",
    " https://hooks.example.com/in",
    "https://hooks.example.com/in\n",
    "https://",
    7,
    null,
    ["https://hooks.example.com/in"],
  ])("%j is no delivery target", async (target) => {
    const h = await start();
    const { key } = await h.newPerson();
    const answer = await h.send("POST", path, { key, body: { url: target, events } });
    expect([answer.status, answer.body.type]).toEqual([400, "webhooks.invalid_url"]);
    expect(asList((await h.send("GET", path, { key })).body.data)).toEqual([]);
  });

  test.each(["http://127.0.0.1:9/", "http://localhost:9/", "http://[::1]:9/", "http://a.localhost/"])(
    "%s is refused by a server that listens beyond this machine",
    async (target) => {
      const h = await start({ server: { allowLoopbackTargets: false } });
      const { key } = await h.newPerson();
      const answer = await h.send("POST", path, { key, body: { url: target, events } });
      expect([answer.status, answer.body.type]).toEqual([400, "webhooks.invalid_url"]);
    },
  );

  test("an operator's network is allowed beside the public ones", async () => {
    const h = await start({ server: { webhookAllow: ["10.0.0.0/8"] } });
    const { key } = await h.newPerson();
    const status = async (target: string) =>
      (await h.send("POST", path, { key, body: { url: target, events } })).status;
    expect(await status("http://10.2.3.4/in")).toBe(201);
    expect(await status("http://192.168.1.1/in")).toBe(400);
  });
});

describe("PATCH /webhooks", () => {
  const patch = { method: "PATCH", path: `${path}?id={id}`, before: one } as const;
  scenarios([
    {
      says: "switches off",
      ...patch,
      sent: { body: { isActive: false } },
      status: 200,
      body: { data: { isActive: false, webhookUrl: url, events } },
      after: (_, { body }) => expect(body.data).not.toHaveProperty("secret"),
    },
    {
      says: "changes url and events",
      ...patch,
      sent: { body: { url: "https://other.example.com/", events: ["goal.changed", "goal.changed"] } },
      status: 200,
      body: { data: { webhookUrl: "https://other.example.com/", events: ["goal.changed"] } },
    },
    {
      says: "rotation shows the new secret",
      ...patch,
      sent: { body: { rotateSecret: true } },
      status: 200,
      after: (_, { body }) => expect(textAt(body, "data", "secret")).toMatch(/^whsec_/),
    },
    { says: "rotateSecret false is refused", ...patch, sent: { body: { rotateSecret: false } }, ...bad },
    { says: "a bad url", ...patch, sent: { body: { url: "ftp://x" } }, ...badUrl },
    { says: "bad events", ...patch, sent: { body: { events: [] } }, ...badEvents },
    { says: "isActive that is no boolean", ...patch, sent: { body: { isActive: 1 } }, ...bad },
    { says: "a further field", ...patch, sent: { body: { colour: "red" } }, ...bad },
    {
      says: "no id",
      method: "PATCH",
      path,
      sent: { body: { isActive: false } },
      status: 400,
      type: "webhooks.missing_subscription_id",
    },
    {
      says: "an unknown id",
      method: "PATCH",
      path: `${path}?id=whk_unknown`,
      sent: { body: { isActive: false } },
      status: 404,
      type: "webhooks.subscription_not_found",
    },
    {
      says: "another user's id",
      ...patch,
      before: ofAnother,
      sent: { body: { isActive: false } },
      status: 404,
      type: "webhooks.subscription_not_found",
    },
  ]);

  test("a rotation makes another secret, and no other answer shows one", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const made = (await h.send("POST", path, { key, body: { url, events } })).body;
    const id = textAt(made, "data", "id");
    const turned = (await h.send("PATCH", `${path}?id=${id}`, { key, body: { rotateSecret: true } })).body;
    expect(textAt(turned, "data", "secret")).not.toBe(textAt(made, "data", "secret"));
    const listed = await h.send("GET", path, { key });
    const exported = await h.send("GET", "/api/v1/account/export", { key });
    expect(`${listed.text}${exported.text}`).not.toContain("whsec_");
  });
});

describe("DELETE /webhooks", () => {
  scenarios([
    {
      says: "deletes",
      method: "DELETE",
      path: `${path}?id={id}`,
      before: one,
      status: 200,
      body: { data: { deleted: true } },
      after: async (h, { body }, { key }) => {
        expect(body.data).toEqual({ deleted: true });
        expect(asList((await h.send("GET", path, { key })).body.data)).toEqual([]);
      },
    },
    { says: "no id", method: "DELETE", path, status: 400, type: "webhooks.missing_subscription_id" },
    {
      says: "an unknown id",
      method: "DELETE",
      path: `${path}?id=whk_unknown`,
      status: 404,
      type: "webhooks.subscription_not_found",
    },
    {
      says: "another user's id",
      method: "DELETE",
      path: `${path}?id={id}`,
      before: ofAnother,
      status: 404,
      type: "webhooks.subscription_not_found",
    },
  ]);
});

describe("what is owed to subscribers", () => {
  test("an event is owed to each active subscription of its user that lists it, and to no other", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const other = await h.newPerson();
    const subscribe = async (who: string, list: string[]) =>
      textAt((await h.send("POST", path, { key: who, body: { url, events: list } })).body, "data", "id");
    const wanted = await subscribe(key, ["profile.updated", "goal.changed"]);
    const off = await subscribe(key, ["profile.updated"]);
    await h.send("PATCH", `${path}?id=${off}`, { key, body: { isActive: false } });
    await subscribe(other.key, ["profile.updated"]);
    const all = await subscribe(key, ["timeline.event"]);
    await h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
    expect(h.fired()).toMatchObject([
      { type: "profile.updated", userId, owedTo: [wanted] },
      { type: "timeline.event", userId, owedTo: [all] },
    ]);
  });

  test("a payload holds the five fields of the specification and no other", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
    const [first] = h.fired();
    expect(first?.payload).toEqual({
      event: "profile.updated",
      userId,
      timestamp: "2026-03-02T09:00:00.000Z",
      data: { changedFields: ["min_salary"] },
      contextUrl: "http://localhost:8787/api/v1/context",
    });
  });

  test("without an address of its own a process names no contextUrl", async () => {
    const h = await start({ server: { baseUrl: null } });
    const { key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
    expect(at(h.fired(), 0, "payload")).not.toHaveProperty("contextUrl");
  });
});
