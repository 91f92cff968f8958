import type { Context, Hono } from "hono";
import { authenticateUrlToken } from "../auth/stored-keys.ts";
import { type Operation, pathFields } from "../operation/definition.ts";
import { fail, type ServiceError } from "../operation/errors.ts";
import type { Actor } from "../operation/handler.ts";
import type { Call, Execute, Reply } from "../operation/types.ts";
import type { KeyRecord } from "../store/ports/store.ts";
import { answer, answerInPieces, fileAnswer, pathWithQuery } from "./answers/answer.ts";
import type { AnswerMemory } from "./answers/answer-memory.ts";
import { entityTag, envelopeParts } from "./answers/envelope.ts";
import { taggedRead, unlessChanged } from "./answers/if-match.ts";
import { methodNotAllowed } from "./error-response.ts";
import { inputReader } from "./input.ts";
import {
  byHeader,
  type Entry,
  handleRequest,
  type RequestDependencies,
  type Respond,
} from "./request-pipeline.ts";

export interface RestDependencies extends RequestDependencies {
  call: Execute;
  /** The answers to reuse. */
  answers: AnswerMemory;
}

/** Mounts every operation below /api/v1, and the answers for unknown paths and methods. */
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

function unknownPath(): ServiceError {
  return fail("resource.not_found", "This path does not exist. /openapi.json lists all paths.");
}

function mountOperation(
  app: Hono,
  route: string,
  operation: Operation,
  operations: ReadonlyMap<string, Operation>,
  deps: RestDependencies,
): void {
  const inputOf = inputReader(operation);
  const relatedTo = ({ http }: Operation) =>
    (http.related ?? []).flatMap((name) => {
      const target = operations.get(name);
      return target && pathFields(target.http.path).length === 0 ? [target.http.path] : [];
    });
  const related = relatedTo(operation);
  const read = taggedRead(operation, operations.values());
  const { urlToken, file, fromExtensions } = operation.http;
  const work =
    (c: Context): Respond =>
    async (admitted) => {
      const { requestId, now, key } = admitted;
      const sent = await inputOf(c);
      const actor = toActor(key, urlToken ? [operation.scope] : key.scopes);
      const call: Call = {
        ...{ operation, actor, revision: key.revision, requestId, now, ...sent },
        isBounded: true,
        takesPieces: true,
      };
      const ifMatch = operation.effect === "read" ? undefined : c.req.header("if-match");
      if (ifMatch !== undefined) {
        const tagOf = (one: Operation, reply: Reply) =>
          entityTag(reply, envelopeParts(one, reply, pathWithQuery(c), relatedTo(one)));
        call.condition = unlessChanged(call, { ifMatch, read, tagOf }, deps);
      }
      const reply = await deps.call(call);
      if (file) return fileAnswer(file, reply, admitted.headers, c.req.header("if-none-match"));
      const asked = { c, operation, admitted, related };
      return reply.release ? answerInPieces(asked, deps, reply, reply.release) : answer(asked, deps, reply);
    };
  const entry: Entry = urlToken
    ? { findKey: (c, { store }, now) => authenticateUrlToken(c.req.query("token"), urlToken, store, now) }
    : { findKey: byHeader, scope: operation.scope, fromExtensions };
  app.on(operation.http.method, route, (c) => handleRequest(c, deps, operation.name, work(c), entry));
}

function toActor({ userId, id, name }: KeyRecord, scopes: readonly string[]): Actor {
  return { userId, keyId: id, client: name, scopes: new Set(scopes), isAdmitted: true };
}
