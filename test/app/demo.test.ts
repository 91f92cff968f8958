import { describe, expect, test } from "vitest";
import { fillDemo } from "../../src/app/demo/fill.ts";
import { hasNothingStored } from "../../src/domain/context/summary.ts";
import { operations } from "../../src/domain/index.ts";
import { type Operation, pathFields } from "../../src/operation/definition.ts";
import type { Harness } from "../support/harness.ts";
import { asList, asObject, at, isObject, type Json, textAt } from "../support/json.ts";
import { callTool } from "../support/mcp/client.ts";
import { restRequest } from "../support/net/rest-request.ts";
import { prepared } from "../support/prepared.ts";
import { sampleOf, sampleResume } from "../support/samples/operations.ts";

const withDemo = prepared(async (h) => {
  const person = await h.newPerson();
  await fillDemo(h.service, person.userId);
  return { person };
});

/** A webhook needs somebody who receives; a made-up one would be sent to, and fail, for ever. */
const withoutDemo = ["webhooks.list", "webhooks.deliveries"];
const reads = operations.filter(({ effect, name }) => effect === "read" && !withoutDemo.includes(name));

/** What cannot be taken from a list of the same feature. */
const inputs: Record<string, Json> = {
  "assessments.get": { moduleId: "workStyle" },
  "assessments.history": { moduleId: "riasec" },
  "context.get": { view: "full" },
  "careerContext.get": { query: "teaching on the ward" },
  "records.search": { query: "teaching on the ward" },
  "careerMatch.find": {},
  "similarPaths.list": {},
};

async function inputFor(h: Harness, key: string, operation: Operation): Promise<Json> {
  const own = inputs[operation.name] ?? (operation.isPage ? {} : sampleOf(operation.name).input);
  if (!pathFields(operation.http.path).includes("id")) return own;
  // Any thing with an id is a record.
  const feature = operation.feature === "records" ? "memories" : operation.feature;
  const list = operations.find(({ name }) => name === `${feature}.list`);
  const { body } = await h.send("GET", list?.http.path ?? "", { key });
  const ids = asList(body.data).map(({ id }) => id);
  if (operation.name === "executionArtifacts.prove") return citedLine(h, key, `${list?.http.path}/${ids[0]}`);
  return operation.name === "checkpoints.compare" ? { id: ids[0], with: ids[1] } : { id: ids[0] };
}

/** The first line of a document that a claim supports, as it is. */
async function citedLine(h: Harness, key: string, path: string): Promise<Json> {
  const { data } = (await h.send("GET", path, { key })).body;
  const lines = asList(at(data, "contentData", "sections")).flatMap((section) => asList(section.lines));
  const line = lines.find(({ claimIds }) => Array.isArray(claimIds) && claimIds.length > 0);
  return { id: at(data, "id"), was: line?.text, text: line?.text };
}

async function ask(h: Harness, key: string, operation: Operation) {
  if (operation.http.urlToken || operation.http.file)
    return askByTool(h, key, operation, await inputFor(h, key, operation));
  const { path, ...sent } = restRequest(operation, await inputFor(h, key, operation));
  return h.send(operation.http.method, path, { key, ...sent });
}

/** What takes no key, or answers a file, is read as its tool gives it. */
async function askByTool(h: Harness, key: string, { name }: Operation, input: Json) {
  const { isError, structured, text } = await callTool(await h.mcp(key), "read_operation", {
    operation: name,
    arguments: input,
  });
  return { status: isError ? 500 : 200, body: structured, text };
}

test.each(reads.map((operation) => [operation.name, operation] as const))(
  "%s has something to show",
  async (_, operation) => {
    const { h, person } = await withDemo();
    const { status, body, text } = await ask(h, person.key, operation);
    expect(status, text.slice(0, 300)).toBe(200);
    const { data } = body;
    const shown = Array.isArray(data) ? data : Object.values(asObject(data));
    expect(shown.length).toBeGreaterThan(0);
    // What is no list at the top holds at least one list or object with something in it.
    const filled = shown.filter((part) => (Array.isArray(part) ? part.length > 0 : isObject(part)));
    if (!["dataSharing.get", "followUps.calendar", "executionArtifacts.file"].includes(operation.name))
      expect(filled.length).toBeGreaterThan(0);
  },
);

test("all assessments are taken and trusted, two alerts are unread, a checkpoint has a fork, reports are of two kinds", async () => {
  const { h, person } = await withDemo();
  const get = async (path: string) => (await h.send("GET", `/api/v1/${path}`, { key: person.key })).body.data;
  const taken = Object.values(asObject(await get("assessments")));
  expect(taken).toHaveLength(8);
  for (const module of taken) expect(JSON.stringify(module)).not.toContain("low_attention");
  expect(asList(await get("alerts"))).toMatchObject([{ isRead: false }, { isRead: false }]);
  const checkpoints = asList(await get("checkpoints"));
  expect(checkpoints[0]?.sourceCheckpointId).toBe(checkpoints[1]?.id);
  expect(new Set(asList(await get("reports")).map(({ kind }) => kind)).size).toBe(2);
  expect(new Set(asList(await get("execution-artifacts")).map(({ kind }) => kind)).size).toBe(3);
  expect(asList(await get("similar-paths")).length).toBeGreaterThan(0);
  const sections = asObject(at(await get("context?view=full"), "sections"));
  expect(Object.keys(sections)).toHaveLength(5);
});

test("an opening has come a long way, two follow-ups are due, one of them overdue, and a posting closes", async () => {
  const { h, person } = await withDemo();
  const get = async (path: string) => (await h.send("GET", `/api/v1/${path}`, { key: person.key })).body.data;
  const items = asList(await get("jobs-workspace"));
  const [opening] = items.filter(({ status }) => status === "handed_off");
  const application = asObject(opening?.application);
  expect(asList(application.events).map(({ kind }) => kind)).toEqual([
    ...["saved", "applied", "screen", "interview"],
    "follow_up",
  ]);
  expect([application.stage, asList(application.contacts).length]).toEqual(["interview", 2]);
  expect(asList(await get("follow-ups")).map(({ kind, overdue }) => [kind === "closing", overdue])).toEqual([
    [false, true],
    [false, false],
    [true, false],
  ]);
});

describe("the demo's user is marked", () => {
  test("every context says so first, in each view and over MCP, and stays small", async () => {
    const { h, person } = await withDemo();
    const says = expect.stringMatching(/^Demo data: .*fictional/);
    for (const query of ["", "?view=full", "?expand=alerts,careerGraph,dynamicContext"]) {
      const { body, text } = await h.send("GET", `/api/v1/context${query}`, { key: person.key });
      expect(at(body, "metadata", "warnings", 0), query).toEqual(says);
      if (query !== "?view=full") expect(Buffer.byteLength(text)).toBeLessThan(8192);
    }
    const { structured } = await callTool(await h.mcp(person.key), "get_context");
    expect(at(structured, "metadata", "warnings", 0)).toEqual(says);
  });

  test("nobody else is told so", async () => {
    const { h } = await withDemo();
    const other = await h.newPerson();
    await h.send("PATCH", "/api/v1/profile", { key: other.key, body: { name: "Ada Example" } });
    const { body } = await h.send("GET", "/api/v1/context", { key: other.key });
    expect(asObject(body.metadata).warnings).toEqual([]);
  });
});

describe("importing a resume of one's own", () => {
  const send = (h: Harness, key: string, more: Json = {}) =>
    h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume, ...more } });

  test.each(["replace", "merge"])(
    "over the demo, mode %s, is a conflict that says the way out",
    async (mode) => {
      const { h, person } = await withDemo();
      const before = await h.send("GET", "/api/v1/resume", { key: person.key });
      const { status, body } = await send(h, person.key, { mode });
      expect([status, body.type, body.message]).toEqual([
        409,
        "validation.bad_request",
        expect.stringContaining("replaceDemo true"),
      ]);
      expect((await h.send("GET", "/api/v1/resume", { key: person.key })).body.data).toEqual(
        before.body.data,
      );
      const called = await callTool(await h.mcp(person.key), "import_resume", {
        format: "json_resume",
        content: sampleResume,
      });
      expect(called.isError).toBe(true);
    },
  );

  test("with replaceDemo leaves nothing of the demo, keeps keys and webhooks, and asks no second time", async () => {
    const { h, person } = await withDemo();
    const { key, userId } = person;
    const webhook = { url: "http://127.0.0.1:9/hook", events: ["profile.updated"] };
    await h.send("POST", "/api/v1/webhooks", { key, body: webhook });
    expect((await send(h, key, { replaceDemo: true })).status).toBe(200);
    const exported = await h.send("GET", "/api/v1/account/export", { key });
    expect(exported.text).not.toMatch(/Maren|telemetry|nurs/i);
    const context = await h.send("GET", "/api/v1/context", { key });
    expect(context.body.metadata).toMatchObject({ warnings: [] });
    expect(textAt(context.body, "data", "user", "name")).toBe("Robin Fictional");
    expect(asList((await h.send("GET", "/api/v1/webhooks", { key })).body.data)).toHaveLength(1);
    expect((await send(h, key)).status).toBe(200);
    expect(await h.store.read(userId, hasNothingStored)).toBe(false);
  });

  test("that cannot be read leaves the demo as it is", async () => {
    const { h, person } = await withDemo();
    const { status } = await send(h, person.key, { content: {}, replaceDemo: true });
    expect(status).toBe(400);
    const context = await h.send("GET", "/api/v1/context", { key: person.key });
    expect(textAt(context.body, "data", "user", "name")).toContain("fictional");
  });

  test("where nothing of the demo is stored, replaceDemo clears nothing", async () => {
    const { h } = await withDemo();
    const { key } = await h.newPerson();
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Keep me." } });
    expect((await send(h, key, { replaceDemo: true })).status).toBe(200);
    expect((await h.send("GET", "/api/v1/memories?nodeType=note", { key })).body.data).toMatchObject([
      { contentText: "Keep me." },
    ]);
  });
});

test("the compact context contains every section it is asked for, at once", async () => {
  const { h, person } = await withDemo();
  const wanted = ["careerGraph", "dynamicContext", "alerts", "careerHealth", "dataSharing"];
  const path = `/api/v1/context?expand=${wanted.join(",")}`;
  const { body, text } = await h.send("GET", path, { key: person.key });
  expect(Object.keys(Object(at(body, "data", "sections"))).toSorted()).toEqual(wanted.toSorted());
  expect(at(body, "metadata", "expanded")).toEqual(wanted);
  expect(at(body, "metadata", "careerGraph")).toBe("summary");
  expect(Buffer.byteLength(text)).toBeLessThan(8192);
  expect(Buffer.byteLength(text)).toBeGreaterThan(4000);
  expect(String(at(body, "metadata", "warnings"))).toContain("sections.careerGraph.assessments");
});
