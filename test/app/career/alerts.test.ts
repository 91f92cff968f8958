import { expect, test } from "vitest";
import { ask } from "../../support/checked.ts";
import { type Harness, HOUR_MS, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { done, type Person, personas, putResume, resumeOf } from "../../support/samples/persona.ts";

const electrician = personas[1] ?? personas[0];

async function electricianWith(h: Harness, goal: string): Promise<Person> {
  if (!electrician) throw new Error("There should be an electrician.");
  const person = await h.newPerson();
  await putResume(h, person, resumeOf(electrician));
  await done(h, person, "PATCH", "/api/v1/profile", { career_goals: goal });
  return person;
}

async function gaps(h: Harness, person: Person, input: Json = {}): Promise<Json[]> {
  const alerts = asList(await ask(h, person, "alerts.list", input));
  return alerts.filter(({ alertType }) => alertType === "skill_gap");
}

async function insights(h: Harness, person: Person): Promise<Json[]> {
  const events = h.fired();
  return events
    .filter(({ type, userId }) => type === "insight.generated" && userId === person.userId)
    .map(({ payload }) => payload);
}

/** The resume with everything an occupation asks for listed by its catalogue name. */
async function learnAll(h: Harness, person: Person, title: string): Promise<void> {
  const { service } = h;
  const data = await service.store.catalog.load();
  const entry = data.occupations.find((one) => one.title === title);
  const names = new Map(data.skills.map(({ id, name }) => [id, name]));
  const asked = [...(entry?.skills ?? []), ...(entry?.tools ?? [])].map(
    ({ skill }) => names.get(skill) ?? skill,
  );
  expect(asked.length).toBeGreaterThan(5);
  if (!electrician) throw new Error("There should be an electrician.");
  const resume = resumeOf(electrician);
  const skills = [...asList(resume.skills), { name: "Learned", level: "Expert", keywords: asked }];
  await putResume(h, person, { ...resume, skills });
}

test("a goal that names a role far away raises skill_gap with an event, and it is cleared when the skills come", async () => {
  const h = await start();
  const person = await electricianWith(h, "Registered Nurse");
  const [alert, ...more] = await gaps(h, person);
  expect(more).toEqual([]);
  expect(alert).toMatchObject({
    severity: "warning",
    isRead: false,
    isDismissed: false,
    userId: person.userId,
  });
  expect(textAt(alert, "message")).toMatch(/^Registered Nurses: /);
  const told = await insights(h, person);
  expect(told).toContainEqual(expect.objectContaining({ data: { kind: "alert", id: alert?.id } }));
  await learnAll(h, person, "Registered Nurses");
  expect(await gaps(h, person)).toEqual([]);
});

test("another goal in its place clears the alert about the role no longer aimed at", async () => {
  const h = await start();
  const person = await electricianWith(h, "Registered Nurse");
  const [far] = await gaps(h, person);
  await done(h, person, "PATCH", "/api/v1/profile", { career_goals: "Electrician" });
  const near = await gaps(h, person);
  expect(near.some(({ id }) => id === far?.id)).toBe(false);
});

test("dismissed, it stays dismissed whatever is written and however often it is looked at", async () => {
  const h = await start();
  const person = await electricianWith(h, "Registered Nurse");
  const [alert] = await gaps(h, person);
  await done(h, person, "PATCH", `/api/v1/alerts?id=${textAt(alert, "id")}`, { action: "dismiss" });
  h.fired();
  for (const days of [0, 1, 20]) {
    h.runtime.advance(days * 24 * HOUR_MS);
    await done(h, person, "POST", "/api/v1/timeline", {
      eventType: "note",
      eventData: { text: "Still here." },
    });
    await ask(h, person, "careerHealth.get");
    expect(await gaps(h, person)).toEqual([]);
  }
  await h.service.evaluateAll();
  expect(await gaps(h, person)).toEqual([]);
  const kept = await gaps(h, person, { includeDismissed: true });
  expect(kept.map(({ id }) => id)).toEqual([alert?.id]);
  expect(await insights(h, person)).toEqual([]);
});

test("an open alert is said once, not at every look", async () => {
  const h = await start();
  const person = await electricianWith(h, "Registered Nurse");
  await gaps(h, person);
  const told = (await insights(h, person)).length;
  expect(told).toBeGreaterThan(0);
  for (const _ of [1, 2, 3]) await gaps(h, person);
  await h.service.evaluateAll();
  expect(await insights(h, person)).toEqual([]);
});

/** Five months later; an alert is raised by the second look that sees its cause. */
async function afterMonths(h: Harness, { key }: Person): Promise<void> {
  h.runtime.advance(150 * 24 * HOUR_MS);
  for (let look = 0; look < 2; look++) await h.send("GET", "/api/v1/alerts", { key });
}

test("every call that an alert suggests can be sent as it stands and writes nothing that nobody said", async () => {
  const h = await start({ toolsets: ["all"] });
  const person = await electricianWith(h, "Registered Nurse by 2030");
  await afterMonths(h, person);
  const alerts = asList(await ask(h, person, "alerts.list", {}));
  expect(alerts.map(({ alertType }) => alertType)).toEqual(
    expect.arrayContaining(["skill_gap", "goal_stagnation", "market_misalignment", "inactivity"]),
  );
  for (const { alertType, actionSuggestions } of alerts)
    for (const text of Array.isArray(actionSuggestions) ? actionSuggestions : [])
      expect(text, String(alertType)).toMatch(/^[A-Z][^_{}]+\.$/);
  const client = await h.mcp(person.key);
  await client.listTools();
  for (const { id, alertType } of alerts) {
    const { body } = await h.send("GET", "/api/v1/alerts", { key: person.key });
    expect(at(body, "data", 0, "id")).toBe(id);
    const calls = asList(at((await callTool(client, "list_alerts", {})).structured, "next"));
    expect(calls.length, String(alertType)).toBeGreaterThan(1);
    for (const call of calls) {
      const { isError, text: said } = await callTool(client, textAt(call, "tool"), asObject(call.arguments));
      expect(isError, `${textAt(call, "tool")}: ${said.slice(0, 200)}`).toBe(false);
    }
    await done(h, person, "PATCH", `/api/v1/alerts?id=${textAt({ id }, "id")}`, { action: "dismiss" });
  }
});

test("progress noted in the words of the alert of a stagnating goal is taken as that goal's", async () => {
  const h = await start();
  const person = await electricianWith(h, "Registered Nurse by 2030");
  await afterMonths(h, person);
  const stagnating = async () =>
    asList(await ask(h, person, "alerts.list", {})).find(({ alertType }) => alertType === "goal_stagnation");
  const { body } = await h.send("GET", "/api/v1/alerts?limit=50", { key: person.key });
  for (const { id, alertType } of asList(at(body, "data")))
    if (alertType !== "goal_stagnation")
      await done(h, person, "PATCH", `/api/v1/alerts?id=${String(id)}`, { action: "dismiss" });
  const client = await h.mcp(person.key);
  const said = JSON.stringify((await callTool(client, "list_alerts", {})).structured.next);
  const goalId = /eventData\.goalId (goal_\w+)/.exec(said)?.[1];
  expect(said).toContain("eventData.progress");
  const eventData = { goalId, progress: 0.9 };
  await done(h, person, "POST", "/api/v1/timeline", { eventType: "goal.progress", eventData });
  expect(await stagnating()).toBeUndefined();
});
