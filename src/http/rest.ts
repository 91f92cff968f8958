import { createHash } from "node:crypto";
import type { Context, Hono } from "hono";
import type { Gate, RateState } from "../access/gate.ts";
import { authenticate } from "../access/keys.ts";
import type { Recorder } from "../access/recorder.ts";
import {
  type Call,
  type Caller,
  type Outside,
  presentable,
  type Reply,
  takesIdempotencyKey,
} from "../operation/call.ts";
import { errorBody, fail, ServiceError } from "../operation/errors.ts";
import { fieldKinds, fromQuery } from "../operation/fields.ts";
import { type Actor, type Operation, pathFields } from "../operation/operation.ts";
import type { KeyRecord, Store } from "../store/port.ts";
import { clientAddress } from "./address.ts";
import { readJsonBody } from "./body.ts";
import { type EnvelopeFacts, entityTag, envelope, matchesTag } from "./envelope.ts";
import { type AllowedHosts, refuseForeign } from "./guard.ts";

export interface RestDependencies {
  store: Store;
  outside: Outside;
  call: Caller;
  gate: Gate;
  recorder: Recorder;
  hosts: AllowedHosts;
  /** Told of failures that are ours. */
  onBug: (error: unknown, requestId: string, operation: string) => void;
}

/** What is known of a request once it passed the door. */
interface Admitted {
  requestId: string;
  now: Date;
  headers: Record<string, string>;
  key: KeyRecord;
}

type Work = (admitted: Admitted) => Promise<{ status: number; body: string | null }>;

/** Mounts every operation below /api/v1, and the answers for paths and methods that none has. */
export function mountRest(
  app: Hono,
  operations: ReadonlyMap<string, Operation>,
  deps: RestDependencies,
): void {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations.values()) {
    paths.set(operation.path, [...(paths.get(operation.path) ?? []), operation]);
  }
  const byFixedFirst = [...paths].sort(([a], [b]) => pathFields(a).length - pathFields(b).length);
  for (const [path, siblings] of byFixedFirst) {
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    for (const operation of siblings) mountOperation(app, route, operation, operations, deps);
    const allow = siblings
      .flatMap(({ method }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
      .join(", ");
    app.all(route, (c) => door(c, deps, path, refuse(methodNotAllowed(allow), { allow })));
  }
  app.all("/api/v1/*", (c) => door(c, deps, "unknown", refuse(unknownPath())));
  app.all("/api/v1", (c) => door(c, deps, "unknown", refuse(unknownPath())));
}

function refuse(error: ServiceError, headers: Record<string, string> = {}): Work {
  return async (admitted) => {
    Object.assign(admitted.headers, headers);
    throw error;
  };
}

function methodNotAllowed(allow: string): ServiceError {
  return fail("validation.bad_request", `This path takes ${allow}.`, { status: 405 });
}

function unknownPath(): ServiceError {
  return fail("resource.not_found", "Nothing is at this path; /openapi.json lists what there is.");
}

function mountOperation(
  app: Hono,
  route: string,
  operation: Operation,
  operations: ReadonlyMap<string, Operation>,
  deps: RestDependencies,
): void {
  const read = inputReader(operation);
  const related = (operation.related ?? []).flatMap((name) => {
    const target = operations.get(name);
    return target && pathFields(target.path).length === 0 ? [target.path] : [];
  });
  app.on(operation.method, route, (c) =>
    door(c, deps, operation.name, async (admitted) => {
      const request = await read(c);
      const reply = await deps.call({
        ...request,
        operation,
        actor: toActor(admitted.key),
        requestId: admitted.requestId,
      });
      const self = c.req.url.slice(c.req.url.indexOf("/", 8));
      return answer(c, operation, reply, admitted, { ...admitted, self, related });
    }),
  );
}

function toActor(key: KeyRecord): Actor {
  return { userId: key.userId, keyId: key.id, client: key.name, scopes: new Set(key.scopes) };
}

function answer(c: Context, operation: Operation, reply: Reply, { headers }: Admitted, facts: EnvelopeFacts) {
  if (reply.noStore) headers["cache-control"] = "no-store";
  if (reply.replayOf) headers["idempotency-replayed"] = "true";
  if (operation.method === "GET" && !reply.noStore) {
    const tag = entityTag(operation, reply, facts);
    headers.etag = tag;
    if (matchesTag(c.req.header("if-none-match"), tag)) return { status: 304, body: null };
  }
  return { status: reply.status, body: envelope(operation, reply, facts) };
}

/** Builds the flat input of an operation from path, query and body; the path wins, and the body has only its own fields. */
function inputReader(
  operation: Operation,
): (c: Context) => Promise<Pick<Call, "input" | "problem" | "idempotency">> {
  const kinds = fieldKinds(operation);
  const inPath = pathFields(operation.path);
  const bodyless = operation.method === "GET" || operation.method === "DELETE";
  const inQuery = bodyless
    ? [...kinds.keys()].filter((field) => !inPath.includes(field))
    : (operation.query ?? []);
  const notInBody = new Set([...inPath, ...inQuery]);

  return async (c) => {
    const outer: Record<string, unknown> = {};
    for (const field of inPath) outer[field] = c.req.param(field);
    for (const field of inQuery) {
      const values = c.req.queries(field);
      if (values) outer[field] = fromQuery(values, kinds.get(field) ?? "text");
    }
    if (bodyless) return { input: outer };
    const body = await readJsonBody(c.req.raw, operation.bodyLimit);
    if (body instanceof ServiceError) return { input: outer, problem: typed(body, operation) };
    const misplaced = Object.keys(body.value).find((field) => notInBody.has(field));
    if (misplaced !== undefined) {
      const message = `${misplaced} is not a field of the body; it goes into the ${inPath.includes(misplaced) ? "path" : "query"}.`;
      return {
        input: outer,
        problem: fail(operation.invalid ?? "validation.bad_request", message),
      };
    }
    const input = { ...body.value, ...outer };
    const key = c.req.header("idempotency-key");
    if (key === undefined || !takesIdempotencyKey(operation)) return { input };
    if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
      const message = "Idempotency-Key must be 1 to 255 visible ASCII characters.";
      return { input, problem: fail("validation.bad_request", message) };
    }
    const said = `${operation.name}\n${JSON.stringify(outer)}\n${body.text}`;
    return { input, idempotency: { key, requestHash: createHash("sha256").update(said).digest("hex") } };
  };
}

/** A body that cannot be read is the operation's own kind of bad request; its status stays. */
function typed(error: ServiceError, operation: Operation): ServiceError {
  if (!operation.invalid) return error;
  return fail(operation.invalid, error.message, { status: error.status });
}

/** What every request below /api/v1 passes: guard, key, rate limit; and what every answer carries. */
async function door(c: Context, deps: RestDependencies, operation: string, work: Work): Promise<Response> {
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

async function identify(c: Context, deps: RestDependencies, now: Date): Promise<KeyRecord | ServiceError> {
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
