import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { type Scenario, scenarios } from "../../support/scenario.ts";

const path = "/api/v1/alerts";
const one: Scenario["before"] = async (h, { userId }) => ({ id: (await h.addAlert(userId)).id });
const patch = { method: "PATCH", path: `${path}?id={id}`, before: one } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;
const invalidAction = { status: 400, type: "alerts.invalid_action" } as const;

describe("PATCH /alerts", () => {
  scenarios([
    {
      says: "read marks as read and says when",
      ...patch,
      sent: { body: { action: "read" } },
      status: 200,
      body: { data: { isRead: true, isDismissed: false, readAt: "2026-03-02T09:00:00.000Z" } },
    },
    {
      says: "dismiss marks as dismissed and nothing else",
      ...patch,
      sent: { body: { action: "dismiss" } },
      status: 200,
      body: { data: { isRead: false, isDismissed: true } },
      after: (_, { body }) => expect(body.data).not.toHaveProperty("readAt"),
    },
    {
      says: "no id is alerts.missing_id",
      method: "PATCH",
      path,
      sent: { body: { action: "read" } },
      status: 400,
      type: "alerts.missing_id",
    },
    {
      says: "an empty id is alerts.missing_id",
      method: "PATCH",
      path: `${path}?id=`,
      sent: { body: { action: "read" } },
      status: 400,
      type: "alerts.missing_id",
    },
    {
      says: "no id is told before a wrong action",
      method: "PATCH",
      path,
      sent: { body: { action: "shout" } },
      status: 400,
      type: "alerts.missing_id",
    },
    {
      says: "no id is told before a body that is no JSON",
      method: "PATCH",
      path,
      sent: { raw: "{" },
      status: 400,
      type: "alerts.missing_id",
    },
    {
      says: "an id in the body is no id in the query",
      method: "PATCH",
      path,
      sent: { body: { id: "alr_1", action: "read" } },
      status: 400,
      type: "alerts.missing_id",
    },
    {
      says: "another action is alerts.invalid_action",
      ...patch,
      sent: { body: { action: "open" } },
      ...invalidAction,
    },
    { says: "an action of another type, too", ...patch, sent: { body: { action: 1 } }, ...invalidAction },
    { says: "no action, too", ...patch, sent: { body: {} }, ...invalidAction },
    { says: "no body at all, too", ...patch, ...invalidAction },
    {
      says: "a further field is validation.bad_request",
      ...patch,
      sent: { body: { action: "read", note: "x" } },
      ...bad,
      message: /note/,
    },
    {
      says: "the id a second time, in the body, is a further field",
      ...patch,
      sent: { body: { action: "read", id: "alr_1" } },
      ...bad,
    },
    { says: "a malformed body is validation.bad_request", ...patch, sent: { raw: "{" }, ...bad },
    {
      says: "an unknown id is alerts.not_found",
      method: "PATCH",
      path: `${path}?id=alr_unknown`,
      sent: { body: { action: "read" } },
      status: 404,
      type: "alerts.not_found",
    },
    {
      says: "another user's id is alerts.not_found",
      method: "PATCH",
      path: `${path}?id={id}`,
      before: async (h) => ({ id: (await h.addAlert(await h.newUser())).id }),
      sent: { body: { action: "read" } },
      status: 404,
      type: "alerts.not_found",
    },
    {
      says: "an action over no alert is refused as an action first",
      method: "PATCH",
      path: `${path}?id=alr_unknown`,
      sent: { body: { action: "open" } },
      ...invalidAction,
    },
  ]);

  test("repeating is a success, and readAt keeps its first value", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    const { id } = await h.addAlert(userId);
    const act = (action: string) => h.send("PATCH", `${path}?id=${id}`, { key, body: { action } });
    const first = await act("read");
    h.runtime.advance(60_000);
    const second = await act("read");
    expect(second.status).toBe(200);
    expect(second.body.data).toEqual(first.body.data);
    const dismissed = await act("dismiss");
    expect(dismissed.body.data).toMatchObject({
      isRead: true,
      isDismissed: true,
      readAt: at(first.body, "data", "readAt"),
    });
    expect((await act("dismiss")).status).toBe(200);
    expect(h.fired()).toEqual([]);
  });
});

describe("GET /alerts", () => {
  async function four(h: Harness, userId: string): Promise<void> {
    await h.addAlert(userId, { message: "open" });
    await h.addAlert(userId, { message: "read", isRead: true, readAt: "2026-03-01T09:00:00.000Z" });
    await h.addAlert(userId, { message: "dismissed", isDismissed: true });
    await h.addAlert(userId, { message: "both", isRead: true, isDismissed: true });
  }

  test.each([
    ["", ["open"]],
    ["?includeRead=true", ["read", "open"]],
    ["?includeDismissed=true", ["dismissed", "open"]],
    ["?includeRead=true&includeDismissed=true", ["both", "dismissed", "read", "open"]],
    ["?includeRead=false", ["open"]],
  ])("%s shows %j, newest first, and counts them", async (query, messages) => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    await four(h, userId);
    const { status, body } = await h.send("GET", `${path}${query}`, { key });
    expect(status).toBe(200);
    expect(asList(body.data).map(({ message }) => message)).toEqual(messages);
    expect(body.metadata).toMatchObject({ count: messages.length, nextCursor: null });
  });

  test("an optional field without a value is absent, not null", async () => {
    const h = await start();
    const { userId, key } = await h.newPerson();
    await h.addAlert(userId);
    const { body } = await h.send("GET", path, { key });
    expect(Object.keys(asList(body.data)[0] ?? {}).sort()).toEqual(
      ["alertType", "createdAt", "id", "isDismissed", "isRead", "message", "severity", "userId"].sort(),
    );
  });
});
