import { cpSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, describe, expect, type TestContext, test } from "vitest";
import { z } from "zod";
import { temporaryFolder } from "../support/program/folder.ts";
import { type OtherNode, otherNode, programFor } from "../support/program/other-node.ts";
import { lines, run, runWell } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";
import { mcpOn } from "../support/program/stdio.ts";

const TO_BUILD_MS = 600_000;

const profile = "/api/v1/profile";
const Stored = z.object({ data: z.looseObject({ user: z.object({ name: z.string() }) }) });
const Document = z.object({ paths: z.record(z.string(), z.looseObject({ get: z.unknown().optional() })) });

/** An answer without the ids, the times and the duration of what this test called. */
function withoutCall(answer: string, began: string): string {
  return answer
    .replace(/\b(req|acc)_\w+/g, "ID")
    .replace(/"durationMs":[\d.]+/g, '"durationMs":0')
    .replace(/"nextCursor":"\w+"/g, '"nextCursor":""')
    .replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, (time) => (time < began ? time : "NOW"));
}

function firstDifference(one: string, other: string): string {
  const at = [...one].findIndex((_, index) => one[index] !== other[index]);
  return [one, other].map((text) => text.slice(Math.max(0, at - 40), at + 40)).join(" | ");
}

/** What can be asked for without an id, but for what counts calls or says how long this process has run. */
async function pathsOf(server: ServerProcess): Promise<string[]> {
  const { paths } = Document.parse(await (await server.request("GET", "/openapi.json")).json());
  return Object.entries(paths).flatMap(([path, { get }]) => (get && !path.includes("{") ? [path] : []));
}

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

  test("with SQLite built for another Node, it takes its own; doctor says which command helps where that is not wanted", async (context) => {
    const { command } = given(context);
    const ours = await run(["-p", "process.versions.modules"], { command });
    if (ours.stdout.trim() === process.versions.modules)
      skipAloud(context, "the tests themselves run on this Node.");
    const dataDir = temporaryFolder();
    const doctor = (driver?: string) =>
      run(["doctor", "--data-dir", dataDir, "--port", "0", ...(driver ? ["--sqlite-driver", driver] : [])], {
        node: command,
        env: { CAREER_CONTEXT_SQLITE_DRIVER: "" },
      });
    for (const found of [await doctor(), await doctor("node")]) {
      expect(found).toMatchObject({ code: 0, stderr: "" });
      expect(found.stdout).toMatch(
        /^ok {4}Node's own SQLite loads, SQLite 3\.\d+\.\d+ with full-text search$/m,
      );
    }
    const { code, stdout } = await doctor("better-sqlite3");
    expect(code).not.toBe(0);
    expect(stdout).toMatch(/npm rebuild/);
  });

  test("its own SQLite serves, loses nothing to a kill, is backed up and restored, and prints no warning", async (context) => {
    const { command } = given(context);
    const launch = { node: command, env: { CAREER_CONTEXT_SQLITE_DRIVER: "node" } };
    const [dataDir, backup] = [temporaryFolder(), join(temporaryFolder(), "backup.db")];
    const server = await serveOn(dataDir, launch);
    const name = async (of: ServerProcess) => {
      const { data } = Stored.parse(
        await (await of.request("GET", profile, { key: server.key ?? "" })).json(),
      );
      return data.user.name;
    };
    await server.request("PATCH", profile, { body: { name: "Robin Fictional" } });
    await runWell(["backup", backup, "--data-dir", dataDir], launch);
    const writes = ["one", "two", "three"].map((last) =>
      server.request("PATCH", profile, { body: { name: `Kim ${last}` } }),
    );
    for (const write of writes) expect((await write).status).toBe(200);
    server.child.kill("SIGKILL");
    expect((await server.ended).stderr).toBe("");

    const again = await serveOn(dataDir, launch);
    expect(await name(again)).toMatch(/^Kim (one|two|three)$/);
    const stopped = await again.stop();
    expect(stopped.code).toBe(0);
    expect(lines(stopped.stderr)).toEqual([expect.stringContaining("Stopping.")]);

    const mcp = await mcpOn(dataDir, launch);
    const { structuredContent } = await mcp.call("get_context");
    expect(structuredContent.data).toMatchObject({ user: { name: expect.stringMatching(/^Kim /) } });
    expect(mcp.messages().length).toBeGreaterThan(1);
    expect(await mcp.end()).toMatchObject({ code: 0, stderr: "" });

    expect(await runWell(["restore", backup, "--force", "--data-dir", dataDir], launch)).not.toBe("");
    const restored = await serveOn(dataDir, launch);
    expect(await name(restored)).toBe("Robin Fictional");
    await restored.stop();
    const { code, stdout } = await run(["doctor", "--data-dir", dataDir, "--port", "0"], launch);
    expect({ code, stdout }).toMatchObject({ code: 0, stdout: expect.stringContaining("integrity") });
  });

  test("the two drivers give the same bytes, each from the file of the other", async (context) => {
    const { command } = given(context);
    if ("failed" in built) return skipAloud(context, `SQLite was not built for it. ${built.failed}`);
    const { file } = built;
    const by = (driver: string) => ({ node: command, file, env: { CAREER_CONTEXT_SQLITE_DRIVER: driver } });
    const [first, second] = ["better-sqlite3", "node"].map(by);
    if (!first || !second) throw new Error("There are two.");
    const dataDir = temporaryFolder();
    await runWell(["demo", "--data-dir", dataDir], second);
    const made = await runWell(["keys", "create", "--name", "all", "--json", "--data-dir", dataDir], first);
    const { key } = z.object({ key: z.string() }).parse(JSON.parse(made));
    const copy = temporaryFolder();
    cpSync(dataDir, copy, { recursive: true });

    const began = new Date().toISOString();
    const drivers = [
      [first, second],
      [second, first],
    ] as const;
    for (const [left, right] of drivers) {
      const servers = [await serveOn(dataDir, left), await serveOn(copy, right)] as const;
      const asked = await pathsOf(servers[0]);
      expect(asked.length).toBeGreaterThan(20);
      const differing: string[] = [];
      for (const path of asked) {
        const [one, other] = await Promise.all(
          servers.map(async (server) => {
            const answer = await server.request("GET", path, { key });
            return `${answer.status} ${withoutCall(await answer.text(), began)}`;
          }),
        );
        if (one !== other) differing.push(`${path} ${firstDifference(one ?? "", other ?? "")}`);
      }
      expect(differing).toEqual([]);
      for (const server of servers) expect((await server.stop()).code).toBe(0);
    }
    const named = { name: "Alex Fictional", bio_summary: `ünï 🙂 ${"x".repeat(5000)}` };
    for (const [place, writer, reader] of [
      [dataDir, first, second],
      [copy, second, first],
    ] as const) {
      const writing = await serveOn(place, writer);
      expect((await writing.request("PATCH", profile, { body: named, key })).status).toBe(200);
      await writing.stop();
      const reading = await serveOn(place, reader);
      const { data } = Stored.parse(await (await reading.request("GET", profile, { key })).json());
      expect(data).toMatchObject({ user: { name: named.name }, profile: { bio_summary: named.bio_summary } });
      await reading.stop();
    }
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
    expect(checked.stdout).toContain("better-sqlite3 loads");
  });
});
