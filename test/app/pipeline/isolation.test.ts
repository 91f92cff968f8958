import { describe, expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { type Harness, start } from "../../support/harness.ts";
import { at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { restRequest } from "../../support/net/rest-request.ts";
import { prepared } from "../../support/prepared.ts";
import { sampleOf, samples } from "../../support/samples/operations.ts";

const EXPORT = "/api/v1/account/export";
const MARK = "only-the-first-user-knows-this";
const sampled = operations.filter(({ name }) => name in samples);
const reads = sampled.filter(({ effect }) => effect === "read");

interface Person {
  userId: string;
  key: string;
}

/** Fills every resource of a user with a text that nobody else has. */
async function fill(h: Harness, person: Person): Promise<void> {
  const { key } = person;
  for (const { name } of sampled) {
    if (name !== "account.delete") await sampleOf(name).prepare?.(h, person);
  }
  const write = async (method: string, path: string, body: Json) =>
    expect((await h.send(method, path, { key, body })).status, path).toBeLessThan(300);
  await write("PATCH", "/api/v1/profile", { name: MARK, bio_summary: MARK, own: MARK });
  await write("PUT", "/api/v1/resume", { format: "json_resume", content: { basics: { summary: MARK } } });
  await write("POST", "/api/v1/timeline", { eventType: MARK, eventData: { text: MARK } });
  await write("POST", "/api/v1/webhooks", { url: `http://127.0.0.1:9/${MARK}`, events: ["timeline.event"] });
  await write("PUT", "/api/v1/data-sharing", { shareCareerPath: true });
  await h.addAlert(person.userId, { message: MARK });
}

/** Two users, of whom the first has everything and the second nothing. */
const two = prepared(async (h) => {
  // A key's name is what the access log tells of its calls.
  const userId = await h.newUser();
  const first = { userId, key: await h.newKey(userId, { name: MARK }) };
  const second = await h.newPerson();
  await fill(h, first);
  return { first, second };
});

describe("what one user stored", () => {
  test.each(reads.map((operation) => [operation.name, operation] as const))(
    "is in no answer of %s to another, over REST or MCP",
    async (name, operation) => {
      const { h, first, second } = await two();
      const { input } = sampleOf(name);
      const { path, ...sent } = restRequest(operation, input);
      const answer = await h.send(operation.http.method, path, { key: second.key, ...sent });
      const client = await h.mcp(second.key);
      const { text } = await callTool(client, "read_operation", { operation: name, arguments: input });
      for (const answered of [answer.text, text]) {
        expect(answered).not.toContain(MARK);
        expect(answered).not.toContain(first.userId);
      }
      if (operation.isPage) expect(answer.body.data).toEqual([]);
    },
  );

  test("is all there for the user who stored it", async () => {
    const { h, first } = await two();
    for (const path of ["profile", "resume", "timeline", "webhooks", "account/export"]) {
      expect((await h.send("GET", `/api/v1/${path}`, { key: first.key })).text, path).toContain(MARK);
    }
    for (const path of ["alerts", "access-log"])
      expect((await h.send("GET", `/api/v1/${path}`, { key: first.key })).text, path).toContain(MARK);
  });
});

test("what another user writes changes nothing of the first one's", async () => {
  const { h, first, second } = await two();
  const before = (await h.send("GET", "/api/v1/account/export", { key: first.key })).body;
  await fill(h, second);
  const after = (await h.send("GET", "/api/v1/account/export", { key: first.key })).body;
  expect(without(after, "accessLog", "apiKeys")).toEqual(without(before, "accessLog", "apiKeys"));
  expect(h.fired().every(({ userId }) => userId === second.userId)).toBe(true);
});

const byId = sampled.filter(({ name }) => sampleOf(name).prepare !== undefined);

test.each(byId.map((operation) => [operation.name, operation] as const))(
  "another user's ids are to %s as if there were no such thing, and nothing of theirs changes",
  async (name, operation) => {
    const h = await start();
    const [first, second] = [await h.newPerson(), await h.newPerson()];
    const { prepare, input } = sampleOf(name);
    await prepare?.(h, second);
    const made = (await prepare?.(h, first)) ?? {};
    const theirs = async () => without((await h.send("GET", EXPORT, { key: first.key })).body, "accessLog");
    const before = await theirs();
    const call = async (more: Json) => {
      const { path, ...sent } = restRequest(operation, { ...input, ...more });
      const { status, body } = await h.send(operation.http.method, path, { key: second.key, ...sent });
      return { status, type: body.type, message: body.message };
    };
    const ids = Object.keys(made).filter((field) => typeof made[field] === "string");
    if (ids.length === 0) await call({});
    for (const field of ids) {
      const unknown = await call({ ...made, [field]: "xyz_unknown" });
      expect(await call(made), field).toEqual(unknown);
      // A token names nothing that could be found.
      expect(unknown.status, field).toBe(field === "token" ? 400 : 404);
    }
    expect(await theirs()).toEqual(before);
  },
);

test("a cursor of one user's list shows another nothing of it", async () => {
  const { h, first, second } = await two();
  const page = await h.send("GET", "/api/v1/timeline?limit=1", { key: first.key });
  const cursor = textAt(page.body, "metadata", "nextCursor");
  const { body } = await h.send("GET", `/api/v1/timeline?cursor=${cursor}`, { key: second.key });
  expect(body.data).toEqual([]);
});

test("an Idempotency-Key of one user is another's to use", async () => {
  const { h, first, second } = await two();
  const send = (key: string, eventType: string) =>
    h.send("POST", "/api/v1/timeline", { key, headers: { "idempotency-key": "same" }, body: { eventType } });
  expect((await send(first.key, "a")).status).toBe(201);
  const answer = await send(second.key, "b");
  expect([answer.status, at(answer.body, "data", "userId")]).toEqual([201, second.userId]);
  expect(answer.headers.get("idempotency-replayed")).toBeNull();
});

test("answers that are kept are kept by user", async () => {
  const { h, first, second } = await two();
  await h.send("PATCH", "/api/v1/profile", { key: second.key, body: { name: "Second" } });
  for (const [key, name] of [
    [first.key, MARK],
    [second.key, "Second"],
    [first.key, MARK],
  ] as const) {
    const { body } = await h.send("GET", "/api/v1/profile", { key });
    expect(at(body, "data", "user", "name")).toBe(name);
  }
});

function without(body: Json, ...tables: string[]): Json {
  const records = Object.entries(Object(at(body, "data", "records")));
  return Object.fromEntries(records.filter(([table]) => !tables.includes(table)));
}
