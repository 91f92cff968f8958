import { PassThrough, Transform } from "node:stream";
import type { RequestId, Server, Transport } from "@modelcontextprotocol/server";
import { StdioServerTransport, serveStdio } from "@modelcontextprotocol/server/stdio";
import { isObject } from "../../shared/json.ts";
import { interceptListen } from "../notifications/listen-interceptor.ts";
import { createSubscriptions } from "../notifications/subscriptions.ts";
import { createMcpServer } from "../server.ts";
import { connectionOf, type McpDefinition } from "../session/connection.ts";
import type { Peer } from "../session/peer.ts";
import { trackRequests } from "./pending-requests.ts";

const LARGEST_MESSAGE = 16 * 1024 * 1024;

export interface StdioConnection {
  /** Resolves when the client has disconnected. */
  gone: Promise<void>;
  /** Answers open requests for at most `graceMs`, then ends. */
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
  // The SDK drops open requests when its input ends, so this input outlives the client's.
  const input = new PassThrough();
  const bound = limitLines(LARGEST_MESSAGE, () =>
    onError(new Error("A message was too large and was dropped.")),
  );
  const transport = new StdioServerTransport(input, process.stdout, { maxBufferSize: 2 * LARGEST_MESSAGE });
  // A client that only asks what is available gets a separate server for that. Messages go to the latest one.
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
    // The last input reaches the transport within this turn.
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

const NEWLINE = 0x0a;

/**
 * Passes lines on and drops those longer than `limit` bytes, so a long line neither fills the memory nor ends the
 * connection.
 */
function limitLines(limit: number, onDropped: () => void): Transform {
  let held: Buffer[] = [];
  let size = 0;

  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      let from = 0;
      for (let end = chunk.indexOf(NEWLINE); end !== -1; end = chunk.indexOf(NEWLINE, from)) {
        take(chunk.subarray(from, end + 1));
        if (size <= limit) this.push(Buffer.concat(held));
        held = [];
        size = 0;
        from = end + 1;
      }
      take(chunk.subarray(from));
      done();
    },
  });

  function take(part: Buffer): void {
    const fitted = size <= limit;
    size += part.length;
    if (size <= limit) held.push(part);
    else if (fitted) {
      held = [];
      onDropped();
    }
  }
}

/**
 * Replays to a server, by `write`, the lines that were answered before it was loaded, and drops its answers to
 * them. Resolves when all are processed. No other line may reach it earlier, because a client may reuse an id.
 */
async function replay(
  transport: Transport,
  lines: readonly string[],
  write: (text: string) => void,
): Promise<void> {
  const expected = new Set(lines.flatMap(idsIn));
  if (expected.size === 0) return;
  const send = transport.send.bind(transport);
  await new Promise<void>((resolve) => {
    transport.send = async (message, options) => {
      const isRepeated = !("method" in message) && message.id !== undefined && expected.delete(message.id);
      if (!isRepeated) return send(message, options);
      if (expected.size === 0) resolve();
    };
    write(lines.map((line) => `${line}\n`).join(""));
  });
}

function idsIn(line: string): RequestId[] {
  const message: unknown = JSON.parse(line);
  const id = isObject(message) ? message.id : undefined;
  return typeof id === "string" || typeof id === "number" ? [id] : [];
}
