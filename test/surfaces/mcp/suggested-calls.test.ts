import { expect, test } from "vitest";
import { oneOfEach } from "../../support/agent.ts";
import { start } from "../../support/harness.ts";
import { asList, asObject, at, isObject, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";
import { personAt, personNamed } from "../../support/samples/persona.ts";

async function begin() {
  const h = await start({ toolsets: ["core"] });
  const { key } = await h.newPerson();
  const body = { type: "opportunity", title: "Electrician", sourceType: "manual" };
  const job = await h.send("POST", "/api/v1/jobs-workspace", { key, body });
  return { h, key, client: await h.mcp(key), id: textAt(job.body, "data", "id") };
}

test("an event that was recorded wrongly is taken back by the call that its answer suggests", async () => {
  const { h, key, client, id } = await begin();
  const recorded = await callTool(client, "write_operation", {
    operation: "jobEvents.create",
    arguments: { id, kind: "rejected" },
  });
  const undo = asList(recorded.structured.next).find(({ why }) => /Takes this event back/.test(String(why)));
  const { isError } = await callTool(client, String(undo?.tool), asObject(undo?.arguments));
  expect(isError).toBe(false);
  const { body } = await h.send("GET", `/api/v1/jobs-workspace/${id}`, { key });
  expect(body.data).not.toHaveProperty("application.stage", "rejected");
});

test("a follow-up that was wrong is settled by a note that names it", async () => {
  const { h, key, id } = await begin();
  const path = `/api/v1/jobs-workspace/${id}/events`;
  const due = { kind: "follow_up", dueAt: "2026-03-05T09:00:00Z" };
  const first = await h.send("POST", path, { key, body: due });
  const done = textAt(first.body, "data", "event", "id");
  const settled = await h.send("POST", path, { key, body: { kind: "note", note: "Wrong job.", done } });
  expect(settled.body.data).toHaveProperty("application.nextDue", null);
  expect((await h.send("GET", "/api/v1/follow-ups", { key })).body.data).toEqual([]);
});

test("a search that misses suggests the list of all, and not the same in full", async () => {
  const { client } = await begin();
  await callTool(client, "add_memory", { contentText: "Prefers early shifts." });
  const { structured } = await callTool(client, "search_career_context", { query: "xylophone" });
  const next = asList(structured.next);
  expect(next.map(({ tool, arguments: args }) => [tool, asObject(args).operation])).toEqual([
    ["read_operation", "memories.list"],
  ]);
});

test("a look for operations that misses suggests the list of all", async () => {
  const { client } = await begin();
  const { structured } = await callTool(client, "find_operations", { query: "xylophone" });
  expect(structured).toMatchObject({ data: { operations: [] }, next: [{ tool: "find_operations" }] });
  const all = await callTool(client, "find_operations", asObject(asList(structured.next)[0]?.arguments));
  expect(asList(asObject(all.structured.data).operations).length).toBeGreaterThan(60);
});

/** Each call that an answer holds, wherever it stands. */
function callsIn(node: unknown): Json[] {
  if (Array.isArray(node)) return node.flatMap(callsIn);
  if (!isObject(node)) return [];
  const inside = Object.values(node).flatMap(callsIn);
  return typeof node.tool === "string" || typeof node.method === "string" ? [node, ...inside] : inside;
}

test("answers suggest calls as the connection lists them, each once, and REST keeps its own", async () => {
  const h = await start({ toolsets: ["core"] });
  const person = await personAt(h, personNamed("nurse"), "resume");
  const client = await h.mcp(person.key);
  const listed = (await client.listTools()).tools.map(({ name }) => name);
  const made = await callTool(client, "create_checkpoint", { kind: "explore" });
  const goal = { type: "discover_directions", query: "What next?" };
  const asked: [string, Json][] = [
    ["apply", { ...oneOfEach, execution: { checkpoint: "create" } }],
    ["explore", { goal: { direction: "nurse" }, execution: { checkpoint: "create" } }],
    ["read_operation", { operation: "agent.inspect", arguments: { goal } }],
    ["restore_checkpoint", { id: at(made.structured, "data", "id") }],
    ["get_context", {}],
  ];
  for (const [tool, args] of asked) {
    const { structured, isError } = await callTool(client, tool, args);
    expect(isError, tool).toBe(false);
    const calls = callsIn(structured);
    expect(calls.length, tool).toBeGreaterThan(0);
    for (const call of calls) {
      expect(call, tool).not.toHaveProperty("method");
      expect(call, tool).not.toHaveProperty("path");
      expect(listed, tool).toContain(call.tool);
    }
    const suggested = [...asList(structured.next), ...suggestedIn(structured.data)];
    const sent = suggested.map(({ tool: name, arguments: given }) => JSON.stringify([name, given]));
    expect(new Set(sent).size, tool).toBe(sent.length);
    expect(JSON.stringify(suggested), tool).not.toContain("/api/v1/");
  }
  const path = "/api/v1/agent/inspect";
  const { body } = await h.send("POST", path, {
    key: person.key,
    body: { goal },
  });
  expect(at(body, "data", "suggestedNextCalls", 0)).toMatchObject({
    method: "GET",
    path: expect.stringMatching(/^\/api\/v1\//),
  });
});

function suggestedIn(data: unknown): Json[] {
  const lists = [at(data, "suggestedNextCalls"), at(data, "continuation", "suggestedNextCalls")];
  return [...lists, at(data, "recommendedNextCalls")].flatMap((list) =>
    Array.isArray(list) ? asList(list) : [],
  );
}
