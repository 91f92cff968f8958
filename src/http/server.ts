import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { fail } from "../operation/errors.ts";
import { UsageError } from "../platform/usage-error.ts";
import type { Timers } from "../shared/timers.ts";
import { inConnectionOrder } from "./connection-order.ts";
import { limitConnections } from "./connections.ts";
import { errorResponse } from "./error-response.ts";
import type { ShortWay } from "./short-way.ts";

export interface Listening {
  port: number;
  /** From now on each connection ends with its next answer, so that whoever keeps it opens one elsewhere. */
  letGo: () => void;
  /** Stops taking requests, finishes those in flight for at most `graceMs`, then ends the rest. */
  close: (graceMs: number) => Promise<void>;
}

const SWEEP_MS = 50;

/** How long a caller may take and how much of this process it may hold. Times in milliseconds. */
export const serverLimits = {
  /** From the opening of a connection, too: who says nothing is let go as soon as who says half. */
  headersTimeout: 5000,
  /** Ten megabytes over a slow line, and no more. */
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  /** The database needs file descriptors, too. */
  maxConnections: 512,
};

/** Listens; port 0 takes a free one. Throws UsageError where the address cannot be had. */
export async function listen(
  { app, shortWay }: { app: Hono; shortWay: ShortWay },
  host: string,
  port: number,
  timers: Timers,
  { maxConnections, ...limits } = serverLimits,
): Promise<Listening> {
  const answer = (request: Request, env: HttpBindings) =>
    isForAnother(env.incoming) ? malformed() : app.fetch(request, env);
  const listener = getRequestListener((request, env) => answer(request, Object(env)), {
    errorHandler: malformed,
  });
  let isLetGo = false;
  const take = inConnectionOrder((request, response) => {
    if (isLetGo) response.shouldKeepAlive = false;
    if (!shortWay(request, response)) void listener(request, response);
  });
  const server = createServer(limits, take);
  limitConnections(server, maxConnections);
  await new Promise<void>((resolve, reject) => {
    server.once("error", (error: NodeJS.ErrnoException) => reject(unusable(error, host, port)));
    server.listen(port, host, resolve);
  });
  const address = server.address();
  return {
    port: isAddress(address) ? address.port : port,
    letGo: () => {
      isLetGo = true;
    },
    close: (graceMs) =>
      new Promise((resolve) => {
        const cancelEnd = timers.after(graceMs, () => server.closeAllConnections());
        const closeIdle = () => server.closeIdleConnections();
        // A connection that becomes idle after its last answer would wait for its keep-alive time.
        const stopSweeping = timers.every(SWEEP_MS, closeIdle);
        server.close(() => {
          cancelEnd();
          stopSweeping();
          resolve();
        });
        closeIdle();
      }),
  };
}

/** The request line of a proxy's client names a host by itself; the origin check reads the Host header, so both must agree. */
function isForAnother({ url = "", headers }: IncomingMessage): boolean {
  if (url.startsWith("/")) return false;
  return !URL.canParse(url) || new URL(url).host !== headers.host?.toLowerCase();
}

function malformed(): Response {
  return errorResponse(fail("validation.bad_request", "The request's target or Host header is malformed."));
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
