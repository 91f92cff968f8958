import type { Server } from "@modelcontextprotocol/server";
import { elicitationOf } from "../elicitation/context.ts";
import type { Connection } from "../session/connection.ts";
import { callTool } from "./call.ts";
import { listTools } from "./listed-tools.ts";

/** Adds the tools: lists them within the peer's scopes, and calls them. */
export function serveTools(server: Server, connection: Connection): void {
  server.setRequestHandler("tools/list", () => ({ tools: listTools(connection) }));
  server.setRequestHandler("tools/call", ({ params }, ctx) =>
    callTool(connection, params, elicitationOf(server, ctx, connection.definition.stateCodec)),
  );
}
