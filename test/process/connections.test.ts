import { Agent, request } from "node:http";
import { connect, type Socket } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { temporaryFolder } from "../support/program/folder.ts";
import { until } from "../support/program/program.ts";
import { type ServerProcess, serveOn } from "../support/program/server.ts";

const path = "/api/v1/alerts";
/** More than the server keeps at once. */
const MANY = 560;

interface Flood {
  sockets: Socket[];
  /** How many the server has not ended. */
  open: () => number;
}

/** Connections that begin a request and never end it; resolves when all were accepted. */
async function flood({ url }: ServerProcess, begin: (socket: Socket) => void): Promise<Flood> {
  const sockets: Socket[] = [];
  const ended = new Set<Socket>();
  for (let count = 0; count < MANY; count += 1) {
    const socket = connect(Number(new URL(url).port), "127.0.0.1");
    socket
      .resume()
      .on("error", () => undefined)
      .on("close", () => void ended.add(socket));
    sockets.push(socket);
    await new Promise<void>((resolve) => socket.once("connect", resolve).once("close", () => resolve()));
    begin(socket);
  }
  onTestFinished(() => {
    for (const socket of sockets) socket.destroy();
  });
  return { sockets, open: () => sockets.length - ended.size };
}

/** A caller with a key that keeps one connection, and says of each answer over which local port it came. */
function keptConnection({ url, key }: ServerProcess) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  onTestFinished(() => agent.destroy());
  return () =>
    new Promise<{ status: number | undefined; port: number | undefined }>((resolve, reject) => {
      const sent = request(
        `${url}${path}`,
        { agent, headers: { authorization: `Bearer ${key}` } },
        (answer) => {
          const { localPort } = answer.socket;
          answer.resume().once("end", () => resolve({ status: answer.statusCode, port: localPort }));
        },
      );
      sent.once("error", reject).end();
    });
}

test.each<[string, (socket: Socket) => void]>([
  ["say nothing", () => undefined],
  [
    "never end their headers",
    (socket) => void socket.write("GET /api/v1/alerts HTTP/1.1\r\nHost: x\r\nX-Slow: "),
  ],
])(
  "while hundreds of connections %s, a caller with a key keeps its own and a new one is let in",
  async (_, begin) => {
    const server = await serveOn(temporaryFolder());
    const ask = keptConnection(server);
    const first = await ask();
    const { sockets, open } = await flood(server, begin);
    const during = await ask();
    expect([first.status, during]).toEqual([200, first]);
    // A new connection, which has shown nothing yet.
    expect((await server.request("GET", path)).status).toBe(200);
    await until("the oldest were ended", () =>
      sockets.slice(0, MANY - 520).every(({ destroyed }) => destroyed),
    );
    await until("all were ended", () => open() === 0);
    expect((await server.stop()).code).toBe(0);
  },
);
