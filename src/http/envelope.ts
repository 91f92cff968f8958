import { createHash } from "node:crypto";
import type { Operation } from "../operation/definition.ts";
import type { Reply } from "../operation/types.ts";
import { formatTime } from "./time.ts";

export interface EnvelopeFacts {
  requestId: string;
  now: Date;
  /** The request's path with its query. */
  self: string;
  related: string[];
}

/** What is the same each time a kept reply is sent as an answer to the same path. */
interface Parts {
  /** Made when it is first asked for. */
  tag?: string;
  data: string;
  /** The reply's own metadata and the links, from the comma on. */
  rest: string;
}

const MOST_PATHS = 20;
const kept = new WeakMap<Reply, Map<string, Parts>>();

/** The success body `{ data, metadata, links }` as JSON text. */
export function envelope(operation: Operation, reply: Reply, facts: EnvelopeFacts): string {
  const { data, rest } = partsOf(operation, reply, facts);
  const requestId = reply.replayOf?.requestId ?? facts.requestId;
  const timestamp = reply.replayOf?.timestamp ?? formatTime(facts.now);
  return `{"data":${data},"metadata":{"requestId":${JSON.stringify(requestId)},"timestamp":"${timestamp}"${rest}`;
}

/**
 * The weak entity tag of an answer: equal exactly where content is equal; requestId, timestamp and durationMs are
 * no content.
 */
export function entityTag(operation: Operation, reply: Reply, facts: EnvelopeFacts): string {
  const parts = partsOf(operation, reply, facts);
  parts.tag ??= makeTag(reply, parts.data, linksText(operation, facts));
  return parts.tag;
}

function partsOf(operation: Operation, reply: Reply, facts: EnvelopeFacts): Parts {
  const byPath = kept.get(reply) ?? new Map<string, Parts>();
  const known = byPath.get(facts.self);
  if (known) return known;
  const parts = makeParts(operation, reply, facts);
  // A path carries query parameters that nobody knows, too: callers could make as many as they like.
  if (byPath.size < MOST_PATHS) byPath.set(facts.self, parts);
  kept.set(reply, byPath);
  return parts;
}

function makeParts(operation: Operation, reply: Reply, facts: EnvelopeFacts): Parts {
  const own = JSON.stringify(reply.metadata).slice(1);
  const links = linksText(operation, facts);
  return {
    data: JSON.stringify(reply.data),
    rest: `${own === "}" ? "" : ","}${own},"links":${links}${topLevel(operation, reply)}}`,
  };
}

function linksText(operation: Operation, { self, related }: EnvelopeFacts): string {
  return JSON.stringify({ self, ...operation.http.links, related });
}

function makeTag(reply: Reply, data: string, links: string): string {
  const { durationMs: _, ...content } = reply.metadata;
  const hash = createHash("sha256").update(data).update(JSON.stringify(content)).update(links);
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
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
