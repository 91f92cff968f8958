import { createHash } from "node:crypto";
import type { Operation } from "../operation/definition.ts";
import type { Reply } from "../operation/types.ts";
import { jsonPieces } from "../shared/json-pieces.ts";

/** The parts of a success body that are the same each time an answer is given. */
export interface EnvelopeParts {
  data: string;
  links: string;
  /** The reply's own metadata and all that follows, from the comma on. */
  rest: string;
}

/** Makes the parts of `{ data, metadata, links }` as JSON text. `self` is the request's path with its query. */
export function envelopeParts(
  operation: Operation,
  reply: Reply,
  self: string,
  related: readonly string[],
): EnvelopeParts {
  const own = JSON.stringify(reply.metadata).slice(1);
  const links = JSON.stringify({ self, ...operation.http.links, related });
  return {
    data: JSON.stringify(reply.data),
    links,
    rest: `${own === "}" ? "" : ","}${own},"links":${links}${topLevel(operation, reply)}}`,
  };
}

/** The success body in pieces, of a reply whose data have lists that are still to be read. */
export function* envelopePieces(
  data: unknown,
  { rest }: EnvelopeParts,
  requestId: string,
  timestamp: string,
) {
  yield '{"data":';
  yield* jsonPieces(data);
  yield `,"metadata":{"requestId":"${requestId}","timestamp":"${timestamp}"${rest}`;
}

/** The success body as JSON text, with the metadata that each answer has of its own. */
export function fillEnvelope({ data, rest }: EnvelopeParts, requestId: string, timestamp: string): string {
  return `{"data":${data},"metadata":{"requestId":"${requestId}","timestamp":"${timestamp}"${rest}`;
}

/**
 * The weak entity tag of an answer: equal exactly where content is equal; requestId, timestamp and durationMs are
 * no content.
 */
export function entityTag({ metadata }: Reply, { data, links }: EnvelopeParts): string {
  const { durationMs: _, ...content } = metadata;
  const hash = createHash("sha256").update(data).update(JSON.stringify(content)).update(links);
  return weakTag(hash.digest("base64url").slice(0, 27));
}

/** An entity tag of its opaque part. */
export function weakTag(opaque: string): string {
  return `W/"${opaque}"`;
}

function topLevel(operation: Operation, reply: Reply): string {
  if (!operation.http.topLevel) return "";
  const data =
    typeof reply.data === "object" && reply.data !== null ? new Map(Object.entries(reply.data)) : new Map();
  return operation.http.topLevel
    .map((field) => `,${JSON.stringify(field)}:${JSON.stringify(data.get(field))}`)
    .join("");
}

/** Whether an If-None-Match header names the tag: a list, weak or strong, or `*`. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some((match) => match[0] === opaque);
}
