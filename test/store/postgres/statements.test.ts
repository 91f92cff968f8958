import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { countedWay } from "../../support/postgres/counted.ts";
import { tempPostgres, withPostgres } from "../../support/postgres/database.ts";

/** How many statements a request sends at most, and how often it waits, the ends of its transactions included. */
const most: [request: string, statements: number, waits: number, body?: unknown][] = [
  ["GET /api/v1/context", 4, 2],
  ["GET /api/v1/context", 1, 1],
  ["GET /api/v1/alerts", 4, 2],
  ["GET /api/v1/alerts", 1, 1],
  ["GET /api/v1/profile", 4, 2],
  ["GET /api/v1/profile", 1, 1],
  ["GET /api/v1/memories", 4, 2],
  ["GET /api/v1/timeline", 4, 2],
  // A long message may be sent in two parts, and the first answered meanwhile: that counts too.
  ["GET /api/v1/career-health", 5, 4],
  ["GET /api/v1/changes", 4, 2],
  ["GET /api/v1/career-context?query=nurse", 7, 6],
  ["GET /api/v1/search?query=nurse", 7, 6],
  ["PATCH /api/v1/profile", 9, 7, { min_salary: 50_000 }],
  ["POST /api/v1/timeline", 18, 14, { eventType: "a" }],
  ["POST /api/v1/memories", 5, 5, { contentText: "Cared for patients." }],
  // The notes are read too, for the days that only they name.
  ["POST /api/v1/career-reasoning", 9, 7, { query: "Which opening should I pursue first?" }],
];
/** So often each request is sent first: a connection prepares each statement once, which takes one more wait. */
const WARM = 4;

withPostgres("what requests ask of PostgreSQL", () => {
  test("is no more than this many statements and waits", async () => {
    const sent: string[] = [];
    const { url, waits } = await countedWay(await tempPostgres());
    const h = await start({ engine: "postgres", place: url, onStatement: (text) => void sent.push(text) });
    const { userId, key: warming } = await h.newPerson();
    let key = warming;
    const send = async (request: string, body?: unknown) => {
      const [method = "", path = ""] = request.split(" ");
      const { status } = await h.send(method, path, { key, ...(body !== undefined && { body }) });
      expect([request, status < 300]).toEqual([request, true]);
    };
    await send("PATCH /api/v1/profile", { current_job_title: "Nurse", career_goals: ["Teach"] });
    for (let round = 0; round < WARM; round += 1) {
      await send("PATCH /api/v1/profile", { min_salary: 40_000 + round });
      for (const [request, , , body] of most) await send(request, body);
    }
    // Its first request reserves what the counted ones need of its hour.
    key = await h.newKey(userId);
    await send("PATCH /api/v1/profile", { min_salary: 40_000 });
    const counts: [string, number, number][] = [];
    for (const [request, , , body] of most) {
      // What follows an answer belongs to no other request.
      await expect.poll(() => h.store.use?.inUse()).toBe(0);
      const before = waits();
      sent.length = 0;
      await send(request, body);
      counts.push([request, sent.length, waits() - before]);
    }

    const above = counts.filter(([, statements, waited], at) => {
      const [, mostStatements, mostWaits] = most[at] ?? ["", 0, 0];
      return statements > mostStatements || waited > mostWaits;
    });
    expect(above).toEqual([]);
  });

  test("is one statement for the keys of requests that come at once, each with its own answer", async () => {
    const sent: string[] = [];
    const h = await start({ engine: "postgres", onStatement: (text) => void sent.push(text) });
    const people = [await h.newPerson(), await h.newPerson(), await h.newPerson()];
    for (const [place, { key }] of people.entries())
      await h.send("PATCH", "/api/v1/profile", { key, body: { current_job_title: `Nurse ${place}` } });
    sent.length = 0;
    const [wrong, ...answers] = await Promise.all(
      ["sk_unknown", ...people.map(({ key }) => key)].map((key) => h.send("GET", "/api/v1/profile", { key })),
    );
    expect(wrong?.status).toBe(401);
    for (const [place, { body }] of answers.entries())
      expect(JSON.stringify(body.data)).toContain(`Nurse ${place}`);
    expect(sent.filter((text) => /from "api_keys"/.test(text))).toHaveLength(1);
  });
});
