import type { Context } from "hono";
import type { Operation } from "../operation/definition.ts";
import type { Reply } from "../operation/types.ts";
import { inChunks } from "../shared/json-pieces.ts";
import type { AnswerMemory } from "./answer-memory.ts";
import { bodyInPieces } from "./body-in-pieces.ts";
import { entityTag, envelopeParts, envelopePieces, fillEnvelope, matchesTag, weakTag } from "./envelope.ts";
import { type AuthenticatedRequest, type RequestDependencies, resourcePath } from "./request-pipeline.ts";
import { formatTime } from "./time.ts";

/** A request that was admitted, and what its answer needs to know of it. */
export interface Asked {
  c: Context;
  operation: Operation;
  admitted: AuthenticatedRequest;
  /** Paths for `links.related`. */
  related: readonly string[];
}

/** Answers with data that are whole, and remembers the answer where it may be given again. */
export function answer(
  { c, operation, admitted, related }: Asked,
  { answers }: { answers: AnswerMemory },
  reply: Reply,
) {
  const { requestId, now, key, headers } = admitted;
  if (reply.noStore) headers["cache-control"] = "no-store";
  if (reply.replayOf) headers["idempotency-replayed"] = "true";
  const parts = envelopeParts(operation, reply, pathWithQuery(c), related);
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

/** Answers with data whose lists are read from a snapshot while the client takes them. */
export async function answerInPieces(
  { c, operation, admitted, related }: Asked,
  { runtime, onBug }: RequestDependencies,
  reply: Reply,
  release: () => void,
) {
  const { requestId, now, headers } = admitted;
  // Such an answer shows its time: no other one is the same.
  const tag = weakTag(runtime.newId("tag"));
  headers.etag = tag;
  const parts = envelopeParts(operation, { ...reply, data: null }, pathWithQuery(c), related);
  const pieces = envelopePieces(reply.data, parts, requestId, formatTime(now));
  const onError = (error: unknown) => onBug(error, requestId, operation.name);
  const body = bodyInPieces(inChunks(pieces), { timers: runtime.timers, release, onError });
  const isUnchanged = matchesTag(c.req.header("if-none-match"), tag);
  if (isUnchanged || c.req.method === "HEAD") await body.cancel();
  return isUnchanged ? { status: 304, body: null } : { status: reply.status, body };
}

function pathWithQuery(c: Context): string {
  return c.req.url.slice(c.req.url.indexOf("/", 8));
}
