import { createHash } from "node:crypto";
import type { Reply } from "../operation/call.ts";
import type { Operation } from "../operation/operation.ts";

export interface EnvelopeFacts {
  requestId: string;
  now: Date;
  /** The request's path with its query. */
  self: string;
  related: string[];
}

/** JSON of a reply's data, made once an answer that is kept. */
const dataTexts = new WeakMap<Reply, string>();
const tags = new WeakMap<Reply, Map<string, string>>();

/** The success body `{ data, metadata, links }` as JSON text. */
export function envelope(operation: Operation, reply: Reply, facts: EnvelopeFacts): string {
  const requestId = reply.replayOf?.requestId ?? facts.requestId;
  const timestamp = reply.replayOf?.timestamp ?? facts.now.toISOString();
  const metadata = JSON.stringify({ requestId, timestamp, ...reply.metadata });
  const top = topLevel(operation, reply);
  return `{"data":${dataText(reply)},"metadata":${metadata},"links":${linksText(operation, facts)}${top}}`;
}

function topLevel(operation: Operation, reply: Reply): string {
  const data =
    typeof reply.data === "object" && reply.data !== null ? new Map(Object.entries(reply.data)) : new Map();
  return (operation.alsoTopLevel ?? [])
    .map((field) => `,${JSON.stringify(field)}:${JSON.stringify(data.get(field))}`)
    .join("");
}

function dataText(reply: Reply): string {
  const known = dataTexts.get(reply);
  if (known !== undefined) return known;
  const text = JSON.stringify(reply.data);
  dataTexts.set(reply, text);
  return text;
}

function linksText(operation: Operation, { self, related }: EnvelopeFacts): string {
  return JSON.stringify({ self, ...operation.links, related });
}

/**
 * The weak entity tag of an answer: equal exactly where content is equal; requestId, timestamp and durationMs are
 * no content.
 */
export function entityTag(operation: Operation, reply: Reply, facts: EnvelopeFacts): string {
  const known = tags.get(reply) ?? new Map<string, string>();
  tags.set(reply, known);
  const tag = known.get(facts.self) ?? computeTag(operation, reply, facts);
  known.set(facts.self, tag);
  return tag;
}

function computeTag(operation: Operation, reply: Reply, facts: EnvelopeFacts): string {
  const { durationMs: _, ...metadata } = reply.metadata;
  const hash = createHash("sha256")
    .update(dataText(reply))
    .update(JSON.stringify(metadata))
    .update(linksText(operation, facts));
  return `W/"${hash.digest("base64url").slice(0, 27)}"`;
}

/** Whether an If-None-Match header names the tag: a list, weak or strong, or `*`. */
export function matchesTag(ifNoneMatch: string | undefined, tag: string): boolean {
  if (ifNoneMatch === undefined) return false;
  if (ifNoneMatch === tag) return true;
  if (ifNoneMatch.trim() === "*") return true;
  const opaque = tag.replace(/^W\//, "");
  return [...ifNoneMatch.matchAll(/"[^"]*"/g)].some((match) => match[0] === opaque);
}
