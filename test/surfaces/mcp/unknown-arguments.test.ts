import { expect, test } from "vitest";
import { start } from "../../support/harness.ts";
import type { Json } from "../../support/json.ts";
import { callTool } from "../../support/mcp/client.ts";

async function refusal(tool: string, args: Json): Promise<string | undefined> {
  const h = await start();
  const { key } = await h.newPerson();
  const { structured, isError } = await callTool(await h.mcp(key), tool, args);
  return isError ? String(structured.message) : undefined;
}

test("a tool that reads refuses an argument that it does not have, and names those it has", async () => {
  expect(await refusal("get_context", { section: "goals" })).toMatch(
    /^section is not a known field.*Known fields: view, expand, /,
  );
});

test("a tool without arguments takes those that some clients add", async () => {
  expect(await refusal("get_resume", { random_string: "x" })).not.toContain("random_string");
});

test("an import without content says what content is, and that another name is unknown", async () => {
  expect(await refusal("import_resume", { resume: "Ada Example" })).toBe(
    "content is required and must be a string or an object. The JSON Resume, the text, or the base64 of a file. resume is not a known field. Known fields: format, content, sourceText, accept, mode, conflicts, preview, replaceDemo.",
  );
});
