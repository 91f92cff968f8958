import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { callTool } from "../../support/mcp/client.ts";

test("a fresh program answers over REST and MCP, and tells what it published", async () => {
  const h = await start();
  const { userId, key } = await h.newPerson();
  const patched = await h.send("PATCH", "/api/v1/profile", { key, body: { name: "Ada Example" } });
  expect(patched.status).toBe(200);
  expect(h.fired().map(({ type }) => type)).toEqual(["profile.updated", "timeline.event"]);
  expect(h.fired()).toEqual([]);
  const client = await h.mcp(key);
  const called = await callTool(client, "get_context");
  expect(called.isError).toBe(false);
  expect(called.structured.data).toMatchObject({ user: { id: userId, name: "Ada Example" } });
});
