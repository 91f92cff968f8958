import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import { asList, at, type Json, textAt } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

test("a note is shown whole before it goes, and an opening whose fit brief goes with it is offered again", async () => {
  const h = await start();
  const { key } = await h.newPerson();
  const send = async (method: string, path: string, body: Json) =>
    (await h.send(method, `/api/v1/${path}`, { key, body })).body;
  await send("PUT", "resume", {
    content: "Ana Sample\n\nEXPERIENCE\nClerk, Example Ltd, York, May 2015 - present",
  });
  const note = "I want remote work. At most 2 days in an office. I won't move, my wife works at UW.";
  await send("POST", "memories", { contentText: note });
  await send("POST", "memories", { contentText: "I want to be paid in euros." });
  const rawText = "Clerk\nAcme Ltd, Leeds\n\nRequirements\n- two years as a clerk\n- You move to Leeds";
  const opportunity = { inputMode: "pasted_text", rawText };
  const applied = await send("POST", "agent/apply", {
    actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }],
    opportunity,
  });
  const job = at(applied, "data", "results", "0", "outputs", "jobsWorkspaceRefs", "0");
  const preview = await send("POST", "forget/preview", { topic: "wife works at UW" });
  const found = asList(at(preview, "data", "found"));
  const notes = found.filter(({ kind }) => kind === "memory").map(({ excerpt }) => excerpt);
  expect(notes).toEqual([note]);
  const token = textAt(at(preview, "data"), "token");
  const run = { operation: "forget.run", arguments: { token } };
  const { structured: forgot } = await callTool(await h.mcp(key), "delete_operation", run);
  expect(at(forgot, "data", "deleted")).toMatchObject({ memory: 1, fit_brief: 1 });
  expect(asList(forgot.next).map(({ arguments: args }) => args)).toEqual([
    { actions: [{ type: "generate_fit_brief" }], context: { jobsWorkspaceItemId: job } },
  ]);
});
