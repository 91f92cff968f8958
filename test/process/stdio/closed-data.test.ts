import { cpSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { openDatabase } from "../../../src/store/sqlite/driver/driver.ts";
import { put } from "../../support/program/data.ts";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, until } from "../../support/program/program.ts";
import { mcpOn, type StdioProcess, toolNames } from "../../support/program/stdio.ts";

interface Trouble {
  dataDir: string;
  /** What the message has to say. */
  says: RegExp;
  /** Takes the cause away, where that helps while the process runs. */
  repair?: () => void;
  command?: string;
  args?: string[];
}

const native = join("node_modules", "better-sqlite3", "build", "Release", "better_sqlite3.node");

/** The built program beside a native module that this Node cannot load. */
function withForeignModule(): Trouble {
  const folder = temporaryFolder();
  for (const part of ["package.json", "dist", "db", "src"]) symlinkSync(join(root, part), join(folder, part));
  rmSync(join(folder, "dist"));
  cpSync(join(root, "dist"), join(folder, "dist"), { recursive: true });
  for (const name of ["better-sqlite3", "bindings", "file-uri-to-path"]) {
    cpSync(join(root, "node_modules", name), join(folder, "node_modules", name), {
      recursive: true,
      filter: (path) => !/better-sqlite3\/(deps|src|build\/Release\/(obj|\.deps|.*\.a$))/.test(path),
    });
  }
  writeFileSync(join(folder, native), "a module of another Node");
  return {
    dataDir: join(folder, "data"),
    says: /npm rebuild better-sqlite3/,
    repair: () => cpSync(join(root, native), join(folder, native)),
    command: process.execPath,
    args: [join(folder, "dist", "main.js"), "mcp", "--data-dir", join(folder, "data")],
  };
}

const troubles: [string, () => Trouble][] = [
  [
    "a file where the folder should be",
    () => {
      const dataDir = put(join(temporaryFolder(), "file"), "");
      const repair = () => {
        rmSync(dataDir);
        mkdirSync(dataDir);
      };
      return { dataDir, says: /cannot be used.*--data-dir/, repair };
    },
  ],
  [
    "a database of a newer program",
    () => {
      const dataDir = temporaryFolder();
      const file = join(dataDir, "career-context.db");
      const database = openDatabase(file);
      database.pragma("user_version = 9999");
      database.close();
      return { dataDir, says: /newer career-context.*update the program/, repair: () => rmSync(file) };
    },
  ],
  [
    "a damaged file",
    () => {
      const dataDir = temporaryFolder();
      const file = put(join(dataDir, "career-context.db"), "This is no database at all.".repeat(100));
      return { dataDir, says: /career-context restore/, repair: () => rmSync(file) };
    },
  ],
  [
    "a disk that takes no more",
    () => {
      const dataDir = temporaryFolder();
      const command = join(dataDir, "limited.sh");
      const script = `#!/bin/sh\ntrap '' XFSZ\nulimit -f 8\nexec "${process.execPath}" "$@"\n`;
      writeFileSync(command, script, { mode: 0o700 });
      const args = [join(root, "dist", "main.js"), "mcp", "--data-dir", join(dataDir, "data")];
      return { dataDir, says: /free|space|quota/, command, args };
    },
  ],
  ["the native module of another Node", withForeignModule],
];

const lists = ["tools/list", "resources/list", "resources/templates/list", "prompts/list"];

async function connect({ dataDir, command, args = [] }: Trouble): Promise<StdioProcess> {
  return mcpOn(dataDir, { args, ...(command !== undefined && { command }) });
}

describe.each(troubles)("with %s", (_, prepare) => {
  test("the client stays connected, is told by each call the cause and what helps, and gets its lists", async () => {
    const trouble = prepare();
    const mcp = await connect(trouble);
    const logged = () => lines(mcp.output().stderr).map((line) => JSON.parse(line));
    await until("the cause is logged", () => logged().length > 0);
    expect(logged()).toEqual([
      { time: expect.any(String), level: "error", message: expect.stringMatching(trouble.says) },
    ]);
    const [{ message }] = logged();

    const told = { error: expect.any(String), type: "server.internal", message };
    for (const [tool, args] of [
      ["get_context", {}],
      ["update_profile", { name: "Changed" }],
      ["read_operation", { operation: "timeline.list" }],
    ] as const) {
      const { isError, structuredContent } = await mcp.call(tool, args);
      expect({ isError, structuredContent }).toEqual({
        isError: true,
        structuredContent: { ...told, next: [] },
      });
    }
    const failed = { code: -32603, message, data: told };
    expect((await mcp.ask("resources/read", { uri: "career://context" })).error).toEqual(failed);
    expect((await mcp.ask("resources/list", { cursor: "documents" })).error).toEqual(failed);
    expect((await mcp.ask("prompts/get", { name: "start_session" })).error).toEqual(failed);
    for (const method of lists) expect((await mcp.ask(method)).result, method).toBeDefined();
    expect((await mcp.call("find_operations", { query: "timeline" })).isError).toBeUndefined();

    trouble.repair?.();
    if (trouble.repair) expect((await mcp.call("list_alerts")).isError).toBeUndefined();
    const { code, stderr } = await mcp.end();
    expect({ code, logged: lines(stderr).length }).toEqual({ code: 0, logged: 1 });
    // Throws at a line that is not of the protocol.
    mcp.messages();
  });
});

test("a new cause is logged, too, and a client that went meanwhile gets exit code 0", async () => {
  const dataDir = put(join(temporaryFolder(), "file"), "");
  const mcp = await mcpOn(dataDir);
  expect((await mcp.call("get_context")).isError).toBe(true);
  rmSync(dataDir);
  mkdirSync(dataDir);
  put(join(dataDir, "career-context.db"), "This is no database at all.".repeat(100));
  expect((await mcp.call("get_context")).structuredContent.message).toMatch(/career-context restore/);
  const { code, stderr } = await mcp.end();
  expect({ code, logged: lines(stderr).length }).toEqual({ code: 0, logged: 2 });
});

test("a network that is none stays wrong usage", async () => {
  const mcp = mcpOn(temporaryFolder(), { args: ["--webhook-allow", "10.0.0.0/99"] });
  await expect(mcp).rejects.toThrow(/CIDR/);
  expect(
    await toolNames(await mcpOn(temporaryFolder(), { args: ["--webhook-allow", "10.0.0.0/8"] })),
  ).not.toEqual([]);
});
