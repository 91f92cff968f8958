import { describe, expect, test } from "vitest";
import { HOUR_MS, start } from "../../support/harness.ts";
import { asList, asObject, at } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { sampleResume } from "../../support/samples/operations.ts";
import { type Scenario, scenarios } from "../../support/scenario.ts";

const path = "/api/v1/context";
const expandItems = ["careerGraph", "dynamicContext", "alerts", "careerHealth", "dataSharing"];
const bad = { status: 400, type: "validation.bad_request" } as const;

const known: Scenario["before"] = async (h, { key }) => {
  const body = { name: "Ada Example", current_job_title: "Engineer", years_of_experience: 7 };
  await h.send("PATCH", "/api/v1/profile", { key, body });
  return undefined;
};

describe("what is asked", () => {
  const get = (query: string) => ({ method: "GET", path: `${path}${query}`, before: known }) as const;
  scenarios([
    {
      says: "nothing known is context.not_found",
      method: "GET",
      path,
      status: 404,
      type: "context.not_found",
    },
    {
      says: "the defaults are compact, 20 skills, 10 alerts, nothing expanded",
      ...get(""),
      status: 200,
      body: {
        metadata: {
          view: "compact",
          expanded: [],
          careerGraph: "none",
          resumeSkillsLimit: 20,
          alertsLimit: 10,
        },
        links: { openapi: "/openapi.json", reference: "/docs", self: path },
        data: { summary: { currentJobTitle: "Engineer", yearsOfExperience: 7, apiVersion: "v1" } },
      },
      after: (_, { body }, { userId }) => {
        expect(body.metadata).toMatchObject({ userId, warnings: [] });
        expect(at(body, "metadata", "durationMs")).toBeTypeOf("number");
        expect(body.data).not.toHaveProperty("sections");
      },
    },
    {
      says: "another view is context.invalid_view",
      ...get("?view=tiny"),
      status: 400,
      type: "context.invalid_view",
    },
    { says: "an empty view, too", ...get("?view="), status: 400, type: "context.invalid_view" },
    {
      says: "a view of another case, too",
      ...get("?view=Full"),
      status: 400,
      type: "context.invalid_view",
    },
    {
      says: "a wrong view is told before anything else",
      ...get("?view=x&alertsLimit=0"),
      status: 400,
      type: "context.invalid_view",
    },
    { says: "an unknown expand item", ...get("?expand=alerts,everything"), ...bad, message: /expand/ },
    { says: "no expand item is none", ...get("?expand="), status: 200, body: { metadata: { expanded: [] } } },
    {
      says: "0 skills",
      ...get("?resumeSkillsLimit=0"),
      status: 200,
      body: { metadata: { resumeSkillsLimit: 0 } },
    },
    { says: "100 skills", ...get("?resumeSkillsLimit=100"), status: 200 },
    { says: "101 skills", ...get("?resumeSkillsLimit=101"), ...bad, message: /resumeSkillsLimit/ },
    { says: "-1 skills", ...get("?resumeSkillsLimit=-1"), ...bad },
    { says: "some skills", ...get("?resumeSkillsLimit=some"), ...bad },
    { says: "1 alert", ...get("?alertsLimit=1"), status: 200, body: { metadata: { alertsLimit: 1 } } },
    { says: "50 alerts", ...get("?alertsLimit=50"), status: 200 },
    { says: "0 alerts", ...get("?alertsLimit=0"), ...bad, message: /alertsLimit/ },
    { says: "51 alerts", ...get("?alertsLimit=51"), ...bad },
    { says: "another size of the graph", ...get("?careerGraph=tiny"), ...bad, message: /careerGraph/ },
    { says: "another time range", ...get("?timeRange=week"), ...bad, message: /timeRange/ },
    {
      says: "memories that are no boolean",
      ...get("?includeMemories=no"),
      ...bad,
      message: /includeMemories/,
    },
    {
      says: "a size of the graph does not include it",
      ...get("?careerGraph=full"),
      status: 200,
      body: { metadata: { careerGraph: "none", expanded: [] } },
    },
    { says: "an unknown parameter is ignored", ...get("?colour=red"), status: 200 },
  ]);
});

describe("sections", () => {
  test("expand adds the items asked for, once each, by comma or by repeating, and metadata names them", async () => {
    const h = await start();
    const person = await h.newPerson();
    await known?.(h, person);
    await h.addAlert(person.userId);
    for (const query of [
      "expand=alerts,dataSharing",
      "expand=dataSharing,alerts,alerts",
      "expand=alerts&expand=dataSharing",
    ]) {
      const { body } = await h.send("GET", `${path}?${query}`, { key: person.key });
      expect([...Object(at(body, "metadata", "expanded"))].sort(), query).toEqual(["alerts", "dataSharing"]);
      expect(Object.keys(asObject(at(body, "data", "sections"))).sort()).toEqual(["alerts", "dataSharing"]);
      expect(at(body, "data", "sections", "alerts")).toMatchObject({
        count: 1,
        filters: { includeRead: false, includeDismissed: false },
      });
      expect(at(body, "metadata", "warnings")).toEqual([]);
    }
  });

  test("the full view is every section that can be filled; a section that is not there is named in the warnings", async () => {
    const h = await start();
    const person = await h.newPerson();
    await known?.(h, person);
    const { body } = await h.send("GET", `${path}?view=full`, { key: person.key });
    const expanded = Object(at(body, "metadata", "expanded"));
    expect(Object.keys(asObject(at(body, "data", "sections"))).sort()).toEqual([...expanded].sort());
    expect(expanded).toEqual(expect.arrayContaining(["alerts", "dataSharing"]));
    const warnings = Object(at(body, "metadata", "warnings")).join(" ");
    for (const item of expandItems) if (!expanded.includes(item)) expect(warnings).toContain(item);
    const graph = at(body, "metadata", "careerGraph");
    expect(graph).toBe(expanded.includes("careerGraph") ? "full" : "none");
  });

  test("alerts obey their limit and filters, and more of them are warned of", async () => {
    const h = await start();
    const person = await h.newPerson();
    await known?.(h, person);
    for (const _ of [1, 2, 3]) await h.addAlert(person.userId);
    await h.addAlert(person.userId, { isRead: true });
    const ask = (query: string) => h.send("GET", `${path}?expand=alerts&${query}`, { key: person.key });
    const limited = (await ask("alertsLimit=2")).body;
    expect(at(limited, "data", "sections", "alerts", "items")).toHaveLength(2);
    expect(Object(at(limited, "metadata", "warnings")).join(" ")).toMatch(/more than 2 alerts/);
    const withRead = (await ask("includeRead=true")).body;
    expect(at(withRead, "data", "sections", "alerts")).toMatchObject({
      count: 4,
      filters: { includeRead: true },
    });
    expect(at(withRead, "metadata", "warnings")).toEqual([]);
  });

  test("skills obey their limit", async () => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
    const skills = async (limit: number) =>
      at(
        (await h.send("GET", `${path}?resumeSkillsLimit=${limit}`, { key })).body,
        "data",
        "summary",
        "resume",
        "skillsTop",
      );
    expect(await skills(0)).toEqual([]);
    expect(await skills(1)).toEqual(["Wiring"]);
    expect(await skills(20)).toEqual(["Wiring", "Fault finding"]);
  });
});

describe("the career graph where it is included", () => {
  const asked = async (query: string) => {
    const h = await start();
    const { key } = await h.newPerson();
    await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
    const { body } = await h.send("GET", `${path}?${query}`, { key });
    const graph = asObject(at(body, "data", "sections", "careerGraph"));
    return { says: at(body, "metadata", "careerGraph"), full: "career_recommendations" in graph };
  };

  test.each([
    ["expand=careerGraph", "summary"],
    ["expand=careerGraph&careerGraph=summary", "summary"],
    ["expand=careerGraph&careerGraph=full", "full"],
    ["view=full", "full"],
    ["view=full&careerGraph=full", "full"],
    ["view=full&careerGraph=summary", "summary"],
  ])("%s is the %s, and metadata says so", async (query, size) => {
    expect(await asked(query)).toEqual({ says: size, full: size === "full" });
  });
});

describe("the dynamic context", () => {
  const withNotes = async () => {
    const h = await start();
    const { key } = await h.newPerson();
    const old = new Date(h.runtime.now().getTime() - 91 * 24 * HOUR_MS).toISOString();
    const note = { contentText: "Wants to work at sea." };
    await h.send("POST", "/api/v1/memories", { key, body: { ...note, createdAt: old } });
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: "Likes work at the coast." } });
    return { h, key };
  };
  const counted = (section: unknown) => ({
    memories: asList(at(section, "relevantMemories")).length,
    used: at(section, "metadata", "memoriesUsed"),
  });

  test.each([
    ["", 2],
    ["&timeRange=all", 2],
    ["&timeRange=recent", 1],
    ["&includeMemories=true", 2],
    ["&includeMemories=false", 0],
    ["&query=work&timeRange=recent", 1],
    ["&query=work&includeMemories=false", 0],
  ])("%j gives %i memories", async (query, memories) => {
    const { h, key } = await withNotes();
    const { body } = await h.send("GET", `${path}?expand=dynamicContext${query}`, { key });
    expect(counted(at(body, "data", "sections", "dynamicContext"))).toEqual({ memories, used: memories });
  });

  test("over MCP the same fields act, as booleans", async () => {
    const { h, key } = await withNotes();
    const client = await h.mcp(key);
    for (const [args, memories] of [
      [{ timeRange: "recent" }, 1],
      [{ includeMemories: false }, 0],
    ] as const) {
      const { structured } = await callTool(client, "get_context", { expand: ["dynamicContext"], ...args });
      expect(counted(at(structured, "data", "sections", "dynamicContext")).memories).toBe(memories);
    }
  });
});

test("the job title is the profile's, or else the resume's running job", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: sampleResume } });
  const title = async () =>
    at((await h.send("GET", path, { key })).body, "data", "summary", "currentJobTitle");
  expect(await title()).toBe("Electrician");
  await h.send("PATCH", "/api/v1/profile", { key, body: { current_job_title: "Foreperson" } });
  expect(await title()).toBe("Foreperson");
});

test("every recommended call is a method and path that there is", async () => {
  const h = await start();
  const person = await h.newPerson();
  await h.send("POST", "/api/v1/timeline", { key: person.key, body: { eventType: "a" } });
  await h.addAlert(person.userId);
  const { body } = await h.send("GET", path, { key: person.key });
  const routes = [...h.service.operations.values()].map(
    ({ http: { method, path: route } }) => new RegExp(`^${method} ${route.replace(/\{\w+\}/g, "[^/]+")}$`),
  );
  const calls = Object(at(body, "data", "recommendedNextCalls"));
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    expect(Object.keys(call).sort()).toEqual(["method", "path", "when"]);
    const asked = `${call.method} ${call.path.split("?")[0]}`;
    expect(
      routes.some((route) => route.test(asked)),
      asked,
    ).toBe(true);
  }
});

test("over MCP next holds the recommended calls that need nothing more, and they can be sent", async () => {
  const h = await start();
  const person = await h.newPerson();
  const client = await h.mcp(person.key);
  await h.send("POST", "/api/v1/timeline", { key: person.key, body: { eventType: "a" } });
  await h.addAlert(person.userId);
  const tools = async () => {
    const { structured } = await callTool(client, "get_context");
    return asList(structured.next);
  };
  expect(await tools()).toEqual([
    { tool: "get_assessment_questions", arguments: { moduleId: "riasec" }, why: expect.any(String) },
    { tool: "list_alerts", arguments: {}, why: expect.any(String) },
  ]);
  const content = { work: [{ name: "Ward", position: "Nurse" }], skills: [{ name: "Triage" }] };
  await h.send("PUT", "/api/v1/resume", { key: person.key, body: { format: "json_resume", content } });
  const next = await tools();
  expect(next.map(({ tool }) => tool)).toEqual(["get_assessment_questions", "list_alerts", "match_careers"]);
  for (const { tool, arguments: args } of next) {
    expect((await callTool(client, String(tool), asObject(args))).isError, String(tool)).toBe(false);
  }
});
