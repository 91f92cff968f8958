import { Server } from "@modelcontextprotocol/server";
import { connectionOf, type McpDefinition, type Peer } from "./connection.ts";
import { instructions } from "./instructions.ts";
import { serveTools } from "./tools.ts";

const LIST_TTL_MS = 60_000;

/** One server definition for every transport and protocol revision. */
export function createMcpServer(definition: McpDefinition, peer: Peer): Server {
  const server = new Server(
    { name: "career-context", title: "Career context", version: definition.version },
    {
      capabilities: { tools: {} },
      instructions,
      cacheHints: { "tools/list": { ttlMs: LIST_TTL_MS, cacheScope: "private" } },
    },
  );
  const connection = connectionOf(definition, peer, () => clientName(server));
  serveTools(server, connection);
  return server;
}

function clientName(server: Server): string | undefined {
  return server.getClientVersion()?.name.slice(0, 100) || undefined;
}
