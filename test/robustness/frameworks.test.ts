import { existsSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, beforeEach, expect, type TestContext, test } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../support/program/folder.ts";
import { type Ended, run } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";

const folder = join(root, "examples", "frameworks");
const recipes = ["langchain", "ai-sdk", "openai-agents"];

/** They are large: on somebody's own machine they are tried where they were installed before. */
beforeAll(async () => {
  if (!process.env.CI) return;
  const { ensureFrameworksInstalled }: { ensureFrameworksInstalled: () => void } = await import(
    new URL("../../scripts/ready.mjs", import.meta.url).href
  );
  ensureFrameworksInstalled();
}, 600_000);

function needFrameworks({ skip, task }: TestContext): void {
  if (existsSync(join(folder, "node_modules"))) return;
  const why = "the frameworks are not installed; npm ci in examples/frameworks does that.";
  process.stderr.write(`SKIPPED: ${task.name}: ${why}\n`);
  skip(why);
}

beforeEach(needFrameworks);

function runIn(args: string[], key: string): Promise<Ended> {
  const env = { CAREER_CONTEXT_KEY: key, OPENAI_API_KEY: "", AI_GATEWAY_API_KEY: "" };
  return run(args, { command: process.execPath, cwd: folder, env });
}

test.each(recipes)("%s offers the tools to the model, and a call of one reaches the server", async (name) => {
  const server = await serveOn(temporaryFolder());
  await server.request("PATCH", "/api/v1/profile", { body: { name: "Robin Fictional" } });
  const ended = await runIn(["try.mjs", name, `${server.url}/mcp`], server.key ?? "");
  expect(ended.code, ended.stderr).toBe(0);
  const { tools, answer } = z
    .object({ tools: z.array(z.string()), answer: z.string() })
    .parse(JSON.parse(ended.stdout));
  expect(tools).toEqual(expect.arrayContaining(["get_context", "find_operations", "write_operation"]));
  expect(answer).toContain("Robin Fictional");
  await expect
    .poll(async () => {
      const log = await server.request("GET", "/api/v1/access-log");
      const { data } = z
        .object({ data: z.array(z.object({ operation: z.string() })) })
        .parse(await log.json());
      return data.map(({ operation }) => operation);
    })
    .toContain("context.get");
});

test.each(recipes)("%s ends with an error where the server refuses its key", async (name) => {
  const server = await serveOn(temporaryFolder());
  const ended = await runIn(["try.mjs", name, `${server.url}/mcp`], "sk_unknown");
  expect(ended.code).not.toBe(0);
  expect(ended.stdout).toBe("");
});

test.each(recipes)("%s says which key of a model is missing", async (name) => {
  const ended = await runIn([`${name}.mjs`, "What am I good at?"], "sk_any");
  expect(ended.code).toBe(1);
  expect(ended.stderr).toMatch(/Set (OPENAI_API_KEY|AI_GATEWAY_API_KEY)\./);
});
