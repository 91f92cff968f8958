import { beforeAll, describe, expect, type TestContext, test } from "vitest";
import { temporaryFolder } from "../support/program/folder.ts";
import { type OtherNode, otherNode, programFor } from "../support/program/other-node.ts";
import { programFile, run } from "../support/program/program.ts";
import { serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

const TO_BUILD_MS = 600_000;

/** Skips a test so that nobody takes it for passed: in the report and on the terminal. */
function skipAloud({ skip, task }: TestContext, why: string): never {
  process.stderr.write(`SKIPPED: ${task.name}: ${why}\n`);
  return skip(why);
}

// 24 is 24.18.1: SQLite that is built with the headers of 24.19 to 24.21 aborts when a statement is collected
// (nodejs/node#65446), whatever program uses it.
describe.each([22, 24])("Node %i", (major) => {
  let node: OtherNode | undefined;
  let built: Awaited<ReturnType<typeof programFor>> = { failed: "It was not tried." };

  beforeAll(async () => {
    node = await otherNode(major);
    if (node) built = await programFor(node);
  }, TO_BUILD_MS);

  const given = (context: TestContext): OtherNode =>
    node ?? skipAloud(context, `test/nodes has no Node ${major} for this platform.`);

  test("with SQLite built for another Node, doctor says which command helps", async (context) => {
    const { command } = given(context);
    const ours = await run(["-p", "process.versions.modules"], { command });
    if (ours.stdout.trim() === process.versions.modules)
      skipAloud(context, "the tests themselves run on this Node.");
    const { code, stdout } = await run(["doctor", "--data-dir", temporaryFolder()], {
      node: command,
      file: programFile,
    });
    expect(code).not.toBe(0);
    expect(stdout).toMatch(/npm rebuild/);
  });

  test("after that command the program runs: doctor, a server asked over REST, and MCP over stdio", async (context) => {
    const { command } = given(context);
    if ("failed" in built) return skipAloud(context, `SQLite was not built for it. ${built.failed}`);
    const launch = { node: command, file: built.file };
    const dataDir = temporaryFolder();
    const server = await serveOn(dataDir, launch);
    const stored = await server.request("PATCH", "/api/v1/profile", { body: { name: "Robin Fictional" } });
    expect(stored.status).toBe(200);
    expect((await server.stop()).code).toBe(0);

    const mcp = await mcpOn(dataDir, launch);
    const { structuredContent } = await mcp.call("get_context");
    expect(structuredContent.data).toMatchObject({ user: { name: "Robin Fictional" } });
    expect((await mcp.end()).code).toBe(0);

    const checked = await run(["doctor", "--data-dir", dataDir, "--port", "0"], launch);
    expect({ code: checked.code, stdout: checked.stdout }).toMatchObject({ code: 0 });
    expect(checked.stdout).toContain(`Node ${major}.`);
  });
});
