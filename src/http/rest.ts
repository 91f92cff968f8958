import type { Context, Hono } from "hono";
import { authenticateUrlToken } from "../auth/url-tokens.ts";
import { type Operation, pathFields } from "../operation/definition.ts";
import { fail, type ServiceError } from "../operation/errors.ts";
import type { Actor } from "../operation/handler.ts";
import type { Execute, Reply } from "../operation/types.ts";
import type { KeyRecord } from "../store/ports/store.ts";
import type { AnswerMemory } from "./answer-memory.ts";
import { entityTag, envelopeParts, fillEnvelope, matchesTag } from "./envelope.ts";
import { fileAnswer } from "./file-answer.ts";
import { inputReader } from "./input.ts";
import {
  type Authenticate,
  type AuthenticatedRequest,
  byApiKey,
  handleRequest,
  type RequestDependencies,
  type Respond,
  resourcePath,
} from "./request-pipeline.ts";
import { formatTime } from "./time.ts";

export interface RestDependencies extends RequestDependencies {
  call: Execute;
  /** What is answered from memory the next time. */
  answers: AnswerMemory;
}

/** Mounts every operation below /api/v1, and the answers for paths and methods that none has. */
export function mountRest(
  app: Hono,
  operations: ReadonlyMap<string, Operation>,
  deps: RestDependencies,
): void {
  const paths = new Map<string, Operation[]>();
  for (const operation of operations.values()) {
    paths.set(operation.http.path, [...(paths.get(operation.http.path) ?? []), operation]);
  }
  const byFixedFirst = [...paths].sort(([a], [b]) => pathFields(a).length - pathFields(b).length);
  for (const [path, siblings] of byFixedFirst) {
    const route = path.replace(/\{(\w+)\}/g, ":$1");
    for (const operation of siblings) mountOperation(app, route, operation, operations, deps);
    const allow = siblings
      .flatMap(({ http: { method } }) => (method === "GET" ? ["GET", "HEAD"] : [method]))
      .join(", ");
    app.all(route, (c) => handleRequest(c, deps, path, refuse(methodNotAllowed(allow), { allow })));
  }
  app.all("/api/v1/*", (c) => handleRequest(c, deps, "unknown", refuse(unknownPath())));
  app.all("/api/v1", (c) => handleRequest(c, deps, "unknown", refuse(unknownPath())));
}

function refuse(error: ServiceError, headers: Record<string, string> = {}): Respond {
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
  const related = (operation.http.related ?? []).flatMap((name) => {
    const target = operations.get(name);
    return target && pathFields(target.http.path).length === 0 ? [target.http.path] : [];
  });
  const { urlToken, file } = operation.http;
  const work =
    (c: Context): Respond =>
    async (admitted) => {
      const { requestId, now, key } = admitted;
      const { input, problem, idempotency } = await read(c);
      const actor = toActor(key, urlToken ? [operation.scope] : key.scopes);
      const reply = await deps.call({
        ...{ operation, actor, requestId, now, input, problem, idempotency },
        isBounded: true,
      });
      if (file) return fileAnswer(file, reply, admitted.headers, c.req.header("if-none-match"));
      return answer(c, deps, operation, reply, admitted, related);
    };
  const findKey: Authenticate = urlToken
    ? (c, store, now) => authenticateUrlToken(c.req.query("token"), urlToken, store, now)
    : byApiKey;
  app.on(operation.http.method, route, (c) => handleRequest(c, deps, operation.name, work(c), findKey));
}

function toActor({ userId, id, name }: KeyRecord, scopes: readonly string[]): Actor {
  return { userId, keyId: id, client: name, scopes: new Set(scopes) };
}

function answer(
  c: Context,
  { answers }: RestDependencies,
  operation: Operation,
  reply: Reply,
  { requestId, now, key, headers }: AuthenticatedRequest,
  related: readonly string[],
) {
  if (reply.noStore) headers["cache-control"] = "no-store";
  if (reply.replayOf) headers["idempotency-replayed"] = "true";
  const self = c.req.url.slice(c.req.url.indexOf("/", 8));
  const parts = envelopeParts(operation, reply, self, related);
  if (operation.http.method === "GET" && !reply.noStore) {
    const tag = entityTag(reply, parts);
    headers.etag = tag;
    const { incoming } = c.env ?? {};
    if (reply.kept && incoming?.headers) {
      const resource = resourcePath(c.req.path, operation.name);
      answers.keep(incoming, reply.kept, { key, operation: operation.name, resource, tag, parts });
    }
    if (matchesTag(c.req.header("if-none-match"), tag)) return { status: 304, body: null };
  }
  const { requestId: id, timestamp } = reply.replayOf ?? { requestId, timestamp: formatTime(now) };
  return { status: reply.status, body: fillEnvelope(parts, id, timestamp) };
}
