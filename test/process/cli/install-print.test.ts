import { join } from "node:path";
import { expect, test } from "vitest";
import { root, temporaryFolder } from "../../support/program/folder.ts";
import { lines, run, runWell } from "../../support/program/program.ts";

const launch = { command: process.execPath, args: [join(root, "dist", "main.js"), "mcp"] };

test.each([
  ["claude-desktop", { mcpServers: { "career-context": launch } }],
  ["cursor", { mcpServers: { "career-context": launch } }],
  ["gemini-cli", { mcpServers: { "career-context": launch } }],
  ["vscode", { servers: { "career-context": { type: "stdio", ...launch } } }],
])("install --print for %s is JSON that starts this program", async (client, expected) => {
  expect(JSON.parse(await runWell(["install", "--print", client]))).toEqual(expected);
});

test("client-config prints the same", async () => {
  const printed = await runWell(["install", "--print", "codex"]);
  expect(await runWell(["client-config", "codex"])).toBe(printed);
});

test("install --print for Claude Code is one shell command, quoted where a path needs it", async () => {
  const dataDir = join(temporaryFolder(), "it's mine");
  const printed = await runWell(["install", "--print", "claude-code", "--data-dir", dataDir]);
  const shell = await run(["-c", `claude() { printf '%s\\n' "$@"; }; ${printed}`], { command: "sh" });
  expect(lines(shell.stdout)).toEqual([
    ...["mcp", "add", "career-context", "--", launch.command, ...launch.args],
    ...["--data-dir", dataDir],
  ]);
});

test("install --print for Codex is a TOML table with basic strings", async () => {
  const [table, command, args, ...more] = lines(await runWell(["install", "--print", "codex"]));
  expect(table).toBe("[mcp_servers.career-context]");
  expect(JSON.parse(command?.replace("command = ", "") ?? "")).toBe(launch.command);
  expect(JSON.parse(args?.replace("args = ", "") ?? "")).toEqual(launch.args);
  expect(more).toEqual([]);
});

test("install --print without a client names all", async () => {
  const headings = lines(await runWell(["install", "--print"])).filter((line) => line.startsWith("# "));
  expect(headings.map((line) => /^# ([a-z-]+):/.exec(line)?.[1])).toEqual([
    "claude-desktop",
    "claude-code",
    "cursor",
    "vscode",
    "codex",
    "gemini-cli",
    "goose",
  ]);
});

test("install --print --link for Cursor carries the configuration in base64", async () => {
  const link = new URL(await runWell(["install", "cursor", "--link"]));
  expect(link.href.split("?")[0]).toBe("cursor://anysphere.cursor-deeplink/mcp/install");
  expect(link.searchParams.get("name")).toBe("career-context");
  const config = Buffer.from(link.searchParams.get("config") ?? "", "base64").toString();
  expect(JSON.parse(config)).toEqual(launch);
});

test("install --print --link for VS Code is the configuration as one query", async () => {
  const dataDir = join(temporaryFolder(), "Größe & Co");
  const link = lines(await runWell(["install", "vscode", "--link", "--data-dir", dataDir]))[0] ?? "";
  const [start, query = ""] = link.split("?");
  expect(start).toBe("vscode:mcp/install");
  const args = [...launch.args, "--data-dir", dataDir];
  expect(JSON.parse(decodeURIComponent(query))).toEqual({ name: "career-context", ...launch, args });
});

test.each([["codex"], []])(
  "install --print --link is refused where there is no such link",
  async (...client) => {
    const { code, stdout, stderr } = await run(["install", ...client, "--link"]);
    expect({ code, stdout }).toEqual({ code: 2, stdout: "" });
    expect(stderr).toContain("cursor or vscode");
  },
);
