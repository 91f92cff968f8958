import { PassThrough } from "node:stream";
import type { Server } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { interceptListen } from "../notifications/listen-interceptor.ts";
import { createSubscriptions } from "../notifications/subscriptions.ts";
import { createMcpServer } from "../server.ts";
import { connectionOf, type McpDefinition } from "../session/connection.ts";
import type { Peer } from "../session/peer.ts";
import { limitLines } from "./line-limit.ts";
import { trackRequests } from "./pending-requests.ts";
import { replay } from "./replay.ts";

const LARGEST_MESSAGE = 16 * 1024 * 1024;

export interface StdioConnection {
  /** Resolves when the client has gone. */
  gone: Promise<void>;
  /** Answers what was asked, for at most `graceMs`, then ends. */
  close: (graceMs: number) => Promise<void>;
}

export interface StdioOptions {
  /** The client's first lines, which were answered before this program was loaded. */
  answered?: readonly string[];
  onError: (error: Error) => void;
}

/** Serves one client over standard input and output. */
export function serveOverStdio(
  definition: McpDefinition,
  peer: Peer,
  { answered = [], onError }: StdioOptions,
): StdioConnection {
  // The SDK drops what is in flight when its input ends; this input outlives the client's.
  const input = new PassThrough();
  const bound = limitLines(LARGEST_MESSAGE, () =>
    onError(new Error("A message was too large; it was dropped.")),
  );
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: 2 * LARGEST_MESSAGE });
  // A client that only asks what there is gets a server of its own for that; the last one made is spoken to.
  let server: Server | undefined;
  const subscriptions = createSubscriptions(
    connectionOf(definition, peer, () => undefined),
    {
      updated: (uri) => void server?.sendResourceUpdated({ uri }).catch(onError),
      listChanged: () => void server?.sendResourceListChanged().catch(onError),
      ended: () => undefined,
    },
  );
  const handle = serveStdio(
    ({ era }) => {
      const own = era === "legacy" ? subscriptions.own : undefined;
      server = createMcpServer(definition, peer, { notifiesChanges: true, subscriptions: own });
      return server;
    },
    { transport, onerror: onError },
  );
  const replayed = replay(transport, answered, (text) => input.write(text));
  void replayed.then(() => process.stdin.pipe(bound).pipe(input, { end: false }));
  const requests = trackRequests(transport, definition.timers);
  interceptListen(transport, subscriptions, onError);
  const gone = new Promise<void>((resolve) => {
    // What came last reaches the transport within this turn.
    bound.once("end", () => setImmediate(resolve));
    process.stdin.once("close", () => bound.end());
    process.stdout.once("error", () => resolve());
  });
  return {
    gone,
    close: async (graceMs) => {
      process.stdin.unpipe(bound);
      await requests.answered(graceMs);
      subscriptions.close();
      await handle.close();
    },
  };
}
