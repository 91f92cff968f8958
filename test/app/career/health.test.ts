import { describe, expect, test } from "vitest";
import { applied, oneOfEach } from "../../support/agent.ts";
import { HOUR_MS, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { done, personNamed, putResume, resumeOf, startAt } from "../../support/samples/persona.ts";

type Health = { data: Json; known: Record<string, unknown>; missing: Json[] };

async function healthOf(h: Awaited<ReturnType<typeof start>>, key: string): Promise<Health> {
  const { status, body } = await h.send("GET", "/api/v1/career-health", { key });
  expect(status).toBe(200);
  const metrics = Object.entries(asObject(at(body, "data", "metrics")));
  return {
    data: asObject(body.data),
    known: Object.fromEntries(metrics.map(([name, metric]) => [name, at(metric, "details", "known")])),
    missing: asList(at(body, "metadata", "notEnoughKnown") ?? []),
  };
}

describe("what is not known", () => {
  test("of a new account is everything, and the answer names it", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const { known, missing } = await healthOf(h, key);
    const names = ["skillFreshness", "goalProgress", "marketAlignment", "careerActivity"];
    expect(known).toEqual(Object.fromEntries(names.map((name) => [name, false])));
    expect(missing.map(({ key: name }) => name)).toEqual([...names, "overallScore"]);
    for (const { text } of missing) expect(text).toMatch(/^Not known yet: [a-z].+\.$/);
  });

  test("is what has no data alone", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "resume");
    const { known, missing } = await healthOf(h, person.key);
    expect(known.skillFreshness).toBe(true);
    const unknown = Object.entries(known).filter(([, is]) => is === false);
    expect(missing.map(({ key }) => key)).toEqual([...unknown.map(([name]) => name), "overallScore"]);
  });
});

test("activity is what the person did or said: what was made for them counts for nothing", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "everything");
  const post = (eventType: string) =>
    done(h, person, "POST", "/api/v1/timeline", { eventType, eventData: { text: "Here." } });
  const counted = async () => {
    const { data } = await healthOf(h, person.key);
    return at(data, "metrics", "careerActivity", "details", "inputs", "events");
  };
  await applied(h, person, { ...oneOfEach, execution: { checkpoint: "create" } });
  const made = await h.send("GET", "/api/v1/timeline?limit=100", { key: person.key });
  const types = asList(at(made.body, "data")).map(({ eventType }) => String(eventType));
  expect(types).toEqual(
    expect.arrayContaining(["fit_brief.created", "report.created", "checkpoint.created"]),
  );
  const before = Number(await counted());
  const products = /^(?:fit_brief|report|artifact|checkpoint)\.|^job\.status_changed$/;
  expect(before).toBe(types.filter((type) => !products.test(type)).length);
  await post("course.completed");
  expect(await counted()).toBe(before + 1);
});

test("a report that is made does not end the person's inactivity", async () => {
  const { h, person } = await startAt(personNamed("electrician"), "resume");
  h.runtime.advance(70 * 24 * HOUR_MS);
  const inactive = async () => {
    const { body } = await h.send("GET", "/api/v1/alerts", { key: person.key });
    return asList(at(body, "data")).some(({ alertType }) => alertType === "inactivity");
  };
  for (const _ of [1, 2]) {
    await applied(h, person, { actions: [{ type: "request_report_branch", prompt: "Stay or move?" }] });
    await h.service.evaluateAll();
  }
  expect(await inactive()).toBe(true);
});

describe("a career score", () => {
  const days = async (h: Awaited<ReturnType<typeof start>>, key: string) => {
    await h.service.evaluateAll();
    return asList(at((await h.send("GET", "/api/v1/career-health/history", { key })).body, "data"));
  };

  test("is not known before three metrics are, in answers, sentences and history", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "resume");
    const { data, missing } = await healthOf(h, person.key);
    expect(missing.map(({ key }) => key)).toContain("overallScore");
    expect(data.overallScore).toBe(50);
    const [today] = await days(h, person.key);
    expect(today?.overallScore ?? null).toBeNull();
    const { body } = await h.send("POST", "/api/v1/career-reasoning", {
      key: person.key,
      body: { query: "Why is my career health score what it is?" },
    });
    expect(at(at(body, "reasoning") ?? at(body, "data", "reasoning"), "recommendation")).toMatch(
      /^Career health is not known yet: /,
    );
    expect(JSON.stringify(body)).not.toMatch(/of the 100 points/);
    const report = await applied(h, person, {
      actions: [{ type: "request_report_branch", prompt: "How is my career health?" }],
    });
    expect(JSON.stringify(report)).not.toMatch(/Career health is \d/);
  });

  test("has no goal progress without goals", async () => {
    const { h, person } = await startAt(personNamed("nurse"), "resume");
    const { known } = await healthOf(h, person.key);
    expect(known.goalProgress).toBe(false);
  });
});

test("an import raises no alert, and the next step of the person may", async () => {
  const h = await start();
  const person = await h.newPerson();
  await done(h, person, "PATCH", "/api/v1/profile", { career_goals: "Electrician" });
  await putResume(h, person, resumeOf(personNamed("nurse")));
  const alerts = async () =>
    asList(at((await h.send("GET", "/api/v1/alerts", { key: person.key })).body, "data"));
  for (const _ of [1, 2, 3]) expect(await alerts()).toEqual([]);
  await done(h, person, "POST", "/api/v1/timeline", { eventType: "note", eventData: { text: "Began." } });
  expect((await alerts()).map(({ alertType }) => alertType)).toContain("skill_gap");
});
