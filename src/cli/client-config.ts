import { join } from "node:path";
import type { SettingFlags } from "../platform/config.ts";
import { readSettings } from "../platform/config.ts";
import { packageRoot } from "../platform/package-root.ts";
import { UsageError } from "../platform/usage-error.ts";
import { print } from "./terminal/context.ts";

interface Launch {
  command: string;
  args: string[];
}

export interface ClientConfigFlags extends SettingFlags {
  link?: boolean;
}

interface Client {
  where: string;
  config: (launch: Launch) => string;
  /** The URL at which the client offers to install; only some clients have one. */
  link?: (launch: Launch) => string;
}

const clients: Record<string, Client> = {
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
    link: (launch) => {
      const config = encodeURIComponent(Buffer.from(JSON.stringify(launch)).toString("base64"));
      return `cursor://anysphere.cursor-deeplink/mcp/install?name=career-context&config=${config}`;
    },
  },
  vscode: {
    where: ".vscode/mcp.json, or MCP: Open User Configuration",
    config: (launch) => pretty({ servers: { "career-context": { type: "stdio", ...launch } } }),
    link: (launch) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: "career-context", ...launch }))}`,
  },
  codex: {
    where: "~/.codex/config.toml",
    config: ({ command, args }) =>
      `[mcp_servers.career-context]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}`,
  },
  "gemini-cli": {
    where: "~/.gemini/settings.json",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
  },
};

/**
 * Prints the configuration to paste into one client, or into each; with `link`, one client's install link. Throws
 * UsageError for an unknown client or one without install links.
 */
export function clientConfig(client: string | undefined, flags: ClientConfigFlags): void {
  if (client !== undefined && !Object.hasOwn(clients, client)) {
    throw new UsageError(`Unknown client "${client}": use ${Object.keys(clients).join(", ")}.`);
  }
  const folder = flags.dataDir === undefined ? [] : ["--data-dir", readSettings(flags).dataDir];
  // Absolute paths: clients start servers with their own working directory and PATH.
  const launch = {
    command: process.execPath,
    args: [join(packageRoot(), "dist", "main.js"), "mcp", ...folder],
  };
  if (flags.link) {
    print(linkOf(client)(launch));
    return;
  }
  for (const [name, { where, config }] of Object.entries(clients)) {
    if (client !== undefined && client !== name) continue;
    if (client === undefined) print(`# ${name}: ${where}`);
    print(config(launch));
    if (client === undefined) print();
  }
}

function linkOf(client: string | undefined): NonNullable<Client["link"]> {
  const link = client === undefined ? undefined : clients[client]?.link;
  if (link) return link;
  const names = Object.keys(clients).filter((name) => clients[name]?.link);
  throw new UsageError(`--link works only for clients with install links: use ${names.join(" or ")}.`);
}

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
