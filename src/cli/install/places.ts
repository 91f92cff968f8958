import { existsSync } from "node:fs";
import { dirname, join } from "node:path";
import { packageRoot } from "../../platform/package-root.ts";
import type { Launch } from "../../shared/agent-clients.ts";
import type { EntryValue } from "./entry-file.ts";

/** The locations of program folders on a machine. */
export interface Machine {
  platform: NodeJS.Platform;
  home: string;
  /** Folders set by the environment instead of the usual ones. */
  env: {
    APPDATA?: string | undefined;
    XDG_CONFIG_HOME?: string | undefined;
    CODEX_HOME?: string | undefined;
  };
}

/** A client with a writable configuration: its file, the position of the entry, and how to detect the client. */
export interface ClientPlace {
  format: "json" | "toml" | "yaml";
  path: readonly string[];
  file: (machine: Machine) => string;
  /** True if the client has left a trace on this machine. */
  isFound: (machine: Machine) => boolean;
  value: (launch: Launch) => EntryValue;
}

const name = "career-context";
const plain = ({ command, args }: Launch): EntryValue => ({ command, args });

/** The clients by command-line name. Locations from their documentation (2026-11). */
export const clientPlaces: Readonly<Record<string, ClientPlace>> = {
  "claude-desktop": jsonClient({
    file: (machine) => join(settingsOf(machine), "Claude", "claude_desktop_config.json"),
  }),
  "claude-code": {
    ...jsonClient({ file: ({ home }) => join(home, ".claude.json") }),
    isFound: ({ home }) => existsSync(join(home, ".claude.json")) || existsSync(join(home, ".claude")),
  },
  cursor: jsonClient({ file: ({ home }) => join(home, ".cursor", "mcp.json") }),
  vscode: {
    ...jsonClient({ file: (machine) => join(settingsOf(machine), "Code", "User", "mcp.json") }),
    path: ["servers", name],
    isFound: (machine) => existsSync(join(settingsOf(machine), "Code")),
    value: (launch) => ({ type: "stdio", ...plain(launch) }),
  },
  codex: {
    ...jsonClient({ file: ({ home, env }) => join(env.CODEX_HOME || join(home, ".codex"), "config.toml") }),
    format: "toml",
    path: ["mcp_servers", name],
  },
  "gemini-cli": jsonClient({ file: ({ home }) => join(home, ".gemini", "settings.json") }),
  goose: {
    ...jsonClient({
      file: (machine) =>
        machine.platform === "win32"
          ? join(settingsOf(machine), "Block", "goose", "config", "config.yaml")
          : join(machine.env.XDG_CONFIG_HOME || join(machine.home, ".config"), "goose", "config.yaml"),
    }),
    format: "yaml",
    path: ["extensions", name],
    value: ({ command, args }) => ({ name, cmd: command, args, enabled: true, type: "stdio" }),
  },
};

function jsonClient({ file }: Pick<ClientPlace, "file">): ClientPlace {
  return {
    format: "json",
    path: ["mcpServers", name],
    file,
    isFound: (machine) => existsSync(dirname(file(machine))),
    value: plain,
  };
}

/** The folder where graphical programs keep their settings. */
function settingsOf({ platform, home, env }: Machine): string {
  if (platform === "darwin") return join(home, "Library", "Application Support");
  if (platform === "win32") return env.APPDATA || join(home, "AppData", "Roaming");
  return env.XDG_CONFIG_HOME || join(home, ".config");
}

/**
 * The command that serves a client, with absolute paths, because clients have their own working directory and
 * PATH.
 */
export function launchOf(dataDir: string | undefined): Launch {
  const folder = dataDir === undefined ? [] : ["--data-dir", dataDir];
  return { command: process.execPath, args: [join(packageRoot(), "dist", "main.js"), "mcp", ...folder] };
}
