import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { z } from "zod";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell, start, until } from "../../support/program/program.ts";
import { mcpOn, opening, toolNames } from "../../support/program/stdio.ts";

const Servers = z.object({
  mcpServers: z.object({
    "career-context": z.strictObject({ command: z.string(), args: z.array(z.string()) }),
  }),
});

test("exactly what mcp.json says starts in the repository and answers", async () => {
  const configured = Servers.parse(JSON.parse(readFileSync(join(root, "mcp.json"), "utf8")));
  const launch = configured.mcpServers["career-context"];
  const dataDir = temporaryFolder();
  const mcp = await mcpOn(dataDir, { ...launch, env: { CAREER_CONTEXT_DATA_DIR: dataDir } });
  expect(await toolNames(mcp)).toContain("get_context");
  const { structuredContent } = await mcp.call("update_profile", { name: "Ada (fictional)" });
  expect(structuredContent.data).toMatchObject({ user: { name: "Ada (fictional)" } });
  expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });
});

describe("whatever comes in, stdout holds JSON-RPC and stderr JSON lines, and the process goes on", () => {
  const calls = (name: string, args?: unknown) =>
    JSON.stringify({ jsonrpc: "2.0", id: "odd", method: "tools/call", params: { name, arguments: args } });

  test.each([
    ["text", "hello"],
    ["broken JSON", '{"jsonrpc":"2.0","id":1,'],
    ["an empty line", ""],
    ["null", "null"],
    ["an array", '[{"jsonrpc":"2.0","id":1,"method":"ping"}]'],
    ["bytes that are no UTF-8", "\u0000\u0001\ud800"],
    ["another protocol version", '{"jsonrpc":"1.0","id":1,"method":"ping"}'],
    ["an answer nobody asked for", '{"jsonrpc":"2.0","id":77,"result":{}}'],
    ["an unknown notification", '{"jsonrpc":"2.0","method":"notifications/unknown"}'],
    ["an unknown method", '{"jsonrpc":"2.0","id":"odd","method":"careers/list"}'],
    ["a call without params", '{"jsonrpc":"2.0","id":"odd","method":"tools/call"}'],
    ["an unknown tool", calls("delete_everything")],
    ["a tool named like a prototype's field", calls("__proto__")],
    ["arguments that are no object", calls("get_context", 42)],
    ["a huge argument", calls("update_profile", { bio_summary: "x".repeat(3_000_000) })],
    ["a message beyond the limit", calls("update_profile", { bio_summary: "x".repeat(17 * 1024 * 1024) })],
    ["very deep arguments", calls("update_profile", JSON.parse(`${'{"a":'.repeat(500)}1${"}".repeat(500)}`))],
  ])("%s", async (_, line) => {
    const env = { CAREER_CONTEXT_LOG_LEVEL: "debug" };
    const mcp = await mcpOn(temporaryFolder(), { env });
    mcp.write(`${line}\n`);
    expect(await toolNames(mcp)).toContain("get_context");
    if (/"id":"odd"/.test(line) && line.length < 10_000_000) await mcp.answerTo("odd");
    const { code, stderr } = await mcp.end();
    expect(code).toBe(0);
    for (const logged of lines(stderr)) expect(JSON.parse(logged)).toHaveProperty("level");
    expect(mcp.messages().length).toBeGreaterThanOrEqual(2);
  });

  test("a bad argument is told as REST tells it, and no value is repeated", async () => {
    const mcp = await mcpOn(temporaryFolder());
    const { isError, structuredContent } = await mcp.call("get_context", { view: "secret-word" });
    expect(isError).toBe(true);
    expect(structuredContent.type).toBe("context.invalid_view");
    expect(JSON.stringify(structuredContent)).not.toContain("secret-word");
  });
});

describe("the process goes when its client goes", () => {
  test("at the end of stdin, with exit code 0 and nothing on stderr", async () => {
    const mcp = await mcpOn(temporaryFolder());
    await mcp.call("get_context");
    expect(await mcp.end()).toMatchObject({ code: 0, signal: null, stderr: "" });
  });

  test.each(["SIGTERM", "SIGINT", "SIGHUP"] as const)("on %s, with exit code 0", async (signal) => {
    const mcp = await mcpOn(temporaryFolder());
    await mcp.call("list_alerts");
    mcp.child.kill(signal);
    expect(await mcp.ended).toMatchObject({ code: 0, signal: null, stderr: "" });
  });

  test("before it was asked anything", async () => {
    expect(await run(["mcp", "--data-dir", temporaryFolder()])).toMatchObject({
      code: 0,
      stdout: "",
      stderr: "",
    });
  });

  test("after the answers to all that was piped in", async () => {
    const dataDir = temporaryFolder();
    const { child, ended } = start(["mcp", "--data-dir", dataDir]);
    const write = (id: number) => ({
      jsonrpc: "2.0",
      id,
      method: "tools/call",
      params: { name: "update_profile", arguments: { years_of_experience: id } },
    });
    const ids = [1, 2, 3, 4, 5];
    child.stdin.end(
      [...opening, ...ids.map(write)].map((message) => `${JSON.stringify(message)}\n`).join(""),
    );
    const { code, stdout } = await ended;
    expect(code).toBe(0);
    const answered = lines(stdout).map((line) => z.object({ id: z.unknown() }).parse(JSON.parse(line)).id);
    expect(answered).toEqual(["open", ...ids]);
    const again = await mcpOn(dataDir);
    const { structuredContent } = await again.call("read_operation", { operation: "profile.get" });
    expect(structuredContent.data).toMatchObject({ profile: { years_of_experience: 5 } });
  });

  test("when nobody reads its answers any more", async () => {
    const mcp = await mcpOn(temporaryFolder());
    mcp.child.stdout.destroy();
    mcp.write(`${JSON.stringify({ jsonrpc: "2.0", id: 1, method: "tools/list" })}\n`);
    await until("the process has ended", () => mcp.child.exitCode !== null);
    expect(mcp.child.exitCode).toBe(0);
  });
});

test("the first start of mcp makes a private data folder and no key", async () => {
  const dataDir = join(temporaryFolder(), "new");
  const mcp = await mcpOn(dataDir);
  await mcp.call("list_alerts");
  await mcp.end();
  expect(JSON.parse(await runWell(["keys", "list", "--json", "--data-dir", dataDir]))).toEqual([]);
});
