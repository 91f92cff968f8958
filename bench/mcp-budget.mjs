// Prints what the tool definitions and typical results cost a model: bytes, and tokens as o200k counts them.

import { spawnSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { Client } from "@modelcontextprotocol/client";
import { StdioClientTransport } from "@modelcontextprotocol/client/stdio";
import { countTokens } from "gpt-tokenizer/encoding/o200k_base";

const program = fileURLToPath(new URL("../dist/main.js", import.meta.url));
const folder = mkdtempSync(join(tmpdir(), "mcp-budget-"));
try {
  spawnSync(process.execPath, [program, "demo", "--data-dir", folder], { stdio: "ignore" });
  await definitions("core");
  await definitions("all");
  await results();
} finally {
  rmSync(folder, { recursive: true, force: true });
}

async function definitions(toolset) {
  const client = await connect(toolset);
  const { tools } = await client.listTools();
  await client.close();
  console.log(`\nTool definitions of toolset ${toolset}`);
  for (const tool of tools.toSorted((left, right) => size(right) - size(left))) line(tool.name, tool);
  line(`all ${tools.length}`, { tools });
}

async function results() {
  const client = await connect("all");
  const { tools } = await client.listTools();
  const simple = tools.filter(
    ({ annotations, inputSchema }) => annotations?.readOnlyHint && !inputSchema.required?.length,
  );
  const posting = "Charge Nurse\nExample Hospital, Leeds\nRequirements: triage, patient education, 5 years";
  const opportunity = { inputMode: "pasted_text", rawText: posting };
  const calls = [
    ...simple.map(({ name }) => [name, {}]),
    ["get_context", { view: "full" }],
    ["match_careers", { limit: 5, detail: "full" }],
    ["search_career_context", { query: "leading a team" }],
    ["predict_career", { targetRole: "nurse manager" }],
    ["reason_about_career", { query: "Should I move into management?" }],
    ["get_assessment_questions", { moduleId: "riasec" }],
    ["explore", { goal: { type: "discover_directions" } }],
    ["apply", { actions: [{ type: "normalize_opportunity" }, { type: "generate_fit_brief" }], opportunity }],
    ["list_jobs", {}],
    ["list_fit_briefs", {}],
  ];
  console.log("\nTypical results, for the fictional person of `career-context demo`");
  for (const [name, args] of calls) {
    const { structuredContent, isError } = await client.callTool({ name, arguments: args });
    const said = Object.keys(args).length > 0 ? ` ${JSON.stringify(args).slice(0, 50)}` : "";
    line(`${name}${said}${isError ? " (refused)" : ""}`, structuredContent);
  }
  await client.close();
}

async function connect(toolset) {
  const client = new Client({ name: "mcp-budget", version: "1.0.0" });
  const args = [program, "mcp", "--toolsets", toolset, "--data-dir", folder];
  await client.connect(new StdioClientTransport({ command: process.execPath, args, stderr: "ignore" }));
  return client;
}

function size(value) {
  return Buffer.byteLength(JSON.stringify(value));
}

function line(name, value) {
  const tokens = countTokens(JSON.stringify(value));
  console.log(`${String(size(value)).padStart(8)} bytes ${String(tokens).padStart(7)} tokens  ${name}`);
}
