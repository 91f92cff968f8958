import { Agent, createServer, type IncomingMessage, request, type ServerResponse } from "node:http";
import { listenUntilTestEnds } from "./receiver.ts";

/** A small proxy before several servers, as a load balancer is: each request goes to the next of them. */
export interface Balancer {
  /** Where clients come. */
  url: string;
  /** The flags of a server that stands behind it. */
  args: string[];
  /** Puts servers behind it in place of those before. */
  behind: (...servers: readonly { url: string }[]) => void;
  /** The servers in the order in which requests went to them, by their number. */
  went: number[];
}

/** Starts one on loopback; it ends with the test. A request whose server dies meanwhile is cut off, as it must be. */
export async function balancer(): Promise<Balancer> {
  let servers: readonly URL[] = [];
  const went: number[] = [];
  let turn = 0;
  const pass = (asked: IncomingMessage, answer: ServerResponse) => {
    const number = turn % servers.length;
    turn += 1;
    const target = servers[number];
    if (!target) return answer.destroy();
    went.push(number);
    const { method, url: path, headers } = asked;
    const { hostname, port } = target;
    const passed = request({ hostname, port, method, path, headers, agent });
    passed.on("response", (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.on("error", () => answer.destroy());
      came.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  };
  const port = await listenUntilTestEnds(createServer(pass));
  const url = `http://127.0.0.1:${port}`;
  return {
    url,
    // The receivers of the tests are on this machine, which a server behind a proxy takes for no target unless it is named.
    args: ["--public-url", url, "--webhook-allow", "127.0.0.0/8"],
    behind: (...now) => {
      servers = now.map((server) => new URL(server.url));
    },
    went,
  };
}

/** Each request has a connection of its own: one that is kept would be tried again where its server has died. */
const agent = new Agent({ keepAlive: false });
