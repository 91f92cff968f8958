import type { Context } from "hono";
import type { AccessLogWriter } from "../auth/access-log.ts";
import { authenticate } from "../auth/api-keys.ts";
import type { RateLimiter, RateState } from "../auth/rate-limiter.ts";
import type { Directory } from "../operation/directory.ts";
import { errorBody, ServiceError } from "../operation/errors.ts";
import { isInternal, toPublicError } from "../operation/pipeline/public-error.ts";
import type { Runtime } from "../operation/types.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { clientAddress } from "./address.ts";
import { securityHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";
import { formatTime } from "./time.ts";

export interface RequestDependencies {
  store: Store;
  directory: Directory;
  runtime: Runtime;
  rateLimiter: RateLimiter;
  accessLog: AccessLogWriter;
  hosts: AllowedHosts;
  /** Called with failures that are ours. */
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

/** What is known of a request that passed all checks. */
export interface AuthenticatedRequest {
  requestId: string;
  now: Date;
  headers: Record<string, string>;
  key: KeyRecord;
}

/** Answers an admitted request; what it throws is answered as an error. */
export type Respond = (admitted: AuthenticatedRequest) => Promise<{ status: number; body: string | null }>;

/** What every request below /api/v1 passes: origin check, key, rate limit; and what every answer carries. */
export async function handleRequest(
  c: Context,
  deps: RequestDependencies,
  operation: string,
  work: Respond,
): Promise<Response> {
  const now = deps.runtime.now();
  const requestId = wellFormedId(c.req.header("x-request-id")) ?? deps.runtime.newId("req");
  let headers: Record<string, string> | undefined;
  let key: KeyRecord | undefined;
  let status = 500;
  try {
    const foreign = checkOrigin((name) => c.req.header(name), deps.hosts);
    if (foreign) throw foreign;
    key = await authenticate((name) => c.req.header(name), deps.store, now);
    const rate = await deps.rateLimiter.consumeKey(key, now);
    headers = headersOf(requestId, rate);
    if (rate.exceeded) throw rate.exceeded;
    const { status: success, body } = await work({ requestId, now, headers, key });
    status = success;
    if (body !== null) headers["content-type"] = "application/json";
    return new Response(body, { status, headers });
  } catch (caught) {
    const { error, headers: known } = headers
      ? { error: caught, headers }
      : unauthenticated(c, deps, requestId, now, caught);
    const shown = toPublicError(error, requestId, deps.directory.sayRoute);
    if (isInternal(caught)) deps.onBug(caught, requestId, operation);
    status = shown.status;
    if (shown.retryAfterSeconds !== undefined) known["retry-after"] = String(shown.retryAfterSeconds);
    if (status === 401) known["www-authenticate"] = "Bearer";
    known["content-type"] = "application/json";
    return new Response(JSON.stringify(errorBody(shown)), { status, headers: known });
  } finally {
    if (key) {
      deps.accessLog.append({
        id: deps.runtime.newId("acc"),
        userId: key.userId,
        time: formatTime(now),
        client: key.name,
        operation,
        resource: resourcePath(c.req.path, operation),
        status,
      });
    }
  }
}

/** A request that failed before its key's limit was known counts against its address; returns the error to answer with. */
function unauthenticated(
  c: Context,
  { rateLimiter }: RequestDependencies,
  requestId: string,
  now: Date,
  error: unknown,
): { error: unknown; headers: Record<string, string> } {
  const rate = rateLimiter.consumeAddress(clientAddress(c), now);
  return {
    error: error instanceof ServiceError ? (rate.exceeded ?? error) : error,
    headers: headersOf(requestId, rate),
  };
}

/** The spread comes last: an object that begins with one and then grows is slow, and cost half of the pipeline's time. */
function headersOf(requestId: string, rate: RateState): Record<string, string> {
  return {
    "cache-control": "private, no-cache",
    "x-api-version": "v1",
    "x-request-id": requestId,
    "x-ratelimit-limit": String(rate.limit),
    "x-ratelimit-remaining": String(rate.remaining),
    "x-ratelimit-reset": rate.resetAt,
    ...securityHeaders,
  };
}

function wellFormedId(id: string | undefined): string | undefined {
  return id !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(id) ? id : undefined;
}

/** The path as the access log shows it. What a caller wrote into it that is no id of ours could be anything, even a key. */
function resourcePath(path: string, operation: string): string {
  if (operation === "unknown") return "/api/v1";
  if (/^(?:\/(?!sk_)[A-Za-z0-9_-]{0,64})*$/.test(path)) return path;
  return path
    .split("/")
    .map((part) => (/^(?!sk_)[A-Za-z0-9_-]{0,64}$/.test(part) ? part : "…"))
    .join("/");
}
