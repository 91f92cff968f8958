import { describe, expect, test } from "vitest";
import { moduleIds } from "../../../src/engine/assessment/module-ids.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { askRaw, eras } from "../../support/mcp/raw.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { mcpOn } from "../../support/program/stdio.ts";

const jobs = "career://jobs-workspace/{id}";

async function complete(h: Harness, key: string, uri: string, value: string, name = "id"): Promise<Json> {
  const params = { ref: { type: "ref/resource", uri }, argument: { name, value } };
  const { result, error } = await askRaw(h, key, "modern", "completion/complete", params);
  expect(error).toBeUndefined();
  return asObject(at(result, "completion"));
}

async function addJob(h: Harness, key: string, title: string, more: Json = {}): Promise<string> {
  const body = { type: "opportunity", title, sourceType: "manual", ...more };
  return textAt((await h.send("POST", "/api/v1/jobs-workspace", { key, body })).body, "data", "id");
}

/** Stored without the service in between, so that many are quick. */
async function addJobs(h: Harness, userId: string, count: number): Promise<void> {
  await h.store.write(userId, async (tx) => {
    for (let number = 0; number < count; number += 1) {
      await tx.jobs.put({
        id: h.runtime.newId("job"),
        userId,
        type: "direction",
        title: `Direction ${number}`,
        sourceType: "manual",
        status: "discovering",
        reportRefs: [],
        artifactRefs: [],
      });
    }
  });
}

describe.each(eras)("in the %s era", (era) => {
  test("every template's variable completes, and says that completion is there", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await addJob(h, key, "Electrician");
    const opened =
      era === "modern"
        ? await askRaw(h, key, era, "server/discover")
        : await askRaw(h, key, era, "initialize", {
            protocolVersion: "2025-11-25",
            capabilities: {},
            clientInfo: { name: "raw", version: "1" },
          });
    expect(at(opened, "result", "capabilities", "completions")).toEqual({});
    const { result } = await askRaw(h, key, era, "resources/templates/list");
    const templates = asList(at(result, "resourceTemplates"))
      .map(({ uriTemplate }) => String(uriTemplate))
      .filter((template) => template.startsWith("career://"));
    const totals: Json = {};
    for (const uri of templates) {
      const name = /\{(\w+)\}/.exec(uri)?.[1] ?? "";
      const params = { ref: { type: "ref/resource", uri }, argument: { name, value: "" } };
      const answer = await askRaw(h, key, era, "completion/complete", params);
      totals[uri] = at(answer, "result", "completion", "total");
    }
    expect(totals).toEqual({
      "career://assessments/{moduleId}": moduleIds.length,
      "career://reports/{id}": 0,
      "career://fit-briefs/{id}": 0,
      "career://execution-artifacts/{id}": 0,
      "career://jobs-workspace/{id}": 1,
      "career://checkpoints/{id}": 0,
    });
  });

  test.each([
    ["a prompt nobody knows", { type: "ref/prompt", name: "nothing" }],
    ["a template nobody knows", { type: "ref/resource", uri: "career://nothing/{id}" }],
    ["a word that every object has", { type: "ref/prompt", name: "constructor" }],
  ])("%s is refused", async (_, ref) => {
    const h = await start();
    const { key } = await h.newPerson();
    const params = { ref, argument: { name: "id", value: "" } };
    const { error } = await askRaw(h, key, era, "completion/complete", params);
    expect(error).toMatchObject({ code: -32602 });
  });
});

test("modules complete by their beginning, whatever the case", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const template = "career://assessments/{moduleId}";
  expect(await complete(h, key, template, "", "moduleId")).toEqual({
    values: [...moduleIds],
    total: moduleIds.length,
    hasMore: false,
  });
  const found = await complete(h, key, template, "S", "moduleId");
  expect(found.values).toEqual(["skillsTalents", "stressRegulation"]);
  expect(await complete(h, key, template, "x", "moduleId")).toEqual({ values: [], total: 0, hasMore: false });
});

test("ids complete newest first, by their beginning and by words of the title", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const first = await addJob(h, key, "Electrician", { company: "Example Grid" });
  const second = await addJob(h, key, "Nurse, night shift");
  const third = await addJob(h, key, "Electrical engineer");
  const values = async (value: string) => (await complete(h, key, jobs, value)).values;
  expect(await values("")).toEqual([third, second, first]);
  expect(await values(second)).toEqual([second]);
  expect(await values(first.slice(0, -2))).toEqual([third, second, first]);
  expect(await values("elec")).toEqual([third, first]);
  expect(await values("ELECTRICAL eng")).toEqual([third]);
  expect(await values("grid")).toEqual([first]);
  expect(await values("shift nurse")).toEqual([second]);
  expect(await values("lectric")).toEqual([]);
});

test("at most a hundred values come, with how many there are", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await addJobs(h, userId, 101);
  const found = await complete(h, key, jobs, "");
  expect(asList([found])[0]).toMatchObject({ total: 101, hasMore: true });
  expect(found.values).toHaveLength(100);
  expect(await complete(h, key, jobs, "direction 7")).toMatchObject({ total: 11, hasMore: false });
});

test("beyond the newest five hundred nothing is counted, and it says that there is more", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await addJobs(h, userId, 501);
  const found = await complete(h, key, jobs, "direction 500");
  expect(found).toMatchObject({ hasMore: true });
  expect(found.values).toHaveLength(1);
  expect(found).not.toHaveProperty("total");
});

test("an argument that does not complete gives nothing", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await addJob(h, key, "Electrician");
  for (const name of ["other", "constructor", "__proto__"]) {
    expect(await complete(h, key, jobs, "", name)).toEqual({ values: [], total: 0, hasMore: false });
  }
});

test("what the scopes do not allow is as unknown as what is not there; others' ids never come", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await addJob(h, key, "Electrician");
  const other = await h.newPerson();
  expect((await complete(h, other.key, jobs, "")).values).toEqual([]);
  const narrow = await h.newKey(userId, { scopes: ["read:profile"] });
  const ask = async (uri: string) => {
    const params = { ref: { type: "ref/resource", uri }, argument: { name: "id", value: "" } };
    return (await askRaw(h, narrow, "modern", "completion/complete", params)).error;
  };
  expect(await ask(jobs)).toEqual(await ask("career://nothing/{id}"));
  expect(await ask(jobs)).toMatchObject({ code: -32602 });
});

test("completing draws on no limit and leaves no line in the ledger", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  await addJob(h, key, "Electrician");
  const limited = await h.newKey(userId, { hourlyLimit: 1, name: "limited" });
  for (let count = 0; count < 3; count += 1) {
    expect((await complete(h, limited, jobs, "elec")).total).toBe(1);
  }
  const { body } = await h.send("GET", "/api/v1/access-log", { key });
  expect(asList(body.data).filter(({ client }) => client === "limited")).toEqual([]);
});

test("over stdio ids complete as well", async () => {
  const mcp = await mcpOn(temporaryFolder());
  const made = await mcp.call("write_operation", {
    operation: "jobsWorkspace.create",
    arguments: { type: "direction", title: "Foreperson", sourceType: "manual" },
  });
  const { result } = await mcp.ask("completion/complete", {
    ref: { type: "ref/resource", uri: jobs },
    argument: { name: "id", value: "fore" },
  });
  const id = textAt(made.structuredContent.data, "id");
  expect(at(result, "completion")).toEqual({ values: [id], total: 1, hasMore: false });
});
