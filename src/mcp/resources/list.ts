import type { Resource } from "@modelcontextprotocol/server";
import { ServiceError } from "../../operation/errors.ts";
import { field } from "../../shared/view/json.ts";
import type { Connection } from "../session/connection.ts";
import { contentText, lastModified } from "./document.ts";
import { isTemplate, type ResourceKind, uriOf } from "./kinds.ts";
import { allowed, DOCUMENTS, listFixed, type ResourcePage } from "./listed-kinds.ts";

/** Older documents are reached through templates and their completion. */
const NEWEST = 20;

/** The resources within the peer's scopes. Undefined for a cursor that no page returned. */
export async function listResources(
  connection: Connection,
  cursor: string | undefined,
): Promise<ResourcePage | undefined> {
  if (cursor === DOCUMENTS) return { resources: await listedDocuments(connection) };
  if (cursor !== undefined) return undefined;
  return listFixed(connection);
}

/** The newest documents of each kind, newest first. */
export async function listedDocuments(connection: Connection): Promise<Resource[]> {
  const kinds = allowed(connection, isTemplate);
  return (await Promise.all(kinds.map((kind) => documentsOf(connection, kind)))).flat();
}

async function documentsOf(connection: Connection, kind: ResourceKind): Promise<Resource[]> {
  const { list } = kind;
  if (!list) return [];
  const input = list.takesLimit ? { limit: NEWEST } : {};
  const data = (await optional(connection.readInternal(list.operation, input)))?.data;
  if (Array.isArray(data)) return data.flatMap((document) => entryOf(kind, field(document, "id"), document));
  return Object.entries(Object(data)).flatMap(([id, document]) => entryOf(kind, id, document));
}

/** Undefined if there is nothing yet. */
async function optional<T>(reply: Promise<T>): Promise<T | undefined> {
  try {
    return await reply;
  } catch (error) {
    if (error instanceof ServiceError && error.status === 404) return undefined;
    throw error;
  }
}

function entryOf(kind: ResourceKind, id: unknown, document: unknown): Resource[] {
  if (typeof id !== "string") return [];
  const at = lastModified(document);
  return [
    {
      uri: uriOf(kind, id),
      name: id,
      title: titleOf(kind, document, at),
      mimeType: kind.mimeType,
      size: Buffer.byteLength(contentText(kind, document)),
      ...(at !== undefined && { annotations: { lastModified: at } }),
    },
  ];
}

/**
 * Built only from our own words: a document's title may come from a posting, and a list cannot mark it as untrusted.
 */
function titleOf({ title }: ResourceKind, document: unknown, at: string | undefined): string {
  const marks = ["module_id", "type", "kind", "status"].map((name) => field(document, name));
  const words = marks.filter((mark) => typeof mark === "string" && /^[a-z_]{1,40}$/i.test(mark));
  return [title, ...words, ...(at === undefined ? [] : [at.slice(0, 10)])].join(", ");
}
