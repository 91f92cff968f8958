import { UsageError } from "../../platform/usage-error.ts";
import { type AgentClient, agentClients as clients, type Launch } from "../../shared/agent-clients.ts";
import { print } from "../terminal/context.ts";

/** Prints what to paste into one client, or into each. */
export function printConfigs(names: readonly string[], launch: Launch): void {
  const shown = names.length === 0 ? Object.keys(clients) : names;
  for (const name of shown) {
    const client = clients[name];
    if (!client) continue;
    if (shown.length > 1) print(`# ${name}: ${client.where}`);
    print(...client.config(launch).split("\n"));
    if (shown.length > 1) print();
  }
}

/** Prints the link at which a client offers to install. Throws UsageError if it has none. */
export function printLink(names: readonly string[], launch: Launch): void {
  print(linkOf(names.length === 1 ? names[0] : undefined)(launch));
}

function linkOf(client: string | undefined): NonNullable<AgentClient["link"]> {
  const link = client === undefined ? undefined : clients[client]?.link;
  if (link) return link;
  const names = Object.keys(clients).filter((name) => clients[name]?.link);
  throw new UsageError(`--link works only for clients with install links: use ${names.join(" or ")}.`);
}
