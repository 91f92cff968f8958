import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { withPostgres } from "../../support/postgres/database.ts";

/** How many statements a request sends at most, the ends of its transactions included. */
const most: [request: string, statements: number, body?: unknown][] = [
  ["GET /api/v1/context", 25],
  ["GET /api/v1/context", 2],
  ["GET /api/v1/alerts", 10],
  ["GET /api/v1/alerts", 2],
  ["GET /api/v1/profile", 11],
  ["GET /api/v1/memories", 6],
  ["GET /api/v1/timeline", 6],
  ["GET /api/v1/career-health", 25],
  ["GET /api/v1/changes", 5],
  ["PATCH /api/v1/profile", 60, { min_salary: 50_000 }],
  ["POST /api/v1/timeline", 51, { eventType: "a" }],
  ["POST /api/v1/memories", 15, { contentText: "Cared for patients." }],
];

withPostgres("what requests ask of PostgreSQL", () => {
  test("is no more than this many statements", async () => {
    const sent: string[] = [];
    const h = await start({ engine: "postgres", onStatement: (text) => void sent.push(text) });
    const { key } = await h.newPerson();
    const body = { current_job_title: "Nurse", career_goals: ["Teach"] };
    await h.send("PATCH", "/api/v1/profile", { key, body });
    const counts: [string, number][] = [];
    for (const [request, , given] of most) {
      const [method = "", path = ""] = request.split(" ");
      sent.length = 0;
      const { status } = await h.send(method, path, { key, ...(given !== undefined && { body: given }) });
      expect([request, status < 300]).toEqual([request, true]);
      counts.push([request, sent.length]);
    }
    expect(counts.filter(([, count], at) => count > (most[at]?.[1] ?? 0))).toEqual([]);
  });
});
