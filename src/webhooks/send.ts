import { type ClientRequest, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { TargetRules } from "../shared/network-target.ts";
import type { Timers } from "../shared/timers.ts";
import type { AgentPool } from "./agent-pool.ts";
import { failureOf, noResponse, readResponse, type SendResult } from "./response.ts";
import { type Lookup, pinTarget, TargetRefused } from "./target.ts";

export interface SendRequest {
  url: string;
  headers: Record<string, string>;
  body: string;
  rules: TargetRules;
  lookup: Lookup;
  agentPool: AgentPool;
  timers: Timers;
  /** Aborts the attempt. */
  abort: AbortController;
}

/** From the DNS lookup to the status of the response. */
const TIMEOUT_MS = 10_000;

/** Sends one POST to freshly checked addresses. Follows no redirects. Never throws. */
export async function send(request: SendRequest): Promise<SendResult> {
  const cancelTimeout = request.timers.after(TIMEOUT_MS, () => request.abort.abort());
  try {
    const addresses = await pinTarget(request.url, request.rules, request.lookup);
    const first = await post(request, addresses, false);
    // The endpoint closed a kept-alive connection just as it was reused.
    return first === "stale" ? await post(request, addresses, true).then(neverStale) : first;
  } catch (error) {
    return noResponse(error instanceof TargetRefused ? error.outcome : "unreachable");
  } finally {
    cancelTimeout();
  }
}

function post(
  { url: text, headers, body, agentPool, timers, abort }: SendRequest,
  addresses: readonly string[],
  fresh: boolean,
): Promise<SendResult | "stale"> {
  return new Promise((resolve) => {
    const url = new URL(text);
    const options = {
      method: "POST",
      headers: { ...headers, "content-length": String(Buffer.byteLength(body)) },
      agent: agentPool.to(url, addresses, fresh),
      signal: abort.signal,
    };
    const start = url.protocol === "https:" ? httpsRequest : httpRequest;
    const outgoing: ClientRequest = start(url, options);
    let hasResponse = false;
    outgoing.once("response", (response) => {
      hasResponse = true;
      void readResponse(response, timers).then(resolve);
    });
    outgoing.once("upgrade", ({ statusCode = 101 }, socket) => {
      socket.destroy();
      resolve({ ...noResponse("http_error"), status: statusCode });
    });
    outgoing.on("error", (error: NodeJS.ErrnoException) => {
      if (!hasResponse) resolve(isStale(outgoing, error) ? "stale" : noResponse(failureOf(error)));
    });
    outgoing.once("close", () => {
      if (!hasResponse) resolve(noResponse("unreachable"));
    });
    outgoing.end(body);
  });
}

function isStale({ reusedSocket }: ClientRequest, { code }: NodeJS.ErrnoException): boolean {
  return reusedSocket && (code === "ECONNRESET" || code === "EPIPE");
}

/** A new connection cannot be stale. */
function neverStale(result: SendResult | "stale"): SendResult {
  return result === "stale" ? noResponse("unreachable") : result;
}
