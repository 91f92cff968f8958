import { expect, test } from "vitest";
import { type Harness, start } from "../../support/harness.ts";
import { asList, asObject, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { sampleResume } from "../../support/samples/operations.ts";

const posting = {
  inputMode: "pasted_text",
  rawText:
    "Night electrician at Harbour Works\nLocation: Exampleton\nYou inspect cranes.\nRequirements\n- Wiring\n- Two years of experience",
};

/** Somebody with a resume, a note, an opening and what was made for it. */
async function begin(scopes?: string[]) {
  const h = await start({ toolsets: ["chatgpt"] });
  const { userId, key: own } = await h.newPerson();
  const send = async (method: string, path: string, body: Json) =>
    (await h.send(method, `/api/v1/${path}`, { key: own, body })).body;
  await send("PUT", "resume", { format: "json_resume", content: sampleResume });
  const note = await send("POST", "memories", { contentText: "My back hurts on cranes." });
  await send("POST", "agent/apply", { actions: [{ type: "normalize_opportunity", opportunity: posting }] });
  const jobs = await h.send("GET", "/api/v1/jobs-workspace", { key: own });
  const key = scopes ? await h.newKey(userId, { scopes }) : own;
  return { h, key, own, noteId: textAt(note, "data", "id"), jobId: textAt(jobs.body, "data", 0, "id") };
}

async function search(h: Harness, key: string, query: string): Promise<Json[]> {
  const { structured, text } = await callTool(await h.mcp(key), "search", { query });
  expect(JSON.parse(text)).toEqual(structured);
  const hasResults = asList(structured.results).length > 0;
  expect(Object.keys(structured)).toEqual(hasResults ? ["results"] : ["results", "note"]);
  return asList(structured.results).map(asObject);
}

test("the toolset lists search and fetch alone, both only reading, and says how they go together", async () => {
  const { h, key } = await begin();
  const client = await h.mcp(key);
  const { tools } = await client.listTools();
  expect(tools.map(({ name }) => name)).toEqual(["search", "fetch"]);
  for (const { annotations, inputSchema, outputSchema } of tools) {
    expect(annotations).toMatchObject({ readOnlyHint: true, destructiveHint: false });
    expect(Object.keys(Object(inputSchema.properties))).toHaveLength(1);
    expect(outputSchema?.properties).toBeDefined();
  }
  expect(client.getInstructions()).toContain("fetch gives one of them whole");
  expect(client.getInstructions()).not.toContain("get_context");
});

test("search finds memories, claims and openings, as rows of id, title, url and date and nothing else", async () => {
  const { h, key, noteId, jobId } = await begin();
  const found = await search(h, key, "cranes");
  expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([noteId, jobId]));
  for (const row of found) expect(Object.keys(row)).toEqual(["id", "title", "url", "date"]);
  const claims = await search(h, key, "rewired homes");
  expect(claims[0]).toMatchObject({ title: expect.stringContaining("Rewired forty homes") });
  expect(claims.filter(({ title }) => String(title).includes("Rewired forty homes."))).toHaveLength(1);
  expect((await search(h, key, "my openings")).map(({ id }) => id)).toEqual([jobId]);
  expect(await search(h, key, "xylophone")).toEqual([]);
});

test.each(["What do you know about me?", "overview", "tell me everything about my career"])(
  "a question for all (%j) finds what matters most",
  async (query) => {
    const { h, key, noteId, jobId } = await begin();
    const found = await search(h, key, query);
    expect(found.map(({ id }) => id)).toEqual(expect.arrayContaining([noteId, jobId]));
  },
);

test("a miss says so without the words asked for, and what gives more", async () => {
  const { h, key } = await begin();
  const { structured } = await callTool(await h.mcp(key), "search", { query: "Do I own a xylophone?" });
  expect(structured).toEqual({
    results: [],
    note: expect.stringMatching(/^No memory, claim, opening or document matches(?!.*xylophone).*"overview"/),
  });
});

test("fetch gives each of them whole, and its url is read with the same key", async () => {
  const { h, key, noteId, jobId } = await begin();
  const client = await h.mcp(key);
  for (const [id, kind, words] of [
    [noteId, "memory", "My back hurts on cranes."],
    [jobId, "opportunity", "inspect cranes"],
  ]) {
    const { structured, text } = await callTool(client, "fetch", { id });
    expect(JSON.parse(text)).toEqual(structured);
    expect(Object.keys(structured)).toEqual(["id", "title", "text", "url", "metadata"]);
    expect(structured).toMatchObject({ id, text: expect.stringContaining(String(words)) });
    expect(structured.metadata).toMatchObject({ kind, untrusted: "title, text" });
    const path = new URL(textAt(structured, "url")).pathname;
    expect((await h.send("GET", path, { key })).body.data).toEqual(structured);
  }
});

test("claims are the user's own words, with what stands below them", async () => {
  const { h, key } = await begin();
  const [job] = (await search(h, key, "Example Power")).filter(({ title }) =>
    /Example Power/.test(String(title)),
  );
  const { structured } = await callTool(await h.mcp(key), "fetch", { id: job?.id });
  expect(textAt(structured, "text")).toContain("\n- Rewired forty homes.");
  expect(structured.metadata).toMatchObject({ kind: "claim", part: "job" });
  expect(structured.metadata).not.toHaveProperty("untrusted");
});

test("what is said of bare data stands in the result's own metadata", async () => {
  const { h, key, noteId } = await begin();
  const result = await (await h.mcp(key)).callTool({ name: "fetch", arguments: { id: noteId } });
  expect(at(result._meta, "io.github.career-context/metadata", "untrusted")).toEqual(["text", "title"]);
});

test("a key meets only the kinds that it may read, and what it may not is as if it were not there", async () => {
  const { h, key, noteId, jobId } = await begin(["read:career_context", "read:resume"]);
  const found = (await search(h, key, "cranes")).map(({ id }) => id);
  expect(found).toContain(noteId);
  expect(found).not.toContain(jobId);
  const hidden = await callTool(await h.mcp(key), "fetch", { id: jobId });
  const absent = await callTool(await h.mcp(key), "fetch", { id: "job_none" });
  expect(hidden.isError).toBe(true);
  expect(hidden.structured).toEqual(absent.structured);
});

test("nobody fetches what is another person's", async () => {
  const { h, noteId, jobId } = await begin();
  const stranger = await h.newPerson();
  for (const id of [noteId, jobId]) {
    const { isError, structured } = await callTool(await h.mcp(stranger.key), "fetch", { id });
    expect([isError, structured.type]).toEqual([true, "resource.not_found"]);
  }
  expect(await search(h, stranger.key, "cranes")).toEqual([]);
});

test("through read_operation the same data come in the usual frame", async () => {
  const h = await start({ toolsets: ["core"] });
  const { key } = await h.newPerson();
  const asked = { operation: "records.search", arguments: { query: "anything" } };
  const { structured } = await callTool(await h.mcp(key), "read_operation", asked);
  expect(structured).toMatchObject({ data: { results: [] }, next: [{ tool: "get_context" }] });
});

test("every call stands in the access log", async () => {
  const { h, key, own, noteId } = await begin();
  await search(h, key, "cranes");
  await callTool(await h.mcp(key), "fetch", { id: noteId });
  const { body } = await h.send("GET", "/api/v1/access-log?limit=2", { key: own });
  const lines = asList(body.data).map(({ operation, status }) => [operation, status]);
  expect(lines).toEqual(expect.arrayContaining([["records.fetch", 200]]));
});

test("a question for all is answered by search_career_context with what matters, and leads to the overview", async () => {
  const h = await start({ toolsets: ["core"] });
  const { key } = await h.newPerson();
  const client = await h.mcp(key);
  await callTool(client, "add_memory", { contentText: "My back hurts on cranes." });
  const nextOf = async (query: string) =>
    (await callTool(client, "search_career_context", { query })).structured.next;
  expect(await nextOf("what do you know about me")).toContainEqual(
    expect.objectContaining({ tool: "get_context" }),
  );
  const { structured } = await callTool(client, "search_career_context", {
    query: "what do you know about me",
  });
  expect(JSON.stringify(structured)).toContain("My back hurts on cranes.");
  expect(await nextOf("xylophone")).toMatchObject([{ arguments: { operation: "memories.list" } }]);
});
