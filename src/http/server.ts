import type { AddressInfo } from "node:net";
import { createAdaptorServer } from "@hono/node-server";
import type { Hono } from "hono";
import { UsageError } from "../usage-error.ts";

export interface Listening {
  port: number;
  /** Stops taking requests, finishes those in flight for at most `graceMs`, then ends the rest. */
  close: (graceMs: number) => Promise<void>;
}

const SWEEP_MS = 50;

/** Listens; port 0 takes a free one. Throws UsageError where the address cannot be had. */
export async function listen(app: Hono, host: string, port: number): Promise<Listening> {
  const server = createAdaptorServer({ fetch: app.fetch });
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(unusable(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    close: (graceMs) =>
      new Promise((resolve) => {
        const end = setTimeout(
          () => "closeAllConnections" in server && server.closeAllConnections(),
          graceMs,
        );
        const closeIdle = () => "closeIdleConnections" in server && server.closeIdleConnections();
        // A connection that becomes idle after its last answer would wait for its keep-alive time.
        const sweep = setInterval(closeIdle, SWEEP_MS);
        server.close(() => {
          clearTimeout(end);
          clearInterval(sweep);
          resolve();
        });
        closeIdle();
      }),
  };
}

function isAddress(address: AddressInfo | string | null): address is AddressInfo {
  return typeof address === "object" && address !== null;
}

function unusable(error: NodeJS.ErrnoException, host: string, port: number): Error {
  if (error.code === "EADDRINUSE") {
    return new UsageError(
      `Port ${port} on ${host} is taken: end the other program, or choose another with --port.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EACCES") {
    return new UsageError(
      `The address ${host}:${port} cannot be used here (${error.code}): choose another with --host and --port.`,
    );
  }
  return error;
}
