import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { sampleOf, sampleResume } from "../../support/samples/operations.ts";
import { scenarios } from "../../support/scenario.ts";

const patch = { method: "PATCH", path: "/api/v1/memories/{id}" } as const;
const note = {
  contentText: "Plays the violin on Sundays.",
  content: { speaker: "Robin", place: "home" },
  importance: 0.4,
  threadId: "talk-1",
  position: 2,
  createdAt: "2025-11-01T10:00:00.000Z",
};

async function withNote(h: Harness, { key }: { key: string }): Promise<Json> {
  const { body } = await h.send("POST", "/api/v1/memories", { key, body: note });
  return { id: textAt(body, "data", "id") };
}

describe("PATCH /memories/{id}", () => {
  scenarios([
    {
      says: "corrects the text; when it was said and all that is left out stays",
      ...patch,
      before: withNote,
      sent: { body: { contentText: "Plays the cello on Sundays." } },
      status: 200,
      body: { data: { ...note, contentText: "Plays the cello on Sundays.", nodeType: "note" } },
    },
    {
      says: "merges details: null takes one away, others stay",
      ...patch,
      before: withNote,
      sent: { body: { content: { place: null, day: "Sunday" } } },
      status: 200,
      after: (_, { body }) =>
        expect(at(body, "data", "content")).toEqual({ speaker: "Robin", day: "Sunday" }),
    },
    {
      says: "takes type, importance and place; null takes the place away",
      ...patch,
      before: withNote,
      sent: { body: { nodeType: "preference", importance: 1, threadId: null, position: null } },
      status: 200,
      body: { data: { nodeType: "preference", importance: 1, contentText: note.contentText } },
      after: (_, { body }) => {
        expect(body.data).not.toHaveProperty("threadId");
        expect(body.data).not.toHaveProperty("position");
      },
    },
    {
      says: "with nothing to change answers what is stored",
      ...patch,
      before: withNote,
      sent: { body: {} },
      status: 200,
      body: { data: note },
    },
    {
      says: "a text of blanks",
      ...patch,
      before: withNote,
      sent: { body: { contentText: "  " } },
      status: 400,
      type: "validation.bad_request",
      message: /contentText must have 1 to 8000 characters/,
    },
    {
      says: "a time, which stays as it was said",
      ...patch,
      before: withNote,
      sent: { body: { createdAt: "2026-01-01T00:00:00.000Z" } },
      status: 400,
      type: "validation.bad_request",
      message: /createdAt/,
    },
    {
      says: "an unknown id",
      ...patch,
      before: async () => ({ id: "mem_none" }),
      sent: { body: { importance: 1 } },
      status: 404,
      type: "resource.not_found",
    },
  ]);
});

describe("search after a correction", () => {
  test("finds the new words, no longer the old ones, and each note once", async () => {
    const h = await start();
    const person = await h.newPerson();
    const { id } = await withNote(h, person);
    const body = { contentText: "Plays the cello on Sundays.", nodeType: "hobby" };
    await h.send("PATCH", `/api/v1/memories/${id}`, { key: person.key, body });
    const found = async (query: string) => {
      const answer = await h.send("GET", `/api/v1/career-context?query=${query}`, { key: person.key });
      return asList(at(answer.body, "data", "relevantMemories")).map((memory) => memory.id);
    };
    expect([await found("cello"), await found("violin"), await found("hobby")]).toEqual([[id], [], [id]]);
    const listed = await h.send("GET", "/api/v1/memories", { key: person.key });
    expect(asList(listed.body.data)).toHaveLength(1);
  });

  test("leaves the order of notes that came together", async () => {
    const h = await start();
    const person = await h.newPerson();
    const ids: unknown[] = [];
    for (const contentText of ["one", "two", "three"]) {
      const { body } = await h.send("POST", "/api/v1/memories", { key: person.key, body: { contentText } });
      ids.unshift(at(body, "data", "id"));
    }
    await h.send("PATCH", `/api/v1/memories/${ids[2]}`, { key: person.key, body: { contentText: "first" } });
    const listed = await h.send("GET", "/api/v1/memories", { key: person.key });
    expect(asList(listed.body.data).map(({ id }) => id)).toEqual(ids);
  });
});

test("a memory that is made from something else is corrected there, and the message says by what", async () => {
  const h = await start();
  const person = await h.newPerson();
  const send = (method: string, path: string, body: Json) =>
    h.send(method, `/api/v1${path}`, { key: person.key, body });
  await send("PUT", "/resume", { format: "json_resume", content: sampleResume });
  await send("PATCH", "/profile", { career_goals: ["Foreperson"], bio_summary: "Careful." });
  await sampleOf("assessments.get").prepare?.(h, person);
  await send("POST", "/jobs-workspace", { type: "direction", title: "Foreperson", sourceType: "manual" });
  await send("POST", "/checkpoints", { kind: "explore", goalSnapshot: { next: "Foreperson" } });
  await send("POST", "/timeline", { eventType: "interview.held" });
  const { body } = await h.send("GET", "/api/v1/memories?limit=100", { key: person.key });
  const refused: Record<string, unknown> = {};
  for (const { id, sourceType } of asList(body.data)) {
    const answer = await send("PATCH", `/memories/${id}`, { contentText: "Something else." });
    expect([answer.status, answer.body.type], String(sourceType)).toEqual([409, "validation.bad_request"]);
    refused[String(sourceType)] = asObject(answer.body).message;
  }
  expect(refused).toEqual({
    resume: expect.stringContaining("Use PATCH /api/v1/resume"),
    profile: expect.stringContaining("Use PATCH /api/v1/profile"),
    assessment: expect.stringContaining("made from an assessment"),
    job: expect.stringContaining("Use PATCH /api/v1/jobs-workspace/{id}"),
    checkpoint: expect.stringContaining("Use PATCH /api/v1/checkpoints/{id}"),
    timeline: expect.stringContaining("Use DELETE /api/v1/timeline/{id}"),
  });
});
