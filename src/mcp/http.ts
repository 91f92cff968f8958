import { createMcpHandler, type McpHttpHandler } from "@modelcontextprotocol/server";
import type { McpDefinition, Peer } from "./connection.ts";
import { createMcpServer } from "./server.ts";

const LARGEST_MESSAGE = 16 * 1024 * 1024;

export interface McpOverHttp {
  /** Answers one request of an authenticated peer. */
  handle: (request: Request, peer: Peer) => Promise<Response>;
  close: () => Promise<void>;
}

/** Streamable HTTP from the same definition: nothing is kept between requests, so any peer may speak any revision. */
export function createMcpOverHttp(definition: McpDefinition, onError: (error: Error) => void): McpOverHttp {
  const handler: McpHttpHandler = createMcpHandler(
    ({ authInfo }) => createMcpServer(definition, peerOf(authInfo)),
    { onerror: onError, maxRequestBodySize: LARGEST_MESSAGE },
  );
  return {
    handle: (request, peer) =>
      handler.fetch(request, {
        authInfo: { token: "", clientId: peer.userId, scopes: [...peer.scopes], extra: { peer } },
      }),
    close: () => handler.close(),
  };
}

function peerOf(authInfo: { extra?: Record<string, unknown> } | undefined): Peer {
  const peer = authInfo?.extra?.peer;
  if (typeof peer !== "object" || peer === null)
    throw new Error("An MCP request reached the server without a peer.");
  // Set by handle above, the only caller.
  return peer as Peer;
}
