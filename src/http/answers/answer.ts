import { createHash } from "node:crypto";
import type { Context } from "hono";
import type { Operation } from "../../operation/definition.ts";
import type { Reply } from "../../operation/types.ts";
import { inChunks } from "../../shared/json-pieces.ts";
import { contentDisposition } from "../../shared/sent-files.ts";
import {
  type Answered,
  type AuthenticatedRequest,
  type RequestDependencies,
  resourcePath,
} from "../request-pipeline.ts";
import { type AnswerMemory, formatTime } from "./answer-memory.ts";
import { entityTag, envelopeParts, envelopePieces, fillEnvelope, matchesTag, weakTag } from "./envelope.ts";
import { bodyInPieces } from "./streamed-body.ts";

/** An admitted request, with what its answer needs. */
export interface Asked {
  c: Context;
  operation: Operation;
  admitted: AuthenticatedRequest;
  /** Paths for `links.related`. */
  related: readonly string[];
}

/** Sends complete data, and stores the answer if it may be reused. */
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

/** Streams data whose lists are read from a snapshot. */
export async function answerInPieces(
  { c, operation, admitted, related }: Asked,
  { runtime, onBug }: RequestDependencies,
  reply: Reply,
  release: () => void,
) {
  const { requestId, now, headers } = admitted;
  // Such an answer contains its time, so no two are equal.
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

/** The path of a request with its query, as `links.self`. */
export function pathWithQuery(c: Context): string {
  return c.req.url.slice(c.req.url.indexOf("/", 8));
}

/** The answer of an operation whose body is a file: its bytes, name and media type, or 304 if the caller has them. */
export function fileAnswer(
  file: NonNullable<Operation["http"]["file"]>,
  reply: Reply,
  headers: Record<string, string>,
  ifNoneMatch: string | undefined,
): Answered {
  // The pipeline has checked this with the operation's schema.
  const { name, mediaType, content, headers: own } = file.of(reply.data as never);
  Object.assign(headers, own);
  headers.etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  if (matchesTag(ifNoneMatch, headers.etag)) return { status: 304, body: null };
  headers["content-disposition"] = contentDisposition("inline", name);
  const type = typeof content === "string" ? `${mediaType}; charset=utf-8` : mediaType;
  return { status: reply.status, body: content, type };
}
