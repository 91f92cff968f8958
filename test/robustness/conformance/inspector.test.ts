import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { asList, asObject, at } from "../../support/json.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { programFile, run } from "../../support/program/program.ts";

const inspector = join(
  root,
  "test",
  "peers",
  "node_modules",
  "@modelcontextprotocol",
  "inspector",
  "clients",
  "launcher",
  "build",
  "index.js",
);

/** What the official Inspector says of all tools of a stdio process. */
async function inspect(era: string, folder: string) {
  const server = [
    process.execPath,
    programFile,
    "mcp",
    "--toolsets",
    "all",
    "--data-dir",
    join(folder, "data"),
  ];
  const asked = ["--cli", "--format", "json", "--protocol-era", era, "--method", "tools/list", "--strict"];
  return run([inspector, ...asked, "--", ...server], {
    command: process.execPath,
    env: { HOME: folder },
  });
}

describe.each(["legacy", "modern"])("to a %s client", (era) => {
  test("the Inspector finds nothing in the tools' schemas that a model provider might not know", async () => {
    const { code, stdout, stderr } = await inspect(era, temporaryFolder());
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    const tools = asList(at(asObject(JSON.parse(stdout)), "result", "tools"));
    expect(tools.length).toBeGreaterThan(50);
  });
});
