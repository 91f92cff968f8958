import type { Server } from "@modelcontextprotocol/server";
import { elicitationOf } from "../elicitation/context.ts";
import type { Connection } from "../session/connection.ts";
import { viewOfTool } from "../ui/overview.ts";
import { callTool } from "./call.ts";
import { operationTools } from "./generic.ts";

/** Adds the tools: listing them within the peer's scopes, and calling them. */
export function serveTools(server: Server, connection: Connection): void {
  server.setRequestHandler("tools/list", () => ({ tools: listTools(connection) }));
  server.setRequestHandler("tools/call", ({ params }, ctx) =>
    callTool(connection, params, elicitationOf(server, ctx)),
  );
}

function listTools({ definition: { toolset }, peer: { scopes } }: Connection) {
  const own = toolset.entries
    .filter(({ scope }) => scopes.has(scope))
    .map(({ tool, title, description, inputSchema, outputSchema, annotations }) => ({
      name: tool,
      title,
      description,
      inputSchema: { ...inputSchema, type: "object" as const },
      outputSchema: { ...outputSchema, type: "object" as const },
      annotations,
      ...viewOfTool[tool],
    }));
  const writes = [...scopes].some((scope) => scope.startsWith("write:"));
  const { find_operations, read_operation, write_operation } = operationTools;
  const general = writes
    ? [find_operations, read_operation, write_operation]
    : [find_operations, read_operation];
  return toolset.operationTools ? [...own, ...general] : own;
}
