import { join } from "node:path";
import type { SettingFlags } from "../config.ts";
import { readSettings } from "../config.ts";
import { packageRoot } from "../package-root.ts";
import { UsageError } from "../usage-error.ts";
import { say } from "./open.ts";

interface Launch {
  command: string;
  args: string[];
}

const clients: Record<string, { where: string; config: (launch: Launch) => string }> = {
  "claude-desktop": {
    where: "Settings, Developer, Edit Config (claude_desktop_config.json)",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
  },
  "claude-code": {
    where: "Run in a terminal",
    config: ({ command, args }) =>
      ["claude", "mcp", "add", "career-context", "--", command, ...args].map(quoted).join(" "),
  },
  cursor: {
    where: "~/.cursor/mcp.json",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
  },
  vscode: {
    where: ".vscode/mcp.json, or MCP: Open User Configuration",
    config: (launch) => pretty({ servers: { "career-context": { type: "stdio", ...launch } } }),
  },
  codex: {
    where: "~/.codex/config.toml",
    config: ({ command, args }) =>
      `[mcp_servers.career-context]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}`,
  },
};

/** Prints what to paste into one client's configuration, or into each. */
export function clientConfig(client: string | undefined, flags: SettingFlags): void {
  if (client !== undefined && !(client in clients)) {
    throw new UsageError(`"${client}" is no client known here: use ${Object.keys(clients).join(", ")}.`);
  }
  const folder = flags.dataDir === undefined ? [] : ["--data-dir", readSettings(flags).dataDir];
  // Absolute paths: clients start servers from folders of their own, with a PATH of their own.
  const launch = {
    command: process.execPath,
    args: [join(packageRoot(), "dist", "main.js"), "mcp", ...folder],
  };
  for (const [name, { where, config }] of Object.entries(clients)) {
    if (client !== undefined && client !== name) continue;
    if (client === undefined) say(`# ${name}: ${where}`);
    say(config(launch));
    if (client === undefined) say();
  }
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
