import { createServer } from "node:http";
import { errorFacts, type Log } from "../../platform/logger.ts";
import { UsageError } from "../../platform/usage-error.ts";
import type { Metrics } from "./metrics.ts";

export interface MetricsServer {
  port: number;
  close: () => void;
}

/** Serves metrics at a port of their own, and nothing else there. Throws UsageError where the address cannot be had. */
export async function serveMetrics(
  { text, contentType }: Pick<Metrics, "text" | "contentType">,
  { host, port }: { host: string; port: number },
  log: Log,
): Promise<MetricsServer> {
  const server = createServer((request, response) => {
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
