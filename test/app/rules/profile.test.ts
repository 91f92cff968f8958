import { describe, expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at } from "../../support/json.ts";
import { type Scenario, scenarios } from "../../support/scenario.ts";

const path = "/api/v1/profile";
const patch = { method: "PATCH", path } as const;
const bad = { status: 400, type: "validation.bad_request" } as const;
const told = ["profile.updated", "timeline.event"];
const goalTold = [...told, "goal.changed", "timeline.event"];

const filled: Scenario["before"] = async (h, { key }) => {
  await h.send("PATCH", path, {
    key,
    body: {
      name: "Robin Fictional",
      current_job_title: "Electrician",
      team_size: 4,
      target_salary_range: { min: 40_000, max: 50_000 },
      career_goals: { next: { role: "Foreperson", by: "2027" }, later: "Own firm" },
    },
  });
  return undefined;
};
const again = { ...patch, before: filled } as const;

describe("PATCH /profile", () => {
  scenarios([
    {
      says: "a first field makes the profile",
      ...patch,
      sent: { body: { current_job_title: "Electrician" } },
      status: 200,
      body: { data: { profile: { current_job_title: "Electrician" } } },
      fires: told,
    },
    {
      says: "an extra field is kept as it comes",
      ...patch,
      sent: { body: { shoe_size: { eu: 42, notes: ["wide", null] } } },
      status: 200,
      body: { data: { profile: { shoe_size: { eu: 42, notes: ["wide", null] } } } },
      fires: told,
    },
    {
      says: "name and e-mail are the user's, not the profile's",
      ...patch,
      sent: { body: { name: "Ada Example", email: "ada@example.com" } },
      status: 200,
      body: { data: { user: { name: "Ada Example", email: "ada@example.com" }, profile: {} } },
      fires: told,
      after: (_, { body }) => expect(at(body, "data", "profile")).toEqual({}),
    },
    {
      says: "null removes a field",
      ...again,
      sent: { body: { team_size: null } },
      status: 200,
      fires: told,
      after: (_, { body }) => {
        expect(at(body, "data", "profile")).not.toHaveProperty("team_size");
        expect(at(body, "data", "profile", "current_job_title")).toBe("Electrician");
      },
    },
    {
      says: "a patch merges inside an object field",
      ...again,
      sent: { body: { target_salary_range: { max: 60_000 } } },
      status: 200,
      body: { data: { profile: { target_salary_range: { min: 40_000, max: 60_000 } } } },
      fires: told,
    },
    {
      says: "a range that a merge leaves without its minimum is refused",
      ...again,
      sent: { body: { target_salary_range: { min: null } } },
      ...bad,
      message: /target_salary_range\.min/,
    },
    {
      says: "career goals merge, too, and the change is told with before and after",
      ...again,
      sent: { body: { career_goals: { next: { by: null } } } },
      status: 200,
      body: { data: { profile: { career_goals: { next: { role: "Foreperson" }, later: "Own firm" } } } },
      fires: goalTold,
      after: (_, { body }) =>
        expect(at(body, "data", "profile", "career_goals", "next")).toEqual({ role: "Foreperson" }),
    },
    {
      says: "goals may be a text",
      ...again,
      sent: { body: { career_goals: "Rest" } },
      status: 200,
      fires: goalTold,
    },
    {
      says: "goals may be a list",
      ...again,
      sent: { body: { career_goals: ["a"] } },
      status: 200,
      fires: goalTold,
    },
    {
      says: "goals may be removed",
      ...again,
      sent: { body: { career_goals: null } },
      status: 200,
      fires: goalTold,
    },
    {
      says: "the same again changes nothing and tells nobody",
      ...again,
      sent: { body: { current_job_title: "Electrician", career_goals: { later: "Own firm" } } },
      status: 200,
    },
    { says: "an empty patch changes nothing", ...again, sent: { body: {} }, status: 200 },
    {
      says: "an unknown field removed changes nothing",
      ...again,
      sent: { body: { hat: null } },
      status: 200,
    },
    {
      says: "a text for a number",
      ...patch,
      sent: { body: { min_salary: "much" } },
      ...bad,
      message: /min_salary/,
    },
    {
      says: "a number for a text",
      ...patch,
      sent: { body: { bio_summary: 1 } },
      ...bad,
      message: /bio_summary/,
    },
    {
      says: "null in a list",
      ...patch,
      sent: { body: { target_locations: [null] } },
      ...bad,
      message: /target_locations\[0\] must be a string, not null/,
    },
    {
      says: "a number in a list of texts",
      ...patch,
      sent: { body: { certificates: ["a", 2] } },
      ...bad,
      message: /certificates\[1\]/,
    },
    { says: "no e-mail address", ...patch, sent: { body: { email: "nobody" } }, ...bad, message: /email/ },
    { says: "an empty name", ...patch, sent: { body: { name: "" } }, ...bad, message: /name/ },
    {
      says: "half a range",
      ...patch,
      sent: { body: { target_salary_range: { min: 1 } } },
      ...bad,
      message: /target_salary_range\.max/,
    },
    {
      says: "a third field of a range",
      ...patch,
      sent: { body: { target_salary_range: { min: 1, max: 2, currency: "EUR" } } },
      ...bad,
      message: /currency/,
    },
  ]);

  test("the events name the changed fields and both goals; the diary notes the same", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PATCH", path, { key, body: { name: "Ada Example", career_goals: "Lead" } });
    h.runtime.advance(1000);
    h.fired();
    await h.send("PATCH", path, { key, body: { career_goals: "Rest", zeal: 1, current_industry: "Trade" } });
    const fired = h.fired();
    expect(fired.map(({ payload }) => payload.data)).toMatchObject([
      { changedFields: ["career_goals", "current_industry", "zeal"] },
      { eventType: "profile.updated" },
      { previous: "Lead", current: "Rest" },
      { eventType: "goal.changed" },
    ]);
    const diary = asList((await h.send("GET", "/api/v1/timeline", { key })).body.data);
    expect(diary.slice(0, 2).map(({ eventType }) => eventType)).toEqual(["goal.changed", "profile.updated"]);
    expect(fired.map(({ payload }) => at(payload, "data", "timelineEventId")).filter(Boolean)).toEqual(
      diary
        .slice(0, 2)
        .map(({ id }) => id)
        .reverse(),
    );
  });

  test("a first goal is told with null before it", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PATCH", path, { key, body: { career_goals: ["Lead"] } });
    const goal = h.fired().find(({ type }) => type === "goal.changed");
    expect(goal?.payload.data).toEqual({ previous: null, current: ["Lead"] });
  });
});

describe("GET /profile", () => {
  scenarios([
    { says: "before any profile data", method: "GET", path, status: 404, type: "profile.not_found" },
    {
      says: "after an empty patch there is still none",
      method: "GET",
      path,
      before: async (h, { key }) => {
        await h.send("PATCH", path, { key, body: {} });
        return undefined;
      },
      status: 404,
      type: "profile.not_found",
    },
    {
      says: "gives user, profile and metadata",
      method: "GET",
      path,
      before: filled,
      status: 200,
      body: { data: { user: { name: "Robin Fictional" }, profile: { team_size: 4 } } },
      after: (_, { body }) => {
        expect(Object.keys(Object(body.data)).sort()).toEqual(["metadata", "profile", "user"]);
        const completeness = at(body, "data", "metadata", "profileCompleteness");
        expect(completeness).toBeGreaterThan(0);
        expect(completeness).toBeLessThanOrEqual(100);
      },
    },
  ]);
});
