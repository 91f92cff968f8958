import { fail } from "../../operation/errors.ts";
import type { Reply } from "../../operation/types.ts";
import type { Connection } from "../session/connection.ts";
import { type EmbeddedFile, embedded } from "../tools/result.ts";
import { contentText, lastModified } from "./document.ts";
import { fileInput } from "./file-uri.ts";
import { type ResourceKind, type Target, targetOf } from "./kinds.ts";

/** A resource's current content. */
export interface ResourceContents {
  uri: string;
  mimeType: string;
  text: string;
  /** In bytes of UTF-8. */
  size: number;
  /** RFC 3339; absent for computed content. */
  lastModified?: string;
}

/**
 * Reads a resource for the peer. It counts towards the key's rate limit and is in the access log. Throws
 * ServiceError only: 404 if the URI names nothing, 403 if the scope is missing, whether or not the resource
 * exists.
 */
export async function readResource(connection: Connection, uri: string): Promise<ResourceContents> {
  const { kind, input } = requireTarget(connection, uri);
  return toContents(uri, kind, await connection.run(kind.operation, input));
}

/** A URI's file for the peer, as above; undefined if it is not a file URI. */
export async function readFile(connection: Connection, uri: string): Promise<EmbeddedFile | undefined> {
  for (const { operation, file } of connection.definition.tools) {
    const input = file === undefined ? undefined : fileInput(file, uri);
    if (!input) continue;
    const made = (await connection.run(operation, input, { forModel: true })).file;
    return made && { ...embedded(made), uri };
  }
  return undefined;
}

/** The record that a URI names. Throws resource.not_found. */
export function requireTarget({ definition }: Connection, uri: string): Target {
  const target = targetOf(definition.resources, uri);
  if (target) return target;
  throw fail(
    "resource.not_found",
    "No such resource. resources/list and resources/templates/list name all resources.",
  );
}

/** A resource made from an operation's answer. */
function toContents(uri: string, kind: ResourceKind, { data }: Reply): ResourceContents {
  const text = contentText(kind, data);
  const at = lastModified(data);
  return {
    uri,
    mimeType: kind.mimeType,
    text,
    size: Buffer.byteLength(text),
    ...(at !== undefined && { lastModified: at }),
  };
}
