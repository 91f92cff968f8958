import { describe, expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { at, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { prepared } from "../../support/prepared.ts";
import { sampleResume } from "../../support/samples/operations.ts";

const path = "/api/v1/context";
const EIGHT_KB = 8 * 1024;
const expandItems = ["careerGraph", "dynamicContext", "alerts", "careerHealth", "dataSharing"];
const bytes = (text: string) => new TextEncoder().encode(text).length;

const programs = new Map<string, ReturnType<typeof prepared<{ key: string }>>>();

/** A user with more of everything than anybody has: long, many, and in characters that take most bytes. */
async function monstrous(fill: string): Promise<{ h: Harness; key: string }> {
  const program = programs.get(fill) ?? prepared(async (h) => ({ key: await stuffed(h, fill) }));
  programs.set(fill, program);
  return program();
}

async function stuffed(h: Harness, fill: string): Promise<string> {
  const long = (length: number) => fill.repeat(Math.ceil(length / bytes(JSON.stringify(fill))));
  const userId = h.runtime.newId("usr");
  const domain = `${"d".repeat(60)}.`.repeat(3);
  await h.store.access.createUser({
    id: userId,
    name: long(20_000),
    email: `${"e".repeat(60)}@${domain}example`,
    createdAt: h.runtime.now().toISOString(),
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

describe.each([
  ["letters", "abcdefghi "],
  ["wide characters", "漢"],
  ["emoji, which are two code units", "🧑‍🔧"],
  ["quotes, which are written with an escape", '"'],
  ["control characters, which are written as six", "\u0001"],
])("with monstrous data of %s", (_, fill) => {
  test("the compact answer stays under 8 KB whatever is expanded, and says what was cut", async () => {
    const { h, key } = await monstrous(fill);
    for (const query of [
      "",
      ...expandItems.map((item) => `?expand=${item}`),
      `?expand=${expandItems.join(",")}&alertsLimit=50&resumeSkillsLimit=100`,
    ]) {
      const answer = await h.send("GET", `${path}${query}`, { key });
      expect(answer.status, answer.text.slice(0, 300)).toBe(200);
      expect(bytes(answer.text), query).toBeLessThan(EIGHT_KB);
      expect(Object(at(answer.body, "metadata", "warnings")).join(" ")).toMatch(/Cut to stay under 8 KB: \S/);
      expect(answer.text, "half a character").not.toMatch(/\\ud[89a-f]/i);
    }
  });
});

test("over MCP the compact answer stays under 8 KB, too, and the full view is uncut", async () => {
  const { h, key } = await monstrous("abcdefghi ");
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
  await h.send("PATCH", "/api/v1/profile", { key: person.key, body: { name: "Ada Example" } });
  await h.send("PUT", "/api/v1/resume", {
    key: person.key,
    body: { format: "json_resume", content: sampleResume },
  });
  await h.addAlert(person.userId);
  const { body, text } = await h.send("GET", `${path}?expand=alerts,dataSharing`, { key: person.key });
  expect(at(body, "metadata", "warnings")).toEqual([]);
  expect(bytes(text)).toBeLessThan(4000);
});
