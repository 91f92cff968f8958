import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, asObject, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

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
