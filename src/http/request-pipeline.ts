import type { Context } from "hono";
import type { AccessLogWriter } from "../auth/access-log.ts";
import { findCaller } from "../auth/find-caller.ts";
import type { RemoteAccess } from "../auth/oauth/remote-access.ts";
import type { RateLimiter } from "../auth/rate-limiter.ts";
import type { Directory } from "../operation/directory.ts";
import { errorBody, ServiceError } from "../operation/errors.ts";
import { isInternal, toPublicError } from "../operation/pipeline/public-error.ts";
import type { Runtime } from "../operation/types.ts";
import { observedCall, type Telemetry } from "../shared/telemetry.ts";
import type { FoundKey, KeyRecord, Store } from "../store/ports/store.ts";
import { clientAddress } from "./address.ts";
import { formatTime } from "./answers/answer-memory.ts";
import { challengeOf } from "./challenge.ts";
import { holdUnfinished, showedKey } from "./connections.ts";
import { pastOrigin } from "./cors.ts";
import { apiHeaders } from "./headers.ts";
import { type AllowedHosts, checkOrigin } from "./origin-check.ts";

export interface RequestDependencies {
  store: Store;
  directory: Directory;
  runtime: Runtime;
  rateLimiter: RateLimiter;
  accessLog: AccessLogWriter;
  hosts: AllowedHosts;
  /** Set if access tokens are accepted in addition to keys. */
  remote?: RemoteAccess | undefined;
  /** Set if calls are observed. */
  telemetry?: Telemetry | undefined;
  /** Called with internal errors. */
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

/** A request that passed all checks. */
export interface AuthenticatedRequest {
  requestId: string;
  now: Date;
  headers: Record<string, string>;
  key: CallerKey;
}

type CallerKey = KeyRecord & Pick<FoundKey, "revision">;

/** An answer's status and body. JSON unless `type` is set. */
export interface Answered {
  status: number;
  body: string | Uint8Array<ArrayBuffer> | ReadableStream<Uint8Array> | null;
  type?: string;
}

/** Answers an admitted request. Thrown errors become error answers. */
export type Respond = (admitted: AuthenticatedRequest) => Promise<Answered>;

/** Finds the caller of a request. Throws ServiceError without valid credentials. */
type Authenticate = (
  c: Context,
  deps: Pick<RequestDependencies, "store" | "remote">,
  now: Date,
) => Promise<CallerKey>;

/** How a route authenticates callers. */
export interface Entry {
  findKey: Authenticate;
  /** The required scope. */
  scope?: string;
  /** Extensions of browsers may call it, too. */
  fromExtensions?: boolean | undefined;
}

/** The default: by headers. */
export const byHeader: Authenticate = (c, deps, now) =>
  findCaller({ header: (name) => c.req.header(name), query: (name) => c.req.query(name) }, "rest", deps, now);

/** The checks of every request below /api/v1 (origin, key, rate limit), and the headers of every answer. */
export async function handleRequest(
  c: Context,
  deps: RequestDependencies,
  operation: string,
  work: Respond,
  entry: Entry = { findKey: byHeader },
): Promise<Response> {
  const { telemetry } = deps;
  const answer = () =>
    observedCall(telemetry, operation, "rest", () => admit(c, deps, operation, work, entry));
  return telemetry ? telemetry.incoming((name) => c.req.header(name), answer) : answer();
}

async function admit(
  c: Context,
  deps: RequestDependencies,
  operation: string,
  work: Respond,
  { findKey, scope, fromExtensions }: Entry,
): Promise<Response> {
  const now = deps.runtime.now();
  const requestId = requestIdOf(c.req.header("x-request-id"), deps.runtime);
  let headers: Record<string, string> | undefined;
  let key: CallerKey | undefined;
  let status = 500;
  try {
    const foreign = checkOrigin(pastOrigin(c, deps.hosts, fromExtensions), deps.hosts);
    if (foreign) throw foreign;
    key = await findKey(c, deps, now);
    if (c.env?.incoming) showedKey(c.env.incoming.socket, key.id);
    const rate = await deps.rateLimiter.consumeKey(key, now);
    headers = apiHeaders(requestId, rate);
    if (rate.exceeded) throw rate.exceeded;
    holdUnfinished(c, key.id);
    const answered = await work({ requestId, now, headers, key });
    status = answered.status;
    return respond(headers, answered);
  } catch (caught) {
    const { error, headers: known } = headers
      ? { error: caught, headers }
      : unauthenticated(c, deps, requestId, now, caught);
    const shown = toPublicError(error, requestId, deps.directory.sayRoute);
    if (isInternal(caught)) deps.onBug(caught, requestId, operation);
    status = shown.status;
    if (shown.retryAfterSeconds !== undefined) known["retry-after"] = String(shown.retryAfterSeconds);
    // The rest of a chunked body is not read.
    if (status === 413 && c.req.header("content-length") === undefined) known.connection = "close";
    // A URL with its own token accepts no other credentials.
    const remote = findKey === byHeader ? deps.remote : undefined;
    const challenge = challengeOf(shown, { to: "rest", remote, caller: key, scope });
    if (challenge !== undefined) known["www-authenticate"] = challenge;
    return respond(known, { status, body: JSON.stringify(errorBody(shown)) });
  } finally {
    const resource = resourcePath(c.req.path, operation);
    if (key) logRequest(deps, { key, now, operation, resource, status });
  }
}

function respond(
  headers: Record<string, string>,
  { status, body, type = "application/json" }: Answered,
): Response {
  if (body !== null) headers["content-type"] = type;
  // A chunked body's length is unknown until its end.
  if (body !== null && !(body instanceof ReadableStream))
    headers["content-length"] = String(Buffer.byteLength(body));
  return new Response(body, { status, headers });
}

/** Counts a request that failed before its key's limit was known against its address. Returns the error to send. */
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
    headers: apiHeaders(requestId, rate),
  };
}

/** The caller's request id if well-formed, otherwise a new one. */
export function requestIdOf(own: string | undefined, runtime: Pick<Runtime, "newId">): string {
  return own !== undefined && /^[A-Za-z0-9._-]{1,128}$/.test(own) ? own : runtime.newId("req");
}

/** An answered request as an access log line. */
interface AnsweredRequest {
  key: KeyRecord;
  now: Date;
  operation: string;
  resource: string;
  status: number;
}

/** Adds a request's line to the access log. */
export function logRequest(
  { accessLog, runtime }: Pick<RequestDependencies, "accessLog" | "runtime">,
  { key, now, operation, resource, status }: AnsweredRequest,
): void {
  const { userId, id: keyId, name: client } = key;
  accessLog.append({
    id: runtime.newId("acc"),
    userId,
    time: formatTime(now),
    ...{ client, keyId },
    operation,
    resource,
    status,
  });
}

/** The path for the access log. Parts that are not our ids are left out: they could be anything, even a key. */
export function resourcePath(path: string, operation: string): string {
  if (operation === "unknown") return "/api/v1";
  if (/^(?:\/(?!sk_|cal_)[A-Za-z0-9_-]{0,64})*$/.test(path)) return path;
  return path
    .split("/")
    .map((part) => (/^(?!sk_|cal_)[A-Za-z0-9_-]{0,64}(?:\.[a-z]{1,4})?$/.test(part) ? part : "…"))
    .join("/");
}
