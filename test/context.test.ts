import { describe, expect, test } from "vitest";
import { type Harness, start } from "./harness.ts";
import { asObject, at, type Json } from "./support/json.ts";
import { callTool } from "./support/mcp.ts";
import { sampleResume } from "./support/samples.ts";
import { type Scenario, scenarios } from "./support/scenario.ts";

const path = "/api/v1/context";
const EIGHT_KB = 8 * 1024;
const expandItems = ["careerGraph", "dynamicContext", "alerts", "careerHealth", "dataSharing"];
const allExpanded = `expand=${expandItems.join(",")}`;
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
  const routes = [...h.service.operations.values()].map(({ method, path: route }) => `${method} ${route}`);
  const calls = Object(at(body, "data", "recommendedNextCalls"));
  expect(calls.length).toBeGreaterThan(1);
  for (const call of calls) {
    expect(Object.keys(call).sort()).toEqual(["method", "path", "when"]);
    expect(routes).toContain(`${call.method} ${call.path.split("?")[0]}`);
  }
});

/** A user with more of everything than anybody has: long, many, and in characters that take most bytes. */
async function monstrous(h: Harness, fill: string): Promise<string> {
  const long = (length: number) => fill.repeat(Math.ceil(length / bytes(JSON.stringify(fill))));
  const userId = h.outside.newId("usr");
  const domain = `${"d".repeat(60)}.`.repeat(3);
  await h.store.access.createUser({
    id: userId,
    name: long(20_000),
    email: `${"e".repeat(60)}@${domain}example`,
    createdAt: h.outside.now().toISOString(),
  });
  const key = await h.newKey(userId);
  const extras = Object.fromEntries(
    Array.from({ length: 1000 }, (_, index) => [`extra_${index}_${"k".repeat(100)}`, long(30)]),
  );
  const many = (count: number, length: number) =>
    Array.from({ length: count }, (_, index) => `${index} ${long(length)}`);
  const write = async (method: string, target: string, body: Json) => {
    const { status, text } = await h.send(method, target, { key, body });
    expect(status, text.slice(0, 300)).toBe(200);
  };
  await write("PATCH", "/api/v1/profile", {
    ...extras,
    bio_summary: long(9000),
    current_job_title: long(250),
    current_industry: long(250),
    target_locations: many(200, 200),
    certificates: many(200, 200),
    career_goals: Object.fromEntries(many(200, 300).map((goal) => [[...goal].slice(0, 20).join(""), goal])),
  });
  await write("PUT", "/api/v1/resume", {
    format: "json_resume",
    content: {
      basics: { summary: long(50_000) },
      work: many(100, 500).map((position) => ({
        position,
        name: long(500),
        startDate: "2020",
        highlights: [long(900)],
      })),
      education: many(100, 500).map((area) => ({ area, institution: long(500) })),
      skills: [{ keywords: many(300, 400) }, { name: long(100_000) }],
    },
  });
  for (let count = 0; count < 60; count += 1) {
    await h.addAlert(userId, {
      message: long(3000),
      actionSuggestions: many(20, 300),
      relatedMetricId: `m${count}`,
    });
  }
  for (let count = 0; count < 20; count += 1) {
    const body = {
      eventType: "x".repeat(100),
      eventData: { [`key ${count}`]: long(9000), list: many(40, 200) },
    };
    expect((await h.send("POST", "/api/v1/timeline", { key, body })).status).toBe(201);
  }
  return key;
}

const bytes = (text: string) => new TextEncoder().encode(text).length;

describe.each([
  ["letters", "abcdefghi "],
  ["wide characters", "漢"],
  ["emoji, which are two code units", "🧑‍🔧"],
  ["quotes, which are written with an escape", '"'],
  ["control characters, which are written as six", "\u0001"],
])("with monstrous data of %s", (_, fill) => {
  test.each([
    "",
    ...expandItems.map((item) => `?expand=${item}`),
    `?${allExpanded}&alertsLimit=50&resumeSkillsLimit=100`,
  ])("the compact answer to %s stays under 8 KB and says what was cut", async (query) => {
    const h = await start();
    const key = await monstrous(h, fill);
    const answer = await h.send("GET", `${path}${query}`, { key });
    expect(answer.status, answer.text.slice(0, 300)).toBe(200);
    expect(bytes(answer.text)).toBeLessThan(EIGHT_KB);
    const warnings = Object(at(answer.body, "metadata", "warnings"));
    expect(warnings.join(" ")).toMatch(/Cut to stay under 8 KB: .*summary/);
    expect(answer.text).not.toMatch(/\\ud[89a-f]/i);
  });
});

test("over MCP the compact answer stays under 8 KB, too, and the full view is uncut", async () => {
  const h = await start();
  const key = await monstrous(h, "abcdefghi ");
  const { text } = await callTool(await h.mcp(key), "get_context", {
    expand: ["alerts", "dataSharing"],
    alertsLimit: 50,
  });
  expect(bytes(text)).toBeLessThan(EIGHT_KB);
  const full = await h.send("GET", `${path}?view=full&alertsLimit=50&resumeSkillsLimit=100`, { key });
  expect(full.status).toBe(200);
  expect(bytes(full.text)).toBeGreaterThan(EIGHT_KB);
  expect(at(full.body, "data", "sections", "alerts", "items")).toHaveLength(50);
  expect(Object(at(full.body, "metadata", "warnings")).join(" ")).not.toMatch(/Cut/);
});

test("a usual person's context is not cut", async () => {
  const h = await start();
  const person = await h.newPerson();
  await known?.(h, person);
  await h.send("PUT", "/api/v1/resume", {
    key: person.key,
    body: { format: "json_resume", content: sampleResume },
  });
  await h.addAlert(person.userId);
  const { body, text } = await h.send("GET", `${path}?expand=alerts,dataSharing`, { key: person.key });
  expect(at(body, "metadata", "warnings")).toEqual([]);
  expect(bytes(text)).toBeLessThan(4000);
});
