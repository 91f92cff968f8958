/** The command that a client starts. */
export interface Launch {
  command: string;
  args: string[];
}

/** A client that can connect, and where its configuration goes. */
export interface AgentClient {
  /** Its name for people. */
  title: string;
  where: string;
  config: (launch: Launch) => string;
  /** The client's install link, if it has one. */
  link?: (launch: Launch) => string;
}

/** The clients by their command-line name. */
export const agentClients: Readonly<Record<string, AgentClient>> = {
  "claude-desktop": {
    title: "Claude Desktop",
    where: "Settings, Developer, Edit Config (claude_desktop_config.json)",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
  },
  "claude-code": {
    title: "Claude Code",
    where: "Run in a terminal",
    config: ({ command, args }) =>
      ["claude", "mcp", "add", "career-context", "--", command, ...args].map(quoted).join(" "),
  },
  cursor: {
    title: "Cursor",
    where: "~/.cursor/mcp.json",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
    link: (launch) => {
      const config = encodeURIComponent(Buffer.from(JSON.stringify(launch)).toString("base64"));
      return `cursor://anysphere.cursor-deeplink/mcp/install?name=career-context&config=${config}`;
    },
  },
  vscode: {
    title: "VS Code",
    where: ".vscode/mcp.json, or MCP: Open User Configuration",
    config: (launch) => pretty({ servers: { "career-context": { type: "stdio", ...launch } } }),
    link: (launch) =>
      `vscode:mcp/install?${encodeURIComponent(JSON.stringify({ name: "career-context", ...launch }))}`,
  },
  codex: {
    title: "Codex",
    where: "~/.codex/config.toml",
    config: ({ command, args }) =>
      `[mcp_servers.career-context]\ncommand = ${JSON.stringify(command)}\nargs = ${JSON.stringify(args)}`,
  },
  "gemini-cli": {
    title: "Gemini CLI",
    where: "~/.gemini/settings.json",
    config: (launch) => pretty({ mcpServers: { "career-context": launch } }),
  },
  goose: {
    title: "Goose",
    where: "~/.config/goose/config.yaml",
    config: ({ command, args }) =>
      [
        "extensions:",
        "  career-context:",
        "    name: career-context",
        `    cmd: ${JSON.stringify(command)}`,
        "    args:",
        ...args.map((arg) => `      - ${JSON.stringify(arg)}`),
        "    enabled: true",
        "    type: stdio",
      ].join("\n"),
  },
};

function pretty(value: unknown): string {
  return JSON.stringify(value, null, 2);
}

function quoted(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}
