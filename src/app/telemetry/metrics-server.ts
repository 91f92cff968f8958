import { createServer } from "node:http";
import { isKnownHost } from "../../http/origin-check.ts";
import { errorFacts, type Log } from "../../platform/logger.ts";
import { UsageError } from "../../platform/usage-error.ts";
import type { Metrics } from "./metrics.ts";

export interface MetricsServer {
  port: number;
  close: () => void;
}

const foreign = "The Host header names another server; use the address of this one, or --allowed-host.\n";

/** Serves metrics at a port of their own, and nothing else there. Throws UsageError where the address cannot be had. */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, "text" | "contentType">,
  { host, port, names }: { host: string; port: number; names: readonly string[] },
  log: Log,
): Promise<MetricsServer> {
  const known = [host, ...names];
  const server = createServer((request, response) => {
    // As at the port of the data: a page of another site could read them by a name that leads here.
    if (!isKnownHost(request.headers.host, known)) return void response.writeHead(403).end(foreign);
    const isAsked = request.url === "/metrics" && request.method === "GET";
    if (!isAsked) return void response.writeHead(404).end();
    text().then(
      (body) =>
        response
          .writeHead(200, { "content-type": contentType, "x-content-type-options": "nosniff" })
          .end(body),
      (error: unknown) => {
        log.error("The metrics could not be read.", errorFacts(error));
        response.writeHead(503).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", ({ message }) =>
      reject(new UsageError(`The metrics cannot be served: ${message}. Choose another --metrics-port.`)),
    );
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: typeof address === "object" && address !== null ? address.port : port,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
