import { createHash } from "node:crypto";
import type { Operation } from "../operation/definition.ts";
import type { Reply } from "../operation/types.ts";
import { contentDisposition } from "../shared/content-disposition.ts";
import { matchesTag } from "./envelope.ts";
import type { Answered } from "./request-pipeline.ts";

/** The answer of an operation whose body is a file: its bytes with name and media type, or 304 where the caller has them. */
export function fileAnswer(
  file: NonNullable<Operation["http"]["file"]>,
  reply: Reply,
  headers: Record<string, string>,
  ifNoneMatch: string | undefined,
): Answered {
  // What the pipeline has held to the operation's own schema.
  const { name, mediaType, content, headers: own } = file.of(reply.data as never);
  Object.assign(headers, own);
  headers.etag = `"${createHash("sha256").update(content).digest("base64url").slice(0, 27)}"`;
  if (matchesTag(ifNoneMatch, headers.etag)) return { status: 304, body: null };
  headers["content-disposition"] = contentDisposition("inline", name);
  const type = typeof content === "string" ? `${mediaType}; charset=utf-8` : mediaType;
  return { status: reply.status, body: content, type };
}
