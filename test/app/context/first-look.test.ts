import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const path = "/api/v1/context";

async function summaryOf(h: Harness, key: string): Promise<Json> {
  return asObject(at((await h.send("GET", path, { key })).body, "data", "summary"));
}

async function opening(h: Harness, key: string, title: string, more: Json = {}): Promise<Json> {
  const body = { type: "opportunity", title, sourceType: "manual", ...more };
  return asObject((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body.data);
}

describe("the first look", () => {
  test("leads with limits, goals and open matters", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key, body: { current_job_title: "Nurse" } });
    expect(Object.keys(await summaryOf(h, key)).slice(0, 3)).toEqual(["constraints", "goals", "openItems"]);
  });

  test("says what the profile knows of place, pay, relocation, schedule, family and permission, and nothing else", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const body = {
      target_locations: ["Leeds"],
      min_salary: 40_000,
      salary_currency: "GBP",
      willing_to_relocate: false,
      accept_overtime: false,
      family_constraints: "Home by four",
      needs_sponsorship: true,
      career_goals: { role: "Nurse educator", by: "2027-06" },
      shoe_size: 42,
    };
    await h.send("PATCH", "/api/v1/profile", { key, body });
    const { constraints, goals } = await summaryOf(h, key);
    expect(constraints).toEqual({
      place: { targets: ["Leeds"] },
      pay: { min: 40_000, currency: "GBP" },
      relocation: { willing: false },
      schedule: { acceptsOvertime: false },
      family: "Home by four",
      authorization: { needsSponsorship: true },
    });
    expect(goals).toEqual([{ text: expect.stringContaining("Nurse educator"), dueAt: "2027-06" }]);
  });

  test.each([
    [
      "I liked the team. No night shifts any more, please.",
      "No night shifts any more, please.",
      ["schedule"],
    ],
    ["I must pick up my kids at four", "I must pick up my kids at four", ["schedule", "family"]],
    ["I can't relocate before summer", "I can't relocate before summer", ["relocation"]],
    ["Ich brauche mindestens zwei Tage Homeoffice", "Ich brauche mindestens zwei Tage Homeoffice", ["place"]],
    ["我不想再上夜班", "我不想再上夜班", ["schedule"]],
    [
      "Knee surgery in 2021, no heavy lifting since",
      "Knee surgery in 2021, no heavy lifting since",
      ["health"],
    ],
    ["Não quero mais viajar longe", "Não quero mais viajar longe", ["place"]],
  ])("quotes the sentence of a note that sets a limit: %s", async (contentText, text, about) => {
    const h = await start();
    const { key } = await h.newPerson();
    const note = await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
    const { constraints, openItems } = await summaryOf(h, key);
    expect(constraints).toEqual({ said: [{ memoryId: at(note.body, "data", "id"), about, text }] });
    expect(asObject(openItems).notes).toBe(1);
  });

  test.each([
    "Moved the team to Kubernetes in one weekend",
    "I want to move into management",
    "Cared for children on the ward",
    "Won an award",
    "The head chef is leaving, and the owner won't say who follows",
  ])("takes no other note for a limit: %s", async (contentText) => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("POST", "/api/v1/memories", { key, body: { contentText } });
    expect((await summaryOf(h, key)).constraints).toEqual({});
  });

  test("shows openings with their stage, what is due first, and counts what waits", async () => {
    const h = await start();
    const { key, userId } = await h.newPerson();
    const closing = (closingDate: string) => ({ metadata: { opportunity: { closingDate } } });
    const later = await opening(h, key, "Later", closing("2026-04-01"));
    const passed = await opening(h, key, "Passed", { ...closing("2026-02-01"), company: "Ward & Co" });
    const applied = await opening(h, key, "Applied", {
      ...closing("2026-02-01"),
      status: "handed_off",
    });
    await opening(h, key, "Archived", { status: "archived" });
    await opening(h, key, "A direction", { type: "direction" });
    await h.addAlert(userId);
    expect((await summaryOf(h, key)).openItems).toEqual({
      openings: [
        {
          id: passed.id,
          title: "Passed",
          company: "Ward & Co",
          stage: "Looking at it",
          dueAt: "2026-02-01",
          overdue: true,
        },
        { id: later.id, title: "Later", stage: "Looking at it", dueAt: "2026-04-01" },
        { id: applied.id, title: "Applied", stage: "Sent" },
      ],
      openingsInAll: 3,
      openingsByStage: { saved: 3 },
      followUpsDue: 0,
      unreadAlerts: 1,
      notes: 0,
    });
  });

  test("counts every open opening by its stage, also beyond those that it looks at", async () => {
    const h = await start();
    const { key, userId } = await h.newPerson();
    const [first, ended] = [await opening(h, key, "First"), await opening(h, key, "Ended")];
    const archived = await opening(h, key, "Archived later");
    const record = (id: unknown, kind: string) =>
      h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key, body: { kind } });
    await record(first.id, "applied");
    await record(ended.id, "rejected");
    await record(archived.id, "applied");
    await h.send("PATCH", `/api/v1/jobs-workspace/${archived.id}`, { key, body: { status: "archived" } });
    await h.store.write(userId, async (tx) => {
      const stored = await tx.jobs.get(String(first.id));
      if (!stored) throw new Error("The opening is not stored.");
      const { application: _, ...saved } = stored;
      for (let place = 0; place < 120; place += 1) await tx.jobs.put({ ...saved, id: `job_z${place}` });
    });
    const { openItems } = await summaryOf(h, key);
    expect(openItems).toMatchObject({
      openingsInAll: 121,
      openingsByStage: { saved: 120, applied: 1 },
    });
  });

  test("openings that are due alike come by fit, and what a filter rules out comes last and says so", async () => {
    const h = await start();
    const { key, userId } = await h.newPerson();
    const closing = (closingDate: string) => ({ metadata: { opportunity: { closingDate } } });
    const soon = await opening(h, key, "Soon, and ruled out", closing("2026-03-02"));
    const less = await opening(h, key, "Fits less", closing("2026-04-01"));
    const more = await opening(h, key, "Fits more", closing("2026-04-01"));
    for (const [job, score, failed] of [
      [soon, 90, ["licence"]],
      [less, 40, []],
      [more, 80, []],
    ] as const)
      await h.store.write(userId, async (tx) => {
        const stored = await tx.jobs.get(textAt(job, "id"));
        const briefData = { score, hardFilters: { passed: [], failed, unknown: [] } };
        if (!stored) throw new Error("There is no such opening.");
        const id = `fit_${stored.id}`;
        await tx.briefs.put({ id, userId, query: stored.title, briefData, createdAt: stored.createdAt });
        await tx.jobs.put({ ...stored, fitBriefRef: id });
      });
    const { openings } = asObject((await summaryOf(h, key)).openItems);
    expect(asList(openings).map(({ title, filterFailed }) => [title, filterFailed])).toEqual([
      ["Fits more", undefined],
      ["Fits less", undefined],
      ["Soon, and ruled out", true],
    ]);
  });

  test("the course of an application, where it is kept, says stage and due date; what has ended is not open", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const first = await opening(h, key, "First");
    const second = await opening(h, key, "Second");
    const tell = async ({ id }: Json, body: Json) => {
      const { status } = await h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key, body });
      expect(status).toBe(201);
    };
    await tell(first, { kind: "interview", dueAt: "2026-03-02T15:00:00.000Z" });
    await tell(second, { kind: "follow_up", dueAt: "2026-03-01T09:00:00.000Z" });
    await tell(second, { kind: "rejected" });
    expect((await summaryOf(h, key)).openItems).toMatchObject({
      openings: [{ id: first.id, title: "First", stage: "interview", dueAt: "2026-03-02T15:00:00.000Z" }],
      openingsInAll: 1,
      followUpsDue: 1,
    });
  });

  test("stays within its budget with a great many notes, goals and openings", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const long = "No night shifts, ".repeat(60);
    for (let index = 0; index < 30; index += 1) {
      await h.send("POST", "/api/v1/memories", { key, body: { contentText: long } });
      await opening(h, key, `An opening ${"x".repeat(200)}`);
    }
    const goals = Array.from({ length: 30 }, (_, index) => `${index} ${"goal ".repeat(200)}`);
    await h.send("PATCH", "/api/v1/profile", {
      key,
      body: { career_goals: goals, family_constraints: long },
    });
    const { text } = await h.send("GET", path, { key });
    expect(text.length).toBeLessThan(8192);
  });
});

describe("nothing known yet", () => {
  test("is a beginning over MCP and context.not_found over REST", async () => {
    const h = await start();
    const { key, userId } = await h.newPerson();
    const { isError, structured } = await callTool(await h.mcp(key), "get_context");
    expect(isError).toBe(false);
    expect(structured.data).toEqual({
      user: { id: userId, name: "Unnamed user", email: "unset@example.invalid" },
      summary: {
        constraints: null,
        goals: null,
        openItems: null,
        currentJobTitle: null,
        resume: null,
        assessments: null,
      },
    });
    expect(asList(structured.next).map(({ tool }) => tool)).toEqual([
      "import_resume",
      "update_profile",
      "get_assessment_questions",
    ]);
    const answer = await h.send("GET", path, { key });
    expect([answer.status, answer.body.type]).toEqual([404, "context.not_found"]);
  });

  test("other errors stay errors", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { structured } = await callTool(await h.mcp(key), "get_context", { view: "tiny" });
    expect(structured.type).toBe("context.invalid_view");
  });
});

test("recommendedNextCalls and next say each thing once", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await h.send("POST", "/api/v1/timeline", { key, body: { eventType: "a" } });
  const { structured } = await callTool(await h.mcp(key), "get_context");
  const rest = asList(at((await h.send("GET", path, { key })).body, "data", "recommendedNextCalls"));
  const said = [
    ...asList(at(structured, "data", "recommendedNextCalls")).map(({ when }) => when),
    ...asList(structured.next).map(({ why }) => why),
  ];
  expect(said.sort()).toEqual(rest.map(({ when }) => when).sort());
  expect(new Set(said).size).toBe(said.length);
});
