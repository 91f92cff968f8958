import { expect, test } from "vitest";
import { inverseOf } from "../../../src/operation/changes/inverse.ts";
import { fakeRuntime } from "../../support/fake-runtime.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { tempPlace } from "../../support/open-engine.ts";
import { type Person, personNamed, startAt } from "../../support/samples/persona.ts";

type Ids = Record<"memory" | "alert" | "item" | "event" | "job" | "brief" | "artifact", string>;
type Write = [method: string, path: string, body?: Json];

const posting = "Nurse at Example Clinic\nLocation: Berlin\nRequirements\n- IV therapy\n- 3 years of nursing";
const opportunity = { inputMode: "pasted_text", rawText: posting };
const application = {
  actions: [
    { type: "normalize_opportunity" },
    { type: "generate_fit_brief" },
    { type: "prepare_execution_artifact", artifactKind: "resume_variant" },
  ],
  opportunity,
};

/** Every kind of write to a person's own data, after which all is as before when it is undone. */
const writes: Record<string, (ids: Ids) => Write> = {
  "a field of the profile": () => ["PATCH", "/api/v1/profile", { current_location: "Kiel" }],
  "goals and a name": () => ["PATCH", "/api/v1/profile", { career_goals: ["Teach"], name: "N. N." }],
  "a field that goes": () => ["PATCH", "/api/v1/profile", { years_of_experience: null }],
  "a resume in place of another": () => [
    "PUT",
    "/api/v1/resume",
    { format: "json_resume", content: { basics: { name: "N" }, skills: [{ name: "Suturing" }] } },
  ],
  "a resume merged in": () => [
    "PUT",
    "/api/v1/resume",
    { format: "json_resume", mode: "merge", content: { skills: [{ name: "Suturing" }] } },
  ],
  "a corrected resume": () => [
    "PATCH",
    "/api/v1/resume",
    {
      set: { "/work/0/position": "Charge nurse" },
      remove: ["/work/1"],
      add: { certificates: { name: "Wound care" } },
    },
  ],
  "a memory": () => ["POST", "/api/v1/memories", { contentText: "Wants no weekends.", threadId: "t" }],
  "a memory that goes": ({ memory }) => ["DELETE", `/api/v1/memories/${memory}`],
  "a memory that is corrected": ({ memory }) => [
    "PATCH",
    `/api/v1/memories/${memory}`,
    { contentText: "Sleeps well.", importance: 0.2 },
  ],
  "an assessment that goes": () => ["DELETE", "/api/v1/assessments/riasec"],
  "an event that goes": ({ event }) => ["DELETE", `/api/v1/timeline/${event}`],
  "an opening that goes": ({ job }) => ["DELETE", `/api/v1/jobs-workspace/${job}`],
  "a brief that goes": ({ brief }) => ["DELETE", `/api/v1/fit-briefs/${brief}`],
  "an artifact that goes": ({ artifact }) => ["DELETE", `/api/v1/execution-artifacts/${artifact}`],
  "a step of an application": ({ job }) => [
    "POST",
    `/api/v1/jobs-workspace/${job}/events`,
    { kind: "interview", note: "Bring the logbook.", dueAt: "2026-03-20T09:00:00.000Z" },
  ],
  "an event": () => ["POST", "/api/v1/timeline", { eventType: "talk.held", eventData: { title: "Sleep" } }],
  "an assessment": ({ item }) => [
    "POST",
    "/api/v1/assessments/riasec/submissions",
    { answers: { [item]: 3 } },
  ],
  "an opening": () => [
    "POST",
    "/api/v1/jobs-workspace",
    { type: "opportunity", title: "Charge nurse", sourceType: "manual" },
  ],
  "what apply makes": () => [
    "POST",
    "/api/v1/agent/apply",
    { ...application, opportunity: { ...opportunity, rawText: `${posting}\n- Wound care` } },
  ],
  "a checkpoint": () => ["POST", "/api/v1/checkpoints", { kind: "explore", goalSnapshot: { next: "Teach" } }],
  "an alert that was read": ({ alert }) => ["PATCH", `/api/v1/alerts?id=${alert}`, { action: "read" }],
};

async function begin() {
  const { h, person } = await startAt(personNamed("nurse"), "everything");
  const first = async (path: string) => {
    const { body } = await h.send("GET", `/api/v1/${path}`, { key: person.key });
    return textAt(body, "data", 0, "id");
  };
  const questions = await h.send("GET", "/api/v1/assessments/riasec/questions", { key: person.key });
  await send(h, person, ["POST", "/api/v1/agent/apply", application]);
  const ids: Ids = {
    memory: await first("memories?nodeType=note"),
    alert: (await h.addAlert(person.userId)).id,
    item: textAt(questions.body, "data", "items", 0, "id"),
    event: await first("timeline?eventType=training.finished"),
    job: await first("jobs-workspace"),
    brief: await first("fit-briefs"),
    artifact: await first("execution-artifacts"),
  };
  return { h, person, ids };
}

async function send(h: Harness, { key }: Person, [method, path, body]: Write): Promise<Json> {
  const answer = await h.send(method, path, { key, ...(body && { body }) });
  expect(answer.status, `${method} ${path}: ${answer.text.slice(0, 300)}`).toBeLessThan(300);
  return answer.body;
}

/** All that is stored of a person, without what is indexed anew and what the service notes for itself. */
async function stored(h: Harness, person: Person): Promise<Json> {
  const { body } = await h.send("GET", "/api/v1/account/export", { key: person.key });
  const {
    accessLog: _,
    apiKeys: __,
    alertStates: ___,
    healthDays: ____,
    alerts,
    memories,
    ...rest
  } = asObject(at(body, "data", "records"));
  const texts = asList(memories).map(({ contentText, nodeType, content, sourceType = "" }) =>
    JSON.stringify([contentText, nodeType, sourceType === "resume" ? {} : content, sourceType]),
  );
  return {
    ...rest,
    user: at(body, "data", "user"),
    read: asList(alerts).filter(({ isRead }) => isRead === true),
    memories: texts.sort(),
  };
}

async function newest(h: Harness, { key }: Person): Promise<Json> {
  const { body } = await h.send("GET", "/api/v1/changes?limit=1", { key });
  return asObject(at(body, "data", 0));
}

function undo(h: Harness, { key }: Person, id: unknown) {
  return h.send("POST", `/api/v1/changes/${String(id)}/undo`, { key });
}

test.each(Object.entries(writes))(
  "%s: undone, all is as before; and undone again, as after",
  async (_, make) => {
    const { h, person, ids } = await begin();
    const before = await stored(h, person);
    const write = make(ids);
    await send(h, person, write);
    const after = await stored(h, person);
    expect(after).not.toEqual(before);
    const change = await newest(h, person);
    expect(change).toMatchObject({ undoable: true });
    const undone = await undo(h, person, change.id);
    expect(undone.status, undone.text).toBe(200);
    expect(await stored(h, person)).toEqual(before);
    expect(at(undone.body, "data", "undone", "why")).toContain(textAt(undone.body, "data", "changeId"));
    const again = await newest(h, person);
    expect(again).toMatchObject({ operation: "changes.undo", id: at(undone.body, "data", "changeId") });
    expect((await undo(h, person, again.id)).status).toBe(200);
    expect(await stored(h, person)).toEqual(after);
  },
);

test("sharing that was turned on is undone; what would turn it on again is refused, and listed so", async () => {
  const { h, person } = await begin();
  const share = (shareCareerPath: boolean, more: Json = {}) =>
    send(h, person, ["PUT", "/api/v1/data-sharing", { shareCareerPath, ...more }]);
  const flags = async () =>
    at((await h.send("GET", "/api/v1/data-sharing", { key: person.key })).body, "data");
  const barred = { undoable: false, why: expect.stringMatching(/^Only the user can turn sharing on\./) };
  await share(true);
  const on = await newest(h, person);
  expect(on).toMatchObject({ undoable: true });
  expect((await undo(h, person, on.id)).status).toBe(200);
  expect(await flags()).toMatchObject({ shareCareerPath: false });
  // The undo of the undo would turn it on.
  const undone = await newest(h, person);
  expect(undone).toMatchObject(barred);
  expect((await undo(h, person, undone.id)).status).toBe(409);
  await share(true, { shareSkillProgression: true });
  for (const more of [{}, { shareAssessmentResults: true }]) {
    await share(true);
    await share(false, more);
    const off = await newest(h, person);
    expect(off).toMatchObject(barred);
    const refused = await undo(h, person, off.id);
    expect([refused.status, refused.text.includes("Only the user can turn sharing on.")]).toEqual([
      409,
      true,
    ]);
    expect(await flags()).toMatchObject({ shareCareerPath: false });
  }
});

test("a change that an earlier version kept as one to be undone turns no sharing on", async () => {
  const { h, person } = await begin();
  await send(h, person, ["PUT", "/api/v1/data-sharing", { shareCareerPath: true }]);
  await send(h, person, ["PUT", "/api/v1/data-sharing", { shareCareerPath: false }]);
  const { id } = await newest(h, person);
  await h.store.write(person.userId, async (tx) => {
    const change = await tx.changes.get(String(id));
    if (!change) throw new Error("The change is not there.");
    const inverse = [
      {
        kind: "data_sharing",
        id: "",
        patches: inverseOf({ shareCareerPath: true }, { shareCareerPath: false }),
      },
    ];
    await tx.changes.add({ ...change, id: "chg_planted", why: null, inverse });
  });
  expect((await undo(h, person, "chg_planted")).status).toBe(409);
  const { body } = await h.send("GET", "/api/v1/data-sharing", { key: person.key });
  expect(at(body, "data", "shareCareerPath")).toBe(false);
});

test("a later change of the same stands in the way, by its id; of something else it does not", async () => {
  const { h, person } = await begin();
  const change = async (body: Json) => {
    await send(h, person, ["PATCH", "/api/v1/profile", body]);
    return textAt(await newest(h, person), "id");
  };
  const kiel = await change({ current_location: "Kiel" });
  const jena = await change({ current_location: "Jena" });
  await change({ years_of_experience: 9 });
  const refused = await undo(h, person, kiel);
  expect(refused.status).toBe(409);
  expect(textAt(refused.body, "type")).toBe("validation.bad_request");
  expect(textAt(refused.body, "message")).toContain(jena);
  expect((await undo(h, person, jena)).status).toBe(200);
  const { body } = await h.send("GET", "/api/v1/profile", { key: person.key });
  expect(at(body, "data", "profile")).toMatchObject({ current_location: "Kiel", years_of_experience: 9 });
  expect((await undo(h, person, kiel)).status).toBe(200);
});

test("a second undo of one change is a conflict, an unknown or an old one is not found", async () => {
  const { h, person } = await begin();
  await send(h, person, ["PATCH", "/api/v1/profile", { current_location: "Kiel" }]);
  const { id } = await newest(h, person);
  expect((await undo(h, person, id)).status).toBe(200);
  expect((await undo(h, person, id)).status).toBe(409);
  expect((await undo(h, person, "chg_unknown")).status).toBe(404);
  await send(h, person, ["PATCH", "/api/v1/profile", { current_location: "Jena" }]);
  const old = await newest(h, person);
  await h.runtime.advance(31 * 24 * 60 * 60 * 1000);
  expect((await undo(h, person, old.id)).status).toBe(404);
  const { body } = await h.send("GET", "/api/v1/changes", { key: person.key });
  expect(at(body, "data")).toEqual([]);
});

test("subscriptions are listed without their addresses, and cannot be undone", async () => {
  const { h, person } = await begin();
  const url = "https://example.com/a-secret-path";
  await send(h, person, ["POST", "/api/v1/webhooks", { url, events: ["profile.updated"] }]);
  const change = await newest(h, person);
  expect(change).toMatchObject({ operation: "webhooks.create", undoable: false });
  expect(JSON.stringify(change)).not.toContain("a-secret-path");
  const refused = await undo(h, person, change.id);
  expect(refused.status).toBe(409);
  expect(textAt(refused.body, "message")).toContain(String(change.why));
});

test("a change says in words what it did, and who did it", async () => {
  const { h, person } = await begin();
  await send(h, person, ["PATCH", "/api/v1/profile", { current_location: "Kiel" }]);
  expect(await newest(h, person)).toMatchObject({
    summary: "Update profile: current_location",
    operation: "profile.update",
    client: expect.stringMatching(/./),
  });
  await send(h, person, ["POST", "/api/v1/memories", { contentText: "Wants no\nweekends." }]);
  expect(await newest(h, person)).toMatchObject({ summary: "Add memory: Wants no weekends." });
});

test("what is refused or changes nothing is no change", async () => {
  const { h, person } = await begin();
  const { id } = await newest(h, person);
  await h.send("PATCH", "/api/v1/profile", { key: person.key, body: { years_of_experience: "many" } });
  await send(h, person, ["PATCH", "/api/v1/profile", { years_of_experience: 8 }]);
  expect(at(await newest(h, person), "id")).toBe(id);
});

test("undone goals are told to subscribers, and search finds what is true now", async () => {
  const { h, person } = await begin();
  await send(h, person, ["PATCH", "/api/v1/profile", { career_goals: ["Conduct an orchestra"] }]);
  const { id } = await newest(h, person);
  h.fired();
  await undo(h, person, id);
  expect(h.fired().map(({ type }) => type)).toEqual(["profile.updated", "goal.changed"]);
  const found = await h.send("GET", "/api/v1/career-context?query=orchestra", { key: person.key });
  expect(JSON.stringify(at(found.body, "data", "relevantMemories"))).not.toContain("orchestra");
});

test("two programs on one database undo each other's changes, and find each other's in the way", async () => {
  const place = await tempPlace();
  const runtime = fakeRuntime();
  // Where a refused write still passes its turn on, the other program waits for it in real time.
  runtime.timers.sleep = (ms) => new Promise((resolve) => void setTimeout(resolve, ms));
  const one = await start({ place, runtime });
  const person = await one.newPerson();
  const two = await start({ place, runtime });
  await send(one, person, ["PATCH", "/api/v1/profile", { current_location: "Kiel" }]);
  const kiel = await newest(two, person);
  await send(two, person, ["PATCH", "/api/v1/profile", { current_location: "Jena" }]);
  const jena = await newest(one, person);
  const refused = await undo(one, person, kiel.id);
  expect([refused.status, textAt(refused.body, "message").includes(String(jena.id))]).toEqual([409, true]);
  expect((await undo(one, person, jena.id)).status).toBe(200);
  expect((await undo(two, person, jena.id)).status).toBe(409);
  expect((await undo(two, person, kiel.id)).status).toBe(200);
  const { body } = await one.send("GET", "/api/v1/profile", { key: person.key });
  expect([body.type, at(body, "data", "profile", "current_location")]).toEqual([
    "profile.not_found",
    undefined,
  ]);
});

test("over MCP, too, what was written is listed with whose words it holds, and taken back", async () => {
  const { h, person } = await begin();
  const client = await h.mcp(person.key);
  await callTool(client, "add_memory", { contentText: "Wants no weekends." });
  const { structured } = await callTool(client, "read_operation", { operation: "changes.list" });
  const [change] = asList(at(structured, "data"));
  expect(change).toMatchObject({ summary: "Add memory: Wants no weekends.", client: expect.any(String) });
  expect(at(structured, "metadata", "untrusted")).toContain("[].summary");
  const args = { operation: "changes.undo", arguments: { id: change?.id } };
  const undone = await callTool(client, "write_operation", args);
  expect(undone.isError, undone.text).toBe(false);
  const { text } = await callTool(client, "read_operation", { operation: "memories.list" });
  expect(text).not.toContain("weekends");
});
