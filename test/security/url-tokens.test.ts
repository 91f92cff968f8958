import ICAL from "ical.js";
import { describe, expect, test } from "vitest";
import { operations } from "../../src/domain/index.ts";
import { type Harness, HOUR_MS, start } from "../support/harness.ts";
import { asList, asObject, at, textAt } from "../support/json.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { tempPlace } from "../support/open-engine.ts";
import { prepared } from "../support/prepared.ts";

const feed = "/api/v1/follow-ups.ics";

async function subscribed(setup: Parameters<typeof start>[0] = {}) {
  const h = await start(setup);
  const person = await h.newPerson();
  const token = await h.newKey(person.userId, { urlToken: "calendar", scopes: [], name: "my calendar" });
  const job = await h.send("POST", "/api/v1/jobs-workspace", {
    key: person.key,
    body: { type: "opportunity", title: "Electrician", company: "Example Grid", sourceType: "manual" },
  });
  const id = textAt(job.body, "data", "id");
  const note = (body: Record<string, unknown>) =>
    h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key: person.key, body });
  await note({ kind: "follow_up", dueAt: "2026-03-05T09:00:00Z", note: "Write to Ana" });
  await note({ kind: "offer", dueAt: "2026-03-09T00:00:00Z" });
  return { h, person, token, note };
}

/** A program with a token, stored once. */
const shared = prepared(async (h) => ({
  token: await h.newKey(await h.newUser(), { urlToken: "calendar", scopes: [] }),
}));

function read(h: Harness, token: string, headers: Record<string, string> = {}) {
  return h.send("GET", `${feed}?token=${token}`, { headers });
}

function summaries(text: string): unknown[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents("vevent").map((event) => event.getFirstPropertyValue("summary"));
}

describe("the calendar's address", () => {
  test("gives the follow-ups to who has its token, without any header", async () => {
    const { h, token } = await subscribed();
    const { status, headers, text } = await read(h, token);
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    expect(headers.get("content-disposition")).toBe('inline; filename="follow-ups.ics"');
    expect([headers.get("x-api-version"), headers.get("x-ratelimit-limit")]).toEqual(["v1", "1000"]);
    expect([headers.get("cache-control"), headers.get("referrer-policy")]).toEqual([
      "private, no-cache",
      "no-referrer",
    ]);
    expect(headers.get("content-length")).toBe(String(Buffer.byteLength(text)));
    expect(summaries(text)).toEqual([
      "Follow up: Electrician, Example Grid",
      "Answer the offer: Electrician, Example Grid",
    ]);
  });

  test("stays byte for byte the same while nothing changes, which a program can ask for", async () => {
    const { h, token, note } = await subscribed();
    const first = await read(h, token);
    h.runtime.advance(HOUR_MS);
    const second = await read(h, token);
    expect(second.text).toBe(first.text);
    const etag = first.headers.get("etag") ?? "";
    const unchanged = await read(h, token, { "if-none-match": etag });
    expect([unchanged.status, unchanged.text]).toEqual([304, ""]);
    await note({ kind: "rejected" });
    const changed = await read(h, token, { "if-none-match": etag });
    expect([changed.status, summaries(changed.text)]).toEqual([200, []]);
  });

  test("is empty, and still a calendar, for a person with nothing due", async () => {
    const { h } = await subscribed();
    const token = await h.newKey(await h.newUser(), { urlToken: "calendar", scopes: [] });
    const { status, text } = await read(h, token);
    expect([status, summaries(text)]).toEqual([200, []]);
  });

  test("without a token, or with an API key, is refused, and says what it takes", async () => {
    const { h, person } = await subscribed();
    const ask = async (path: string, headers: Record<string, string> = {}) => {
      const { status, body, headers: got } = await h.send("GET", path, { headers });
      expect(got.get("x-ratelimit-limit")).toBe("600");
      expect(got.get("content-type")).toBe("application/json");
      return [status, body.type, String(body.message).includes("keys create --calendar")];
    };
    const missing = [401, "auth.api_key_missing", true];
    expect(await ask(feed)).toEqual(missing);
    expect(await ask(`${feed}?token=`)).toEqual(missing);
    expect(await ask(feed, { authorization: `Bearer ${person.key}` })).toEqual(missing);
    expect(await ask(feed, { "x-api-key": person.key })).toEqual(missing);
    const invalid = [401, "auth.api_key_invalid", true];
    expect(await ask(`${feed}?token=${person.key}`)).toEqual(invalid);
    expect(await ask(`${feed}?token=cal_${"A".repeat(43)}`)).toEqual(invalid);
  });

  test("takes GET only, and another origin is refused as everywhere", async () => {
    const { h, token, person } = await subscribed();
    expect((await h.send("POST", feed, { key: person.key, body: {} })).status).toBe(405);
    expect((await h.send("POST", `${feed}?token=${token}`, { body: {} })).status).toBe(401);
    expect((await read(h, token, { host: "evil.example" })).status).toBe(403);
  });
});

describe("a calendar's token", () => {
  test.each(
    operations.filter(({ http }) => !http.urlToken).map((operation) => [operation.name, operation] as const),
  )("does not open %s, by either header or by the query", async (_, operation) => {
    const { h, token } = await shared();
    const { path, ...sent } = restRequest(operation, { id: "x", moduleId: "values" });
    const { method } = operation.http;
    const types: unknown[] = [];
    const both: Record<string, string>[] = [{ authorization: `Bearer ${token}` }, { "x-api-key": token }];
    for (const headers of both) {
      types.push((await h.send(method, path, { ...sent, headers })).body.type);
    }
    const query = `${path}${path.includes("?") ? "&" : "?"}token=${token}`;
    types.push((await h.send(method, query, sent)).body.type);
    expect(types).toEqual(["auth.api_key_invalid", "auth.api_key_invalid", "auth.api_key_missing"]);
  });

  test("opens no MCP connection", async () => {
    const { h, token } = await shared();
    await expect(h.mcp(token)).rejects.toThrow();
    const { body } = await h.send("POST", "/mcp", { key: token, body: {} });
    expect([body.type, body.message]).toEqual([
      "auth.api_key_invalid",
      expect.stringContaining("opens only its own URL"),
    ]);
  });

  test("is refused when it is revoked or has expired", async () => {
    const { h, person, token } = await subscribed();
    const record = (await h.store.access.listKeys()).find(({ prefix }) => prefix.startsWith("cal_"));
    await h.store.access.revokeKey(record?.id ?? "", h.runtime.now().toISOString());
    expect((await read(h, token)).body.type).toBe("auth.api_key_invalid");
    const expiresAt = new Date(h.runtime.now().getTime() + HOUR_MS).toISOString();
    const brief = await h.newKey(person.userId, { urlToken: "calendar", scopes: [], expiresAt });
    expect((await read(h, brief)).status).toBe(200);
    h.runtime.advance(HOUR_MS);
    expect((await read(h, brief)).body.type).toBe("auth.api_key_invalid");
  });

  test("has an hourly limit, and a failed guess counts against the address", async () => {
    const { h, person } = await subscribed();
    const token = await h.newKey(person.userId, { urlToken: "calendar", scopes: [], hourlyLimit: 2 });
    const left = async () => {
      const { status, headers } = await read(h, token);
      return [status, headers.get("x-ratelimit-remaining")];
    };
    expect([await left(), await left(), await left()]).toEqual([
      [200, "1"],
      [200, "0"],
      [429, "0"],
    ]);
    const first = await read(h, "cal_guess");
    const second = await read(h, "cal_guess");
    expect([first, second].map(({ headers }) => Number(headers.get("x-ratelimit-remaining")))).toEqual([
      599, 598,
    ]);
  });

  test("is counted in the access log by its name, and stands in no byte of the data folder", async () => {
    const place = await tempPlace();
    const { h, person, token } = await subscribed({ place });
    await read(h, token);
    await h.send("GET", `/api/v1/${token}`, { key: person.key });
    await h.send("GET", `/api/v1/memories/${token}`, { key: person.key });
    const { body } = await h.send("GET", "/api/v1/access-log", { key: person.key });
    expect(asList(body.data)).toContainEqual(
      expect.objectContaining({
        client: "my calendar",
        operation: "followUps.calendar",
        resource: feed,
        status: 200,
      }),
    );
    await h.service.accessLog.flush();
    const stored = await h.inside.everything();
    expect(stored).toContain(person.userId);
    expect(stored.includes(token)).toBe(false);
    expect(JSON.stringify(h.bugs)).not.toContain(token);
  });

  test("shows its own person's follow-ups alone", async () => {
    const { h } = await subscribed();
    const other = await h.newPerson();
    const token = await h.newKey(other.userId, { urlToken: "calendar", scopes: [] });
    expect((await read(h, token)).text).not.toContain("Electrician");
  });
});

test("the OpenAPI document says by what the address is opened, and what it gives", async () => {
  const h = await start();
  const { body } = await h.send("GET", "/openapi.json");
  const entry = asObject(at(body, "paths", feed, "get"));
  const [name = ""] = asList(entry.security).flatMap((scheme) => Object.keys(scheme));
  expect(at(body, "components", "securitySchemes", name)).toEqual({
    type: "apiKey",
    in: "query",
    name: "token",
  });
  expect(Object.keys(asObject(at(entry, "responses", "200", "content")))).toEqual(["text/calendar"]);
});
