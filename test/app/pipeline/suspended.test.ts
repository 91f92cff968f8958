import { describe, expect, test } from "vitest";
import { getProfile } from "../../../src/domain/profile/operations.ts";
import { delivering, eventually } from "../../support/delivering.ts";
import { type Harness, HOST, start } from "../../support/harness.ts";
import { receiver } from "../../support/net/receiver.ts";
import { withPostgres } from "../../support/postgres/database.ts";
import { sampleResume } from "../../support/samples/operations.ts";
import { browse, signedIn } from "../../support/web.ts";

const AT = "2026-03-02T09:00:00.000Z";
const refused = {
  status: 403,
  body: { type: "auth.forbidden", message: expect.stringMatching(/suspended/) },
};

async function rowsOf(h: Harness, userId: string) {
  await h.service.accessLog.flush();
  return h.store.read(userId, async (tx) => {
    const records = await tx.account.records();
    return Object.fromEntries(Object.entries(records).map(([name, rows]) => [name, [...rows]]));
  });
}

function suspension(engine: "sqlite" | "postgres"): void {
  test("every key is answered 403 on REST, MCP and the calendar, and nothing is written, until it is ended", async () => {
    const h = await start({ engine });
    const [person, other] = [await h.newPerson(), await h.newPerson()];
    const calendar = await h.newKey(person.userId, { scopes: [], urlToken: "calendar" });
    const body = { contentText: "Prefers early shifts." };
    await h.send("POST", "/api/v1/memories", { key: person.key, body });
    const before = await rowsOf(h, person.userId);
    await h.store.write(person.userId, (tx) => tx.user.govern({ suspendedAt: AT }));

    const asked = [
      await h.send("GET", "/api/v1/memories", { key: person.key }),
      await h.send("POST", "/api/v1/memories", { key: person.key, body }),
      await h.send("GET", "/api/v1/nothing", { key: person.key }),
      await h.send("GET", `/api/v1/follow-ups.ics?token=${calendar}`),
      await h.send("POST", "/mcp", {
        key: person.key,
        body: { jsonrpc: "2.0", id: 1, method: "tools/list" },
      }),
    ];
    for (const answer of asked) expect(answer).toMatchObject(refused);
    expect(await rowsOf(h, person.userId)).toEqual(before);
    expect((await h.send("GET", "/api/v1/memories", { key: other.key })).status).toBe(200);

    await h.store.write(person.userId, (tx) => tx.user.govern({ suspendedAt: null }));
    expect((await h.send("GET", "/api/v1/memories", { key: person.key })).body.data).toHaveLength(1);
  });

  test("every page and form is answered 403, and works again after it", async () => {
    const h = await start({ engine });
    const { userId } = await h.newPerson();
    const browser = await signedIn(h, userId);
    await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
    const headers = { cookie: browser.cookie };
    for (const path of ["/", "/profile", "/access", "/data"]) {
      const page = await browse(h, path, { headers });
      expect([page.status, await page.text()]).toEqual([
        403,
        expect.stringMatching(/This user is suspended/),
      ]);
    }
    const form = await browse(h, "/profile", { headers, fields: { act: "save", token: "x" } });
    expect(form.status).toBe(403);
    await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: null }));
    expect((await browse(h, "/", { headers })).status).toBe(200);
  });

  test("a process without a key is refused, too; whoever runs the server is not", async () => {
    const h = await start({ engine });
    const { userId, key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { min_salary: 1 } });
    await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
    const actor = { userId, keyId: null, client: "mcp", scopes: new Set(h.service.scopes) };
    const call = { operation: getProfile, requestId: "req_1", input: {} };
    await expect(h.service.call({ ...call, actor })).rejects.toMatchObject({ type: "auth.forbidden" });
    await expect(
      h.service.executor({ operation: "profile.get", input: {}, actor, key: null }),
    ).rejects.toMatchObject({ type: "auth.forbidden" });
    const reply = await h.service.call({ ...call, actor: { ...actor, isOperator: true } });
    expect(reply.data).toMatchObject({ profile: { min_salary: 1 } });
  });

  test("background work leaves them out", async () => {
    const h = await start({ engine });
    const people = [await h.newPerson(), await h.newPerson()];
    for (const { key } of people)
      await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
    const [out, other] = people.map(({ userId }) => userId);
    await h.store.write(out ?? "", (tx) => tx.user.govern({ suspendedAt: AT }));
    const days = async (userId = "") => (await rowsOf(h, userId)).healthDays;
    const before = [await days(out), await days(other)];
    h.runtime.advance(3 * 24 * 60 * 60 * 1000);
    await h.service.evaluateAll();
    expect(await days(out)).toEqual(before[0]);
    expect(await days(other)).not.toEqual(before[1]);
  });

  test("webhooks wait meanwhile, and are delivered after it", async () => {
    const there = await receiver();
    const d = await delivering({}, { engine });
    await d.subscribe(`${there.url}/in`);
    await d.h.store.write(d.userId, (tx) => tx.user.govern({ suspendedAt: AT }));
    const service = d.h.service;
    await service.inTransaction(d.userId, async (ctx) => {
      const hooks = await ctx.tx.webhooks.activeFor("timeline.event");
      const deliveries = hooks.map((webhookId) => ({ id: "dlv_1", webhookId }));
      await ctx.tx.outbox.append({
        id: "evt_1",
        type: "timeline.event",
        body: "{}",
        createdAt: AT,
        deliveries,
      });
    });
    await d.pass(60 * 60 * 1000);
    expect(there.hits).toEqual([]);
    expect(await d.h.store.deliveries.nextDue()).toBeNull();
    await d.h.store.write(d.userId, (tx) => tx.user.govern({ suspendedAt: null }));
    await d.pass(1000);
    await eventually("it is delivered", () => there.hits.length > 0 || undefined);
    expect(d.errors).toEqual([]);
  });
}

describe("a suspended user on SQLite", () => suspension("sqlite"));
withPostgres("a suspended user on PostgreSQL", () => suspension("postgres"));

test("an answer that is remembered is not given to them", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const headers = { host: HOST };
  for (const _ of [1, 2]) await h.send("GET", "/api/v1/alerts", { key, headers });
  await h.store.write(userId, (tx) => tx.user.govern({ suspendedAt: AT }));
  expect(await h.send("GET", "/api/v1/alerts", { key, headers })).toMatchObject(refused);
});
