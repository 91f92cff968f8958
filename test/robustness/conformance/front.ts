import { createServer, type IncomingHttpHeaders, request } from "node:http";
import type { AddressInfo } from "node:net";
import { onTestFinished } from "vitest";

/** A server behind the front, and the key that every request gets on its way. */
export interface Behind {
  port: number;
  /** What it calls itself in a Host header. */
  host: string;
  key: string;
}

/** The suite knows no keys, so this adds one, passes everything else on as it is, and gives the address of /mcp. */
export async function frontOf({ port, host, key }: Behind): Promise<string> {
  const front = createServer((asked, answer) => {
    const own = asked.socket.localPort;
    const headers = { ...translated(asked.headers, `:${own}`, host), authorization: `Bearer ${key}` };
    const passed = request({ host: "127.0.0.1", port, path: asked.url, method: asked.method, headers });
    passed.on("response", (came) => {
      answer.writeHead(came.statusCode ?? 502, came.headers);
      came.pipe(answer);
    });
    passed.on("error", () => answer.destroy());
    answer.on("close", () => passed.destroy());
    asked.pipe(passed);
  });
  await new Promise<void>((resolve) => front.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    front.close();
    front.closeAllConnections();
  });
  return `http://127.0.0.1:${addressOf(front.address()).port}/mcp`;
}

/** The front's own name becomes that of the server behind it; a foreign one stays, to be refused there. */
function translated(headers: IncomingHttpHeaders, ownPort: string, host: string): IncomingHttpHeaders {
  const swap = (value: string | undefined) =>
    value?.replace(new RegExp(`(?:127\\.0\\.0\\.1|localhost|\\[::1\\])${ownPort}$`), host);
  const origin = swap(headers.origin);
  return { ...headers, host: swap(headers.host), ...(origin !== undefined && { origin }) };
}

function addressOf(address: AddressInfo | string | null): AddressInfo {
  if (address === null || typeof address === "string") throw new Error("The front listens on no port.");
  return address;
}
