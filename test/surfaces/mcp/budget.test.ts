import { countTokens } from "gpt-tokenizer/encoding/o200k_base";
import { expect, test } from "vitest";
import { operations } from "../../../src/domain/index.ts";
import { MAX_BYTES } from "../../../src/mcp/tools/limit-response.ts";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, type Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

const LIST_TOKENS = 4000;
const RESULT_TOKENS = 25_000;

async function withMemories(count: number, text: (index: number) => string): Promise<[Harness, string]> {
  const h = await start({ toolsets: ["all"] });
  const { key } = await h.newPerson();
  for (let index = 0; index < count; index++) {
    await h.send("POST", "/api/v1/memories", { key, body: { contentText: text(index) } });
  }
  return [h, key];
}

function tokens(value: unknown): number {
  return countTokens(JSON.stringify(value));
}

const long = "Led the night ward's handover and wrote down what each patient needed until the morning. ";
const chinese = "负责夜班交接，并记录每位患者到早晨为止的需要。";

test.each([
  ["English", (index: number) => `${index} ${long.repeat(10)}`],
  ["Chinese", (index: number) => `${index} ${chinese.repeat(20)}`],
])(
  "a list of long texts in %s comes in pages of at most 4,000 tokens that together are the list",
  async (_, text) => {
    const [h, key] = await withMemories(40, text);
    const whole = await h.send("GET", "/api/v1/memories?limit=100", { key });
    const client = await h.mcp(key);
    const seen: unknown[] = [];
    let args: Json | undefined = { detail: "full" };
    let pages = 0;
    while (args) {
      const { structured } = await callTool(client, "list_memories", args);
      expect(tokens(structured)).toBeLessThanOrEqual(LIST_TOKENS);
      const items = Array.isArray(structured.data) ? structured.data : [];
      expect(asObject(structured.metadata).count).toBe(items.length);
      seen.push(...items);
      pages++;
      const [next]: unknown[] = Array.isArray(structured.next) ? structured.next : [];
      const more = asObject(structured.metadata).nextCursor !== null;
      if (more) expect(next).toMatchObject({ tool: "list_memories", why: "The next page." });
      args = more ? asObject(asObject(next).arguments) : undefined;
    }
    expect(pages).toBeGreaterThan(2);
    expect(seen).toEqual(whole.body.data);
  },
);

test("a page of a given size is cut where it passes the ceiling, and its cursor goes on from there", async () => {
  const [h, key] = await withMemories(30, (index) => `${index} ${"x".repeat(7000)}`);
  const client = await h.mcp(key);
  const { structured } = await callTool(client, "list_memories", { limit: 30, detail: "full" });
  const items = Array.isArray(structured.data) ? structured.data : [];
  expect(items.length).toBeLessThan(30);
  expect(JSON.stringify(items).length).toBeLessThanOrEqual(MAX_BYTES);
  const { structured: rest } = await callTool(client, "list_memories", {
    limit: 30,
    detail: "full",
    cursor: String(asObject(structured.metadata).nextCursor),
  });
  const last = items.at(-1);
  const [first] = Array.isArray(rest.data) ? rest.data : [];
  const texts = [last, first].map((item) => Number(String(asObject(item).contentText).split(" ")[0]));
  expect(texts[0]).toBe((texts[1] ?? 0) + 1);
});

async function nurse(): Promise<[Harness, string]> {
  const h = await start({ toolsets: ["all"] });
  const { key } = await h.newPerson();
  const work = [{ name: "Ward", position: "Registered Nurse", startDate: "2015-01", highlights: ["Triage"] }];
  const skills = ["Triage", "Patient education", "Vital signs", "Wound care"].map((name) => ({ name }));
  await h.send("PUT", "/api/v1/resume", { key, body: { format: "json_resume", content: { work, skills } } });
  return [h, key];
}

test("a large answer is concise by default, says so, and next asks for the whole, which is what REST gives", async () => {
  const [h, key] = await nurse();
  const rest = await h.send("POST", "/api/v1/career-match", { key, body: { limit: 10 } });
  const client = await h.mcp(key);
  const { structured: short } = await callTool(client, "match_careers", { limit: 10 });
  expect(asObject(short.metadata).detail).toBe("concise");
  expect(tokens(short)).toBeLessThanOrEqual(LIST_TOKENS);
  const [next]: unknown[] = Array.isArray(short.next) ? short.next : [];
  expect(next).toMatchObject({ tool: "match_careers", arguments: { limit: 10, detail: "full" } });
  const { structured: full } = await callTool(client, "match_careers", asObject(asObject(next).arguments));
  expect(full.data).toEqual(rest.body.data);
  expect(full.metadata).not.toHaveProperty("detail");
});

test("a small answer has the form of a large one, and the whole on asking", async () => {
  const [h, key] = await nurse();
  const rest = await h.send("POST", "/api/v1/career-match", { key, body: { limit: 2 } });
  const client = await h.mcp(key);
  const { structured: whole } = await callTool(client, "match_careers", { limit: 2, detail: "full" });
  expect(whole.data).toEqual(rest.body.data);
  expect(whole.metadata).not.toHaveProperty("detail");
  const { structured: short } = await callTool(client, "match_careers", { limit: 2 });
  expect(asObject(short.metadata).detail).toBe("concise");
  expect(tokens(short)).toBeLessThan(tokens(whole) / 3);
});

test("every list has rows of one shape for one record and for many, and the records on asking", async () => {
  expect(
    operations.filter(({ isPage, mcp: { concise } }) => isPage && !concise).map(({ name }) => name),
  ).toEqual([]);
  const shapes: string[][] = [];
  for (const count of [1, 60]) {
    const [h, key] = await withMemories(count, (index) => `${index} ${long}`);
    const { structured } = await callTool(await h.mcp(key), "list_memories");
    const rows = asList(structured.data);
    shapes.push([...new Set(rows.map((row) => Object.keys(row).join()))]);
    expect(String(rows[0]?.contentText).length).toBeLessThanOrEqual(200);
    expect(asObject(structured.metadata).detail).toBe("concise");
  }
  expect(shapes).toEqual([["id,nodeType,contentText,createdAt"], ["id,nodeType,contentText,createdAt"]]);
});

test("no answer passes the ceiling, and what was cut is named", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const { structured } = await callTool(client, "match_careers", { limit: 100, detail: "full" });
  expect(tokens(structured)).toBeLessThanOrEqual(RESULT_TOKENS);
  expect(JSON.stringify(structured.data).length).toBeLessThanOrEqual(MAX_BYTES);
  expect(asObject(structured.metadata).cut).toEqual(expect.arrayContaining([expect.any(String)]));
});

test("another value of detail is refused with what would be right", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const { isError, structured } = await callTool(client, "match_careers", { detail: "short" });
  expect(isError).toBe(true);
  expect(structured).toMatchObject({
    type: "validation.bad_request",
    message: "detail must be concise or full.",
  });
});

test("the compact context carries a receipt of its size", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const { structured } = await callTool(client, "get_context");
  const size = asObject(asObject(structured.metadata).size);
  expect(size.bytes).toBe(new TextEncoder().encode(JSON.stringify(structured.data)).length);
  expect(size.tokens).toBeGreaterThanOrEqual(tokens(structured.data));
});

test("one item longer than a page is cut by default, and whole where the call says how many it wants", async () => {
  const text = chinese.repeat(300);
  const [h, key] = await withMemories(2, () => text);
  const client = await h.mcp(key);
  const { structured: page } = await callTool(client, "list_memories", { detail: "full" });
  expect(tokens(page)).toBeLessThanOrEqual(LIST_TOKENS);
  expect(asObject(page.metadata)).toMatchObject({ count: 1, cut: ["[].contentText"] });
  const { structured: whole } = await callTool(client, "list_memories", { limit: 1, detail: "full" });
  expect(whole.data).toEqual([expect.objectContaining({ contentText: text })]);
  expect(whole.metadata).not.toHaveProperty("cut");
});

const longResume = {
  work: Array.from({ length: 30 }, (_, index) => ({
    name: `Example Ward ${index}`,
    position: "Registered Nurse",
    startDate: `${1990 + index}-01`,
    endDate: `${1991 + index}-01`,
    highlights: [`${index} ${long}`, `${long} ${index}`],
  })),
};

test("the concise answer of an import says each thing once, and names the read that has all, not the import again", async () => {
  const h = await start({ toolsets: ["all"] });
  const { key } = await h.newPerson();
  const client = await h.mcp(key);
  const content = { format: "json_resume", content: longResume };
  const { structured: short } = await callTool(client, "import_resume", content);
  expect(tokens(short)).toBeLessThanOrEqual(LIST_TOKENS);
  expect(Object.keys(asObject(short.data)).sort()).toEqual(
    ["claims", "confidence", "fields", "format", "resume", "unread", "warnings"].sort(),
  );
  expect(short.next).toEqual([
    { tool: "get_resume", arguments: { detail: "full" }, why: expect.any(String) },
  ]);
  const rest = await h.send("GET", "/api/v1/resume", { key });
  const { structured: full } = await callTool(client, "get_resume", { detail: "full" });
  expect(full.data).toEqual(rest.body.data);
});

test("a changed artifact answers with what can have changed; reading it gives the content", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const rawText = "Charge Nurse at Example Hospital\nRequirements\n- Triage\n- Wound care";
  await callTool(client, "apply", {
    opportunity: { inputMode: "pasted_text", rawText },
    actions: [{ type: "prepare_execution_artifact", artifactKind: "resume_variant" }],
  });
  const { structured: listed } = await callTool(client, "list_execution_artifacts");
  const { id } = asObject(Array.isArray(listed.data) ? listed.data[0] : undefined);
  const change = { id, status: "ready", detail: "concise" };
  const { structured: ready } = await callTool(client, "update_execution_artifact", change);
  expect(asObject(ready.data)).toMatchObject({ id, status: "ready" });
  expect(ready.data).not.toHaveProperty("contentData");
  expect(ready.next).toEqual([
    { tool: "get_execution_artifact", arguments: { id, detail: "full" }, why: expect.any(String) },
  ]);
  const { structured: read } = await callTool(client, "get_execution_artifact", {
    id: String(id),
    detail: "full",
  });
  const rest = await h.send("GET", `/api/v1/execution-artifacts/${id}`, { key });
  expect(read.data).toEqual(rest.body.data);
});

test("no suggested call does again what was done: explore keeps no second place, apply is not called again", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const goal = { direction: "nurse educator" };
  const asked = { goal, execution: { checkpoint: "create" }, detail: "concise" };
  const { structured: explored } = await callTool(client, "explore", asked);
  expect(explored.next).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ tool: "explore", arguments: { goal, detail: "full" } }),
    ]),
  );
  const rawText = "Charge Nurse at Example Hospital\nRequirements\n- Triage\n- Wound care";
  const { structured: applied } = await callTool(client, "apply", {
    opportunity: { inputMode: "pasted_text", rawText },
    actions: [{ type: "normalize_opportunity" }],
    detail: "concise",
  });
  expect(asObject(applied.metadata).detail).toBe("concise");
  const next: unknown[] = Array.isArray(applied.next) ? applied.next : [];
  expect(next.map((call) => asObject(call).tool)).not.toContain("apply");
  const [result]: unknown[] = Array.isArray(asObject(applied.data).results)
    ? Object(asObject(applied.data).results)
    : [];
  const inline = asObject(asObject(asObject(result).outputs).inline);
  const wanted = asList(asObject(inline.opportunity).requirements);
  expect(wanted.map((one) => one.text)).toEqual(["Triage", "Wound care"]);
  expect(inline.opportunity).not.toHaveProperty("spans");
});

test("an opening that explore was given comes back whole in the actions, however long", async () => {
  const [h, key] = await nurse();
  const client = await h.mcp(key);
  const lines = Array.from({ length: 120 }, (_, index) => `- ${index} ${long}`).join("\n");
  const rawText = `Charge Nurse at Example Hospital\nRequirements\n- Triage\n${lines}\n- Wound care`;
  const opportunity = { inputMode: "pasted_text", rawText };
  const { structured } = await callTool(client, "explore", { goal: { next: "this job" }, opportunity });
  const actions = asObject(structured.data).recommendedActions;
  const { isError, structured: done } = await callTool(client, "apply", { actions });
  expect(isError).toBe(false);
  expect(asObject(done.metadata)).toMatchObject({ succeeded: Array.isArray(actions) ? actions.length : -1 });
  expect(JSON.stringify(actions).split("Wound care")).toHaveLength(2);
});
