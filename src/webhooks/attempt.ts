import { createHmac } from "node:crypto";
import { type ClientRequest, request as httpRequest } from "node:http";
import { request as httpsRequest } from "node:https";
import type { TargetRules } from "../shared/network-target.ts";
import type { Timers } from "../shared/timers.ts";
import type { LeasedDelivery, Settlement } from "../store/ports/deliveries.ts";
import { type AgentPool, createAgentPool } from "./agent-pool.ts";
import { failureOf, noResponse, readResponse, type SendResult } from "./response.ts";
import { nextAttemptAt, readRetryAfter } from "./retry.ts";
import { type Lookup, pinTarget, TargetRefused } from "./target.ts";

export interface AttemptDependencies {
  /** Identifies this process among those on the same database. */
  owner: string;
  now: () => Date;
  /** Monotonic time in milliseconds. */
  monotonicMs: () => number;
  timers: Timers;
  /** 0 to below 1. */
  random: () => number;
  lookup: Lookup;
  rules: () => TargetRules;
  agentPool: AgentPool;
}

/** Makes one attempt. Returns its result and the delivery's next state. Never throws. */
async function attemptDelivery(
  deps: AttemptDependencies,
  delivery: LeasedDelivery,
  abort: AbortController,
): Promise<Settlement> {
  const at = deps.now();
  const began = deps.monotonicMs();
  const { owner, lookup, agentPool, timers } = deps;
  const { id, webhookId, url, body } = delivery;
  const headers = deliveryHeaders(delivery, at);
  const request = { url, headers, body, rules: deps.rules(), abort };
  const result = await send({ ...request, lookup, agentPool, timers });
  const { outcome, status, answer } = result;
  const durationMs = Math.round(deps.monotonicMs() - began);
  const attempt = { at: at.toISOString(), outcome, status, durationMs, answer };
  return { id, webhookId, url, owner, attempt, ...nextState(deps, delivery, result) };
}

function nextState(
  { now, random }: AttemptDependencies,
  { attempts }: LeasedDelivery,
  result: SendResult,
): Pick<Settlement, "status" | "nextAttemptAt" | "receiverGone"> {
  if (result.outcome === "delivered")
    return { status: "delivered", nextAttemptAt: null, receiverGone: false };
  if (result.status === 410) return { status: "failed", nextAttemptAt: null, receiverGone: true };
  const asked =
    result.status === 429 || result.status === 503 ? readRetryAfter(result.retryAfter, now()) : undefined;
  const next = nextAttemptAt(attempts.length + 1, now(), random(), asked);
  if (next === null) return { status: "failed", nextAttemptAt: null, receiverGone: false };
  return { status: "pending", nextAttemptAt: next.toISOString(), receiverGone: false };
}

/** Makes the attempts of one worker, over connections that are kept open between them. */
export interface Sender {
  attempt: (delivery: LeasedDelivery, abort: AbortController) => Promise<Settlement>;
  /** Closes every connection. */
  close: () => void;
}

/** Creates the sender of one webhook worker. */
export function createSender(deps: Omit<AttemptDependencies, "agentPool">): Sender {
  const agentPool = createAgentPool();
  return {
    attempt: (delivery, abort) => attemptDelivery({ ...deps, agentPool }, delivery, abort),
    close: agentPool.close,
  };
}

interface SendRequest {
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
async function send(request: SendRequest): Promise<SendResult> {
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

/** Hex HMAC-SHA256 of the raw body, keyed with the UTF-8 bytes of the secret as shown to the user. */
function hexSignature(secret: string, body: string): string {
  return createHmac("sha256", secret).update(body).digest("hex");
}

/** The Standard Webhooks signature `v1,<base64>` over `id.timestamp.body`, keyed with the secret's decoded bytes. */
function standardSignature(secret: string, id: string, timestamp: number, body: string): string {
  const key = Buffer.from(secret.replace(/^whsec_/, ""), "base64");
  return `v1,${createHmac("sha256", key).update(`${id}.${timestamp}.${body}`).digest("base64")}`;
}

interface Signed {
  id: string;
  event: string;
  body: string;
  secret: string;
  previousSecret: string | null;
  previousSecretUntil: string | null;
}

/** The headers of a delivery: the service's own and those of Standard Webhooks. After a rotation, both secrets sign. */
export function deliveryHeaders(delivery: Signed, now: Date): Record<string, string> {
  const timestamp = Math.floor(now.getTime() / 1000);
  const overlap =
    delivery.previousSecret !== null &&
    delivery.previousSecretUntil !== null &&
    Date.parse(delivery.previousSecretUntil) > now.getTime();
  const secrets = [delivery.secret, ...(overlap && delivery.previousSecret ? [delivery.previousSecret] : [])];
  return {
    "content-type": "application/json",
    "user-agent": "career-context-webhooks",
    "x-webhook-event": delivery.event,
    "x-webhook-delivery": delivery.id,
    "x-webhook-signature": hexSignature(delivery.secret, delivery.body),
    "webhook-id": delivery.id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": secrets
      .map((secret) => standardSignature(secret, delivery.id, timestamp, delivery.body))
      .join(" "),
  };
}
