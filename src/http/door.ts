import type { Context } from "hono";
import type { Gate, RateState } from "../access/gate.ts";
import { authenticate } from "../access/keys.ts";
import type { Recorder } from "../access/recorder.ts";
import type { Outside } from "../operation/call.ts";
import { errorBody, ServiceError } from "../operation/errors.ts";
import { presentable } from "../operation/failure.ts";
import type { KeyRecord, Store } from "../store/port.ts";
import { clientAddress } from "./address.ts";
import { type AllowedHosts, refuseForeign } from "./guard.ts";

export interface DoorDependencies {
  store: Store;
  outside: Outside;
  gate: Gate;
  recorder: Recorder;
  hosts: AllowedHosts;
  /** Told of failures that are ours. */
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

/** What is known of a request once it passed the door. */
export interface Admitted {
  requestId: string;
  now: Date;
  headers: Record<string, string>;
  key: KeyRecord;
}

/** Answers an admitted request; what it throws is answered as an error. */
export type Work = (admitted: Admitted) => Promise<{ status: number; body: string | null }>;

/** What every request below /api/v1 passes: guard, key, rate limit; and what every answer carries. */
export async function door(
  c: Context,
  deps: DoorDependencies,
  operation: string,
  work: Work,
): Promise<Response> {
  const now = deps.outside.now();
  const requestId = wellFormedId(c.req.header("x-request-id")) ?? deps.outside.newId("req");
  const headers: Record<string, string> = {
    "content-type": "application/json",
    "cache-control": "private, no-cache",
    "x-api-version": "v1",
    "x-request-id": requestId,
  };
  let key: KeyRecord | undefined;
  let status = 500;
  try {
    const foreign = refuseForeign(c.req.header("host"), c.req.header("origin"), deps.hosts);
    const entry = foreign ?? (await identify(c, deps, now));
    if (entry instanceof ServiceError) {
      const rate = deps.gate.admitAddress(clientAddress(c), now);
      setRate(headers, rate);
      throw rate.exceeded ?? entry;
    }
    key = entry;
    const rate = await deps.gate.admitKey(key, now);
    setRate(headers, rate);
    if (rate.exceeded) throw rate.exceeded;
    const done = await work({ requestId, now, headers, key });
    status = done.status;
    return new Response(done.body, { status, headers: done.body === null ? withoutType(headers) : headers });
  } catch (error) {
    const shown = presentable(error, requestId);
    if (shown !== error) deps.onBug(error, requestId, operation);
    status = shown.status;
    // A failure before the key was known still tells where the caller stands.
    if (!("x-ratelimit-limit" in headers)) setRate(headers, deps.gate.admitAddress(clientAddress(c), now));
    if (shown.retryAfterSeconds !== undefined) headers["retry-after"] = String(shown.retryAfterSeconds);
    if (status === 401) headers["www-authenticate"] = "Bearer";
    return new Response(JSON.stringify(errorBody(shown)), { status, headers });
  } finally {
    if (key) {
      const line = { id: deps.outside.newId("acc"), time: now.toISOString(), client: key.name, operation };
      deps.recorder.line({ ...line, userId: key.userId, resource: resourcePath(c), status });
    }
  }
}

async function identify(c: Context, deps: DoorDependencies, now: Date): Promise<KeyRecord | ServiceError> {
  try {
    return await authenticate((name) => c.req.header(name), deps.store, now);
  } catch (error) {
    if (error instanceof ServiceError) return error;
    throw error;
  }
}

function setRate(headers: Record<string, string>, rate: RateState): void {
  headers["x-ratelimit-limit"] = String(rate.limit);
  headers["x-ratelimit-remaining"] = String(rate.remaining);
  headers["x-ratelimit-reset"] = rate.resetAt.toISOString();
}

function withoutType({ "content-type": _, ...headers }: Record<string, string>): Record<string, string> {
  return headers;
}

function wellFormedId(id: string | undefined): string | undefined {
  return id !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(id) ? id : undefined;
}

/** The path as the ledger shows it, cut where a caller made it long. */
function resourcePath(c: Context): string {
  return c.req.path.slice(0, 200);
}
