import { join } from "node:path";
import type { SettingFlags } from "../platform/config.ts";
import { readSettings } from "../platform/config.ts";
import { packageRoot } from "../platform/package-root.ts";
import { UsageError } from "../platform/usage-error.ts";
import { type AgentClient, agentClients as clients, type Launch } from "../shared/agent-clients.ts";
import { print } from "./terminal/context.ts";

export interface ClientConfigFlags extends SettingFlags {
  link?: boolean;
}

/** The command that serves a client, with absolute paths: clients have a working directory and PATH of their own. */
export function launchOf(dataDir: string | undefined): Launch {
  const folder = dataDir === undefined ? [] : ["--data-dir", dataDir];
  return { command: process.execPath, args: [join(packageRoot(), "dist", "main.js"), "mcp", ...folder] };
}

/**
 * Prints the configuration to paste into one client, or into each; with `link`, one client's install link. Throws
 * UsageError for an unknown client or one without install links.
 */
export function clientConfig(client: string | undefined, flags: ClientConfigFlags): void {
  if (client !== undefined && !Object.hasOwn(clients, client)) {
    throw new UsageError(`Unknown client "${client}": use ${Object.keys(clients).join(", ")}.`);
  }
  if (flags.database !== undefined)
    throw new UsageError(
      "The address of a database does not belong into a client's configuration: set CAREER_CONTEXT_DATABASE_URL where the client starts its programs, and leave --database out.",
    );
  const launch = launchOf(flags.dataDir === undefined ? undefined : readSettings(flags).dataDir);
  if (flags.link) {
    print(linkOf(client)(launch));
    return;
  }
  for (const [name, { where, config }] of Object.entries(clients)) {
    if (client !== undefined && client !== name) continue;
    if (client === undefined) print(`# ${name}: ${where}`);
    print(...config(launch).split("\n"));
    if (client === undefined) print();
  }
}

function linkOf(client: string | undefined): NonNullable<AgentClient["link"]> {
  const link = client === undefined ? undefined : clients[client]?.link;
  if (link) return link;
  const names = Object.keys(clients).filter((name) => clients[name]?.link);
  throw new UsageError(`--link works only for clients with install links: use ${names.join(" or ")}.`);
}
