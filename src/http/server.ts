import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { getRequestListener, type HttpBindings } from "@hono/node-server";
import type { Hono } from "hono";
import { fail } from "../operation/errors.ts";
import { UsageError } from "../platform/usage-error.ts";
import type { Timers } from "../shared/timers.ts";
import type { FastPath } from "./answers/fast-path.ts";
import { inConnectionOrder, limitConnections } from "./connections.ts";
import { errorResponse } from "./error-response.ts";

export interface Listening {
  port: number;
  /** Closes each connection after its next answer, so its client reconnects elsewhere. */
  letGo: () => void;
  /** Stops accepting requests, waits at most `graceMs` for those in flight, then ends the rest. */
  close: (graceMs: number) => Promise<void>;
}

const SWEEP_MS = 50;

/** Limits per caller. Times are in milliseconds. */
export const serverLimits = {
  /** Also counts from the opening of a connection: a silent client is dropped as soon as a slow one. */
  headersTimeout: 5000,
  /** Enough for ten megabytes over a slow line. */
  requestTimeout: 60_000,
  keepAliveTimeout: 5000,
  connectionsCheckingInterval: 1000,
  maxHeaderSize: 16 * 1024,
  /** The database also needs file descriptors. */
  maxConnections: 512,
};

/** Starts listening. Port 0 takes a free one. Throws UsageError if the address is not available. */
export async function listen(
  { app, fastPath }: { app: Hono; fastPath: FastPath },
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
    const answered = fastPath(request, response);
    if (answered === false) void listener(request, response);
    else if (answered !== true)
      void answered.then((isAnswered) => (isAnswered ? undefined : listener(request, response)));
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
    close: async (graceMs) => {
      await readWhatWasSent();
      await new Promise<void>((resolve) => {
        const cancelEnd = timers.after(graceMs, () => server.closeAllConnections());
        const closeIdle = () => server.closeIdleConnections();
        // A connection that is idle after its last answer would wait for its keep-alive timeout.
        const stopSweeping = timers.every(SWEEP_MS, closeIdle);
        server.close(() => {
          cancelEnd();
          stopSweeping();
          resolve();
        });
        closeIdle();
      });
    },
  };
}

const LOOKS = 10;

/**
 * Lets requests come in that clients sent before they knew of the end. Node closes a connection of which it has not
 * read anything yet. Each turn of the event loop accepts and reads once.
 */
async function readWhatWasSent(): Promise<void> {
  for (let look = 0; look < LOOKS; look += 1) await new Promise((resolve) => setImmediate(resolve));
}

/** A proxy client's request line also names a host. The origin check reads the Host header, so both must agree. */
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
      `Port ${port} on ${host} is in use. Stop the other program, or choose another port with --port.`,
    );
  }
  if (error.code === "EADDRNOTAVAIL" || error.code === "ENOTFOUND" || error.code === "EACCES") {
    return new UsageError(
      `The address ${host}:${port} cannot be used (${error.code}). Choose another with --host and --port.`,
    );
  }
  return error;
}
