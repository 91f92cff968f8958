import { describe, expect, test } from "vitest";
import { z } from "zod";
import { demoFolder } from "../../support/program/data.ts";
import { temporaryFolder } from "../../support/program/folder.ts";
import { lines, run } from "../../support/program/program.ts";
import { mcpOn, type StdioProcess, toolNames } from "../../support/program/stdio.ts";

const operationTools = ["find_operations", "read_operation", "write_operation", "delete_operation"];
const Found = z.object({
  operations: z.array(z.object({ operation: z.string(), effect: z.string() })),
});

/** Every operation that find_operations shows, with its effect. */
async function found(mcp: StdioProcess) {
  const { structuredContent } = await mcp.call("find_operations", { limit: 100 });
  return Found.parse(structuredContent.data).operations;
}

describe("--read-only", () => {
  test("lists and finds nothing that writes, and refuses every write whatever else is allowed", async () => {
    const dataDir = await demoFolder();
    const mcp = await mcpOn(dataDir, { args: ["--read-only", "--scopes", "all"] });
    const { result } = await mcp.ask("tools/list");
    const { tools } = z
      .object({
        tools: z.array(z.object({ name: z.string(), annotations: z.object({ readOnlyHint: z.boolean() }) })),
      })
      .parse(result);
    expect(tools.filter(({ annotations }) => !annotations.readOnlyHint)).toEqual([]);
    expect((await found(mcp)).filter(({ effect }) => effect !== "read")).toEqual([]);

    for (const [tool, args] of [
      ["update_profile", { name: "Changed" }],
      ["write_operation", { operation: "profile.update", arguments: { name: "Changed" } }],
      ["delete_operation", { operation: "account.delete", arguments: { confirm: "DELETE" } }],
      ["delete_memory", { id: "mem_1" }],
      ["read_operation", { operation: "profile.update", arguments: { name: "Changed" } }],
    ] as const) {
      expect((await mcp.call(tool, args)).isError, tool).toBe(true);
    }
    const { structuredContent } = await mcp.call("get_context");
    expect(structuredContent.data).toMatchObject({ user: { name: "Maren Holt (fictional)" } });
  });

  test("leaves nothing where the scopes name writes only", async () => {
    const mcp = await mcpOn(temporaryFolder(), { args: ["--read-only", "--scopes", "write:profile"] });
    expect(await found(mcp)).toEqual([]);
    expect((await mcp.call("update_profile", { name: "Changed" })).isError).toBe(true);
  });
});

describe("--scopes", () => {
  test("narrows tools, found operations and calls to the scopes named", async () => {
    const dataDir = await demoFolder();
    const mcp = await mcpOn(dataDir, { args: ["--scopes", "read:alerts,write:profile"] });
    // Neither scope allows to delete anything.
    const general = operationTools.filter((name) => name !== "delete_operation");
    expect(await toolNames(mcp)).toEqual(["update_profile", "list_alerts", ...general]);
    expect((await found(mcp)).map(({ operation }) => operation)).toEqual(["profile.update", "alerts.list"]);
    expect((await mcp.call("list_alerts")).isError ?? false).toBe(false);
    const refused = await mcp.call("get_context");
    expect(refused.structuredContent).toMatchObject({
      type: "auth.insufficient_scope",
      message: expect.stringContaining("read:context"),
    });
  });
});

describe("--toolsets", () => {
  test("core, the default, lists the core tools and the four operation tools", async () => {
    const byDefault = await mcpOn(temporaryFolder());
    const named = await mcpOn(temporaryFolder(), { args: ["--toolsets", "core"] });
    const names = await toolNames(byDefault);
    expect(await toolNames(named)).toEqual(names);
    expect(names).toEqual(
      expect.arrayContaining(["get_context", "update_profile", "import_resume", "list_alerts"]),
    );
    expect(names.slice(-operationTools.length)).toEqual(operationTools);
    expect(names).not.toContain("list_webhooks");
  });

  test("all lists each operation as a tool of its own and no operation tools", async () => {
    const core = await mcpOn(temporaryFolder());
    const all = await mcpOn(temporaryFolder(), { args: ["--toolsets", "all"] });
    const names = await toolNames(all);
    expect(names).toHaveLength((await found(core)).length);
    expect(names).toEqual(expect.arrayContaining(["get_context", "list_webhooks", "delete_account"]));
    expect(operationTools.filter((name) => names.includes(name))).toEqual([]);
  });

  test("a feature lists its operations alone; with core, beside the core tools", async () => {
    const alone = await toolNames(await mcpOn(temporaryFolder(), { args: ["--toolsets", "webhooks"] }));
    expect(alone).toEqual(expect.arrayContaining(["list_webhooks", "create_webhook", "delete_webhook"]));
    expect(alone.filter((name) => !name.includes("webhook"))).toEqual([]);

    const core = await toolNames(await mcpOn(temporaryFolder()));
    const both = await toolNames(await mcpOn(temporaryFolder(), { args: ["--toolsets", "core,webhooks"] }));
    expect([...both].sort()).toEqual([...core, ...alone].sort());
  });

  test("an unknown name, or none, ends the process with exit code 2 and one line that names the known", async () => {
    for (const names of ["nothing", "core,nothing", ""]) {
      const ended = await run(["mcp", "--toolsets", names, "--data-dir", temporaryFolder()]);
      expect({ code: ended.code, stdout: ended.stdout }).toEqual({ code: 2, stdout: "" });
      expect(lines(ended.stderr).map((line) => JSON.parse(line))).toEqual([
        expect.objectContaining({
          message: expect.stringMatching(/core, chatgpt, all, or features such as/),
        }),
      ]);
    }
  });
});
