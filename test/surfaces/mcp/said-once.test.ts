import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const content = {
  basics: { name: "Robin Sample" },
  work: [
    {
      name: "Pine Ward",
      position: "Registered Nurse",
      startDate: "2015-01",
      highlights: ["Ran the triage desk"],
    },
  ],
  skills: [{ name: "Triage" }, { name: "Wound care" }],
};
const rawText = `Charge Nurse at Lindal Hospital
Leeds
Salary: £38,000 - £42,000 per year
Requirements
- Triage
- Wound care
- Ventilator management`;

async function nurse() {
  const h = await start({ toolsets: ["all"] });
  const { key } = await h.newPerson();
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content } });
  return { h, key, client: await h.mcp(key) };
}

/** Keys of an answer that hold nothing. */
function emptyIn(value: unknown, path = ""): string[] {
  if (value === null || value === "" || (typeof value === "object" && Object.keys(value).length === 0))
    return [path];
  if (typeof value !== "object") return [];
  return Object.entries(Object(value)).flatMap(([key, item]) => emptyIn(item, `${path}.${key}`));
}

test("apply says what the service read and could not prove, and not what the caller read", async () => {
  const { client } = await nurse();
  const reading = {
    title: "Charge Nurse",
    salary: {
      value: { min: 38_000, max: 42_000, currency: "GBP", period: "year" },
      quote: "£38,000 - £42,000 per year",
    },
    requirements: [
      { text: "Triage", kind: "skill", necessity: "required" },
      { text: "Ten years of COBOL", kind: "experience", necessity: "required" },
    ],
  };
  const { structured } = await callTool(client, "apply", {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity: { inputMode: "pasted_text", rawText, reading },
  });
  expect(emptyIn(structured.data)).toEqual([]);
  const [read, brief] = asList(at(structured, "data", "results"));
  const opening = asObject(at(read, "outputs", "inline", "opportunity"));
  expect(opening).toMatchObject({
    company: "Lindal Hospital",
    locations: ["Leeds"],
    proved: 3,
    unread: ["Wound care", "Ventilator management"],
  });
  expect(asList(opening.unproved).map(({ path }) => path)).toEqual(["requirements[1]"]);
  for (const field of ["title", "salary", "requirements", "skills", "fields"])
    expect(opening).not.toHaveProperty(field);
  expect(Object.keys(asObject(at(brief, "outputs", "inline")))).toEqual(["fitBrief"]);
  expect(structured.data).not.toHaveProperty("suggestedNextCalls");
  expect(asList(structured.next).length).toBeGreaterThan(0);
});

test("a document comes as its text and gaps, without the opening and without its lines a second time", async () => {
  const { h, key, client } = await nurse();
  const { structured: made } = await callTool(client, "apply", {
    actions: [{ type: "prepare_execution_artifact", artifactKind: "resume_variant" }],
    opportunity: { inputMode: "pasted_text", rawText },
  });
  const [id] = Object(at(made, "data", "results", "0", "outputs", "artifactRefs"));
  const { structured, text } = await callTool(client, "get_execution_artifact", { id });
  expect(structured.data).not.toHaveProperty("opportunitySummary");
  expect(at(structured.data, "contentData")).toEqual({
    markdown: expect.stringContaining("Ran the triage desk"),
    gaps: ["Ventilator management"],
  });
  expect(text.split("Ran the triage desk")).toHaveLength(2);
  const { structured: whole } = await callTool(client, "get_execution_artifact", { id, detail: "full" });
  expect(whole.data).toEqual((await h.send("GET", `/api/v1/execution-artifacts/${id}`, { key })).body.data);
});

test("an answer of reasoning has each sentence once, and its actions in next alone", async () => {
  const { client } = await nurse();
  const query = "Compare registered nurse and nurse practitioner for me";
  const { structured, text } = await callTool(client, "reason_about_career", { query });
  const reasoning = asObject(at(structured, "data", "reasoning"));
  expect(reasoning).not.toHaveProperty("reasoning");
  const factors = asList(reasoning.keyFactors).map((factor) => String(factor.text));
  expect(factors.length).toBeGreaterThan(2);
  for (const sentence of factors) expect(text.split(JSON.stringify(sentence))).toHaveLength(2);
  expect(reasoning).not.toHaveProperty("suggestedActions");
  const next = asList(structured.next).map(({ why }) => why);
  expect(next).toContain("See the steps towards Registered Nurses.");
});

test("the timeline says a goal once, and of an application no stage that its type names", async () => {
  const { h, key, client } = await nurse();
  const goal = (target_role: string) => ({ target_role, by: "2028-01-01" });
  const first = [goal("Nurse practitioner")];
  await h.send("PATCH", "/api/v1/profile", { key, body: { career_goals: first } });
  await h.send("PATCH", "/api/v1/profile", { key, body: { career_goals: [...first, goal("Ward manager")] } });
  const job = await h.send("POST", "/api/v1/jobs-workspace", {
    key,
    body: { type: "opportunity", title: "Charge Nurse", sourceType: "manual" },
  });
  const { id } = asObject(job.body.data);
  await h.send("POST", `/api/v1/jobs-workspace/${id}/events`, { key, body: { kind: "interview" } });
  const { structured } = await callTool(client, "list_timeline");
  const of = (type: string): Json[] => asList(structured.data).filter(({ eventType }) => eventType === type);
  expect(of("goal.changed")[0]?.eventData).toEqual({ current: [...first, goal("Ward manager")] });
  expect(of("application.interview")[0]?.eventData).toEqual({
    jobsWorkspaceItemId: id,
    title: "Charge Nurse",
  });
  expect(emptyIn(structured.data)).toEqual([]);
});

test("every search result shows its date, and the title of the thread that it is part of", async () => {
  const { h, key, client } = await nurse();
  const said = { contentText: "Gene would vouch for the triage work", threadId: "Call with Gene" };
  const createdAt = "2026-02-15T10:00:00.000Z";
  await h.send("POST", "/api/v1/memories", { key, body: { ...said, createdAt } });
  const { structured: memories } = await callTool(client, "search_career_context", { query: "triage" });
  const rows = asList(at(memories, "data", "relevantMemories"));
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.filter((row) => !/^\d{4}-\d\d-\d\d/.test(String(row.createdAt)))).toEqual([]);
  expect(rows).toContainEqual(expect.objectContaining({ ...said, createdAt: "2026-02-15" }));
  const { structured: records } = await callTool(client, "search", { query: "triage" });
  const found = asList(records.results);
  expect(found.length).toBeGreaterThan(1);
  expect(found.filter(({ date }) => !/^\d{4}-\d\d-\d\d$/.test(String(date)))).toEqual([]);
  expect(found).toContainEqual(
    expect.objectContaining({ title: said.contentText, date: "2026-02-15", thread: "Call with Gene" }),
  );
});
