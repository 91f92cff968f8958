import {
  createServer,
  type IncomingHttpHeaders,
  type IncomingMessage,
  type Server,
  type ServerResponse,
} from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { AddressInfo, Socket } from "node:net";
import { onTestFinished } from "vitest";

/** One request that came. */
export interface Hit {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  /** `http://127.0.0.1:PORT`, or https. */
  url: string;
  port: number;
  hits: Hit[];
  /** Connections that were ever opened. */
  connections: () => number;
  /** The most requests that were unanswered at once. */
  mostAtOnce: () => number;
}

export type Answer = (hit: Hit, response: ServerResponse, request: IncomingMessage) => void;

export interface ReceiverOptions {
  tls?: { key: string; cert: string };
  address?: string;
  port?: number;
}

/** A real server on loopback that remembers what came; it answers 200 unless said, and ends with the test. */
export async function receiver(answer: Answer = ok, options: ReceiverOptions = {}): Promise<Receiver> {
  const { tls, address = "127.0.0.1", port = 0 } = options;
  const hits: Hit[] = [];
  const seen = { connections: 0, atOnce: 0, mostAtOnce: 0 };
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    seen.atOnce += 1;
    seen.mostAtOnce = Math.max(seen.mostAtOnce, seen.atOnce);
    response.once("close", () => (seen.atOnce -= 1));
    const hit = { path: request.url ?? "", headers: request.headers, body: await textOf(request) };
    hits.push(hit);
    answer(hit, response, request);
  };
  const onRequest = (request: IncomingMessage, response: ServerResponse) =>
    // A request that its sender gave up before it was whole counts as none.
    void take(request, response).catch(() => undefined);
  const server = tls ? createTlsServer(tls, onRequest) : createServer(onRequest);
  const opened = await listenUntilTestEnds(server, address, port);
  server.on("connection", () => (seen.connections += 1));
  return {
    url: `${tls ? "https" : "http"}://${address}:${opened}`,
    port: opened,
    hits,
    connections: () => seen.connections,
    mostAtOnce: () => seen.mostAtOnce,
  };
}

/** Answers 200 with a few bytes. */
export function ok(_hit: Hit, response: ServerResponse): void {
  response.end("ok");
}

/** Listens on loopback; the server and all its connections end with the test. Gives the port. */
export async function listenUntilTestEnds(
  server: Server | import("node:net").Server,
  address = "127.0.0.1",
  port = 0,
): Promise<number> {
  const sockets = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    sockets.add(socket);
    socket.once("close", () => sockets.delete(socket));
    socket.on("error", () => undefined);
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, address, () => resolve());
  });
  onTestFinished(async () => {
    const closed = new Promise((resolve) => server.close(resolve));
    for (const socket of sockets) socket.destroy();
    await closed;
  });
  const bound = server.address() as AddressInfo;
  return bound.port;
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk);
  return Buffer.concat(chunks).toString("utf8");
}
