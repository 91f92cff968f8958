import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { scenarios } from "../../support/scenario.ts";

const path = "/api/v1/timeline";
const post = { method: "POST", path } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;

describe("POST /timeline", () => {
  scenarios([
    {
      says: "notes an event, now and of little impact unless said",
      ...post,
      sent: { body: { eventType: "interview.held" } },
      status: 201,
      body: {
        data: {
          eventType: "interview.held",
          eventData: {},
          impactScore: 0.3,
          timestamp: "2026-03-02T09:00:00.000Z",
        },
      },
      fires: ["timeline.event"],
    },
    {
      says: "takes details, impact and time",
      ...post,
      sent: {
        body: {
          eventType: "a",
          eventData: { n: [1] },
          impactScore: 1,
          timestamp: "2020-01-31T12:00:00.123Z",
        },
      },
      status: 201,
      body: { data: { eventData: { n: [1] }, impactScore: 1, timestamp: "2020-01-31T12:00:00.123Z" } },
      fires: ["timeline.event"],
    },
    {
      says: "a time without milliseconds is answered with them",
      ...post,
      sent: { body: { eventType: "a", timestamp: "2020-01-31T12:00:00Z" } },
      status: 201,
      body: { data: { timestamp: "2020-01-31T12:00:00.000Z" } },
      fires: ["timeline.event"],
    },
    {
      says: "a time in another offset is answered in UTC",
      ...post,
      sent: { body: { eventType: "a", timestamp: "2020-01-31T14:00:00.5+02:00" } },
      status: 201,
      body: { data: { timestamp: "2020-01-31T12:00:00.500Z" } },
      fires: ["timeline.event"],
    },
    {
      says: "a time that leaves the calendar in UTC",
      ...post,
      sent: { body: { eventType: "a", timestamp: "9999-12-31T23:59:59-01:00" } },
      ...bad,
      message: /timestamp/,
    },
    { says: "no type", ...post, sent: { body: {} }, ...bad, message: /eventType is required/ },
    { says: "an empty type", ...post, sent: { body: { eventType: "" } }, ...bad, message: /eventType/ },
    { says: "an impact above 1", ...post, sent: { body: { eventType: "a", impactScore: 1.01 } }, ...bad },
    { says: "an impact below 0", ...post, sent: { body: { eventType: "a", impactScore: -0.1 } }, ...bad },
    { says: "details that are a list", ...post, sent: { body: { eventType: "a", eventData: [] } }, ...bad },
    { says: "a time that is none", ...post, sent: { body: { eventType: "a", timestamp: "noon" } }, ...bad },
    {
      says: "a day that is none",
      ...post,
      sent: { body: { eventType: "a", timestamp: "2026-02-30T12:00:00.000Z" } },
      ...bad,
      message: /timestamp/,
    },
    {
      says: "a time without its offset, which has more than one meaning",
      ...post,
      sent: { body: { eventType: "a", timestamp: "2026-02-03T10:00:00" } },
      ...bad,
    },
  ]);
});

async function note(h: Harness, key: string, eventType: string, timestamp: string): Promise<void> {
  expect((await h.send("POST", path, { key, body: { eventType, timestamp } })).status).toBe(201);
}

const types = (body: unknown) => asList(at(body, "data")).map(({ eventType }) => eventType);

describe("GET /timeline", () => {
  test("is newest first by the event's own time, whatever its precision", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await note(h, key, "second", "2026-01-01T00:00:00Z");
    await note(h, key, "third", "2026-01-01T00:00:00.500Z");
    await note(h, key, "first", "2025-12-31T23:59:59.999Z");
    expect(types((await h.send("GET", path, { key })).body)).toEqual(["third", "second", "first"]);
  });

  test("since and eventType narrow; since takes every precision, too", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await note(h, key, "old", "2025-01-01T00:00:00.000Z");
    await note(h, key, "edge", "2026-01-01T00:00:00.000Z");
    await note(h, key, "new", "2026-01-02T00:00:00.000Z");
    const ask = async (query: string) => types((await h.send("GET", `${path}?${query}`, { key })).body);
    expect(await ask("since=2026-01-01T00:00:00Z")).toEqual(["new", "edge"]);
    expect(await ask("since=2026-01-01T00:00:00.001Z")).toEqual(["new"]);
    expect(await ask("eventType=old")).toEqual(["old"]);
    expect((await h.send("GET", `${path}?since=yesterday`, { key })).status).toBe(400);
  });
});

describe("paging, as every list has it", () => {
  test("pages meet without gap or overlap, also over equal times, while new events come", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    for (const index of [1, 2, 3, 4, 5, 6, 7]) await note(h, key, `e${index}`, "2026-01-01T00:00:00.000Z");
    const seen: unknown[] = [];
    let query = "limit=3";
    for (let page = 0; page < 3; page += 1) {
      const { body } = await h.send("GET", `${path}?${query}`, { key });
      const got = types(body);
      expect(at(body, "metadata", "count")).toBe(got.length);
      seen.push(...got);
      if (page === 0) await note(h, key, "newer", "2026-02-01T00:00:00.000Z");
      const cursor = at(body, "metadata", "nextCursor");
      if (cursor === null) break;
      query = `limit=3&cursor=${encodeURIComponent(String(cursor))}`;
    }
    expect(seen).toEqual(["e7", "e6", "e5", "e4", "e3", "e2", "e1"]);
  });

  test("a page that is just full is the last one", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await note(h, key, "a", "2026-01-01T00:00:00.000Z");
    await note(h, key, "b", "2026-01-02T00:00:00.000Z");
    const { body } = await h.send("GET", `${path}?limit=2`, { key });
    expect(body.metadata).toMatchObject({ count: 2, nextCursor: null });
  });

  test.each(["/api/v1/timeline", "/api/v1/alerts", "/api/v1/webhooks", "/api/v1/access-log"])(
    "%s refuses a bad limit and a bad cursor, and takes 1 to 100",
    async (list) => {
      const h = await start();
      const { key } = await h.newPerson();
      const ask = async (query: string) => {
        const { status, body } = await h.send("GET", `${list}?${query}`, { key });
        return [status, body.type];
      };
      for (const limit of ["1", "100"]) expect(await ask(`limit=${limit}`)).toEqual([200, undefined]);
      const cursors = ["x", "", "bm90IGpzb24", "W10", "WzFd", "W251bGxd", "bnVsbA", "a".repeat(501)];
      for (const query of [
        ...["0", "101", "-1", "1e1", "abc", "", "2.5", "99999999999999999999"].map(
          (limit) => `limit=${limit}`,
        ),
        ...cursors.map((cursor) => `cursor=${cursor}`),
      ]) {
        expect(await ask(query), query).toEqual([400, "validation.bad_request"]);
      }
    },
  );

  test("a cursor with something behind it is none", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await note(h, key, "a", "2026-01-01T00:00:00.000Z");
    await note(h, key, "b", "2026-01-02T00:00:00.000Z");
    const cursor = at((await h.send("GET", `${path}?limit=1`, { key })).body, "metadata", "nextCursor");
    expect((await h.send("GET", `${path}?cursor=${cursor}`, { key })).status).toBe(200);
    expect((await h.send("GET", `${path}?cursor=${cursor}!!`, { key })).status).toBe(400);
    const other = await h.send("GET", `/api/v1/memories?cursor=${cursor}`, { key });
    expect([other.status, other.body.type], "of another list").toEqual([400, "validation.bad_request"]);
  });
});
