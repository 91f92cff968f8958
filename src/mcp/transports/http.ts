import { createMcpHandler, type McpHttpHandler, type McpServerFactory } from "@modelcontextprotocol/server";
import { createHttpStreams } from "../notifications/http-streams.ts";
import { createMcpServer } from "../server.ts";
import { connectionOf } from "../session/connection.ts";
import type { DefinitionOf } from "../session/definition-by-scope.ts";
import { operationOutOfScope } from "../session/needed-scope.ts";
import type { Peer } from "../session/peer.ts";

const LARGEST_MESSAGE = 16 * 1024 * 1024;

export interface McpOverHttp {
  /** Answers one request of an authenticated peer. Throws ServiceError if its token lacks the required scope. */
  handle: (request: Request, peer: Peer) => Promise<Response>;
  /** Ends the notification streams, which would otherwise stay open, and accepts no more. */
  endStreams: () => Promise<void>;
  close: () => Promise<void>;
}

/** Streamable HTTP from the same definitions. It is stateless, so any peer may use any revision. */
export function createMcpOverHttp(definitionOf: DefinitionOf, onError: (error: Error) => void): McpOverHttp {
  // Before 2026-07-28 each request is independent, so no client could be notified of a change.
  const factory: McpServerFactory = ({ authInfo, era }) => {
    const peer = peerOf(authInfo);
    return createMcpServer(definitionOf(peer), peer, { notifiesChanges: era === "modern" });
  };
  const handler: McpHttpHandler = createMcpHandler(factory, {
    onerror: onError,
    maxRequestBodySize: LARGEST_MESSAGE,
    // Streams have their own handlers.
    maxSubscriptions: 0,
  });
  const streams = createHttpStreams(definitionOf, factory, onError);
  return {
    handle: async (request, peer) => {
      const definition = definitionOf(peer);
      const beyond = await operationOutOfScope(definition, peer, request, LARGEST_MESSAGE);
      // Counted, logged and refused like every call. The client learns of an error by the HTTP status.
      if (beyond !== undefined) await connectionOf(definition, peer, () => undefined).run(beyond, {});
      const authInfo = { token: "", clientId: peer.userId, scopes: [...peer.scopes], extra: { peer } };
      // The handler refuses a request whose header and body do not agree.
      const listens = request.headers.get("mcp-method") === "subscriptions/listen";
      return listens ? streams.listen(request, peer, authInfo) : handler.fetch(request, { authInfo });
    },
    endStreams: streams.close,
    close: async () => {
      await streams.close();
      await handler.close();
    },
  };
}

function peerOf(authInfo: { extra?: Record<string, unknown> } | undefined): Peer {
  const peer = authInfo?.extra?.peer;
  if (typeof peer !== "object" || peer === null)
    throw new Error("An MCP request reached the server without a peer.");
  // Set by `handle` above, the only caller.
  return peer as Peer;
}
