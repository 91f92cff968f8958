import { createHash } from "node:crypto";
import type { Operation } from "../../operation/definition.ts";
import type { Reply } from "../../operation/types.ts";
import { jsonPieces } from "../../shared/json-pieces.ts";

/** The parts of a success body that do not change when the answer is reused. */
export interface EnvelopeParts {
  data: string;
  links: string;
  /** The reply's own metadata and everything after it, starting at the comma. */
  rest: string;
}

/** Creates the parts of `{ data, metadata, links }` as JSON text. `self` is the request's path with its query. */
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

/** The success body in chunks, for a reply with lists that are still to be read. */
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

/** The success body as JSON text, with the metadata of this answer. */
export function fillEnvelope({ data, rest }: EnvelopeParts, requestId: string, timestamp: string): string {
  return `{"data":${data},"metadata":{"requestId":"${requestId}","timestamp":"${timestamp}"${rest}`;
}

/**
 * The weak entity tag of an answer. It is equal if the content is equal, ignoring requestId, timestamp and durationMs.
 */
export function entityTag({ metadata }: Reply, { data, links }: EnvelopeParts): string {
  const { durationMs: _, ...content } = metadata;
  const hash = createHash("sha256").update(data).update(JSON.stringify(content)).update(links);
  return weakTag(hash.digest("base64url").slice(0, 27));
}

/** An entity tag from its opaque part. */
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

/** True if an If-None-Match header matches the tag: a list, weak or strong, or `*`. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some((match) => match[0] === opaque);
}
