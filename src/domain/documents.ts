import { z } from "zod";
import type { ResourceBinding } from "../operation/declaration.ts";
import { defineOperation } from "../operation/definition.ts";
import type { CallableOperation } from "../operation/elicitation.ts";
import { fail } from "../operation/errors.ts";
import { page } from "../operation/page.ts";
import { capitalized } from "../shared/text/words.ts";
import type { DocumentRepository, StoredDocument } from "../store/ports/documents.ts";
import type { Tx } from "../store/ports/store.ts";
import { type Cited, Deleted, markGone } from "./citations.ts";
import { pageFields, text } from "./common.ts";
import { confirmRecord } from "./confirm-record.ts";
import { documentFields } from "./untrusted-fields.ts";

interface DocumentKind<Document extends StoredDocument> {
  /** The type name in citations. Operations, tools, scopes, paths and resources are named after it. */
  kind: Extract<Cited["kind"], "checkpoint" | "execution_artifact" | "fit_brief" | "report">;
  /** The text by which a person recognises a record. */
  labelOf: (document: Document) => string;
  /** Everyday names, for searching the operations. */
  words?: readonly string[];
  /** What a record is, for descriptions. */
  what: string;
  schema: z.ZodType<Document, Document>;
  repository: (tx: Tx) => DocumentRepository<Document>;
  /** Query fields a list can be filtered by. */
  filters: Record<string, z.ZodType<string | undefined>>;
  related?: readonly string[];
  /** One record as a list row for a model. */
  row: (document: Document) => unknown;
  /** A short form of the document, for a model that asked for one by id. */
  concise?: (document: Document) => unknown;
  /** One record as an MCP resource. */
  resource: Pick<ResourceBinding, "description" | "mimeType" | "position">;
}

/** The names of a kind of document on each surface: "fit_brief" is `fitBriefs`, `get_fit_brief`, `/fit-briefs`. */
function namesOf(kind: DocumentKind<StoredDocument>["kind"]) {
  const words = kind.replaceAll("_", " ");
  const slug = kind.replaceAll("_", "-");
  return {
    feature: `${kind.replace(/_(.)/g, (_, letter: string) => letter.toUpperCase())}s`,
    title: `${words}s`,
    scope: `${kind}s`,
    path: `/api/v1/${slug}s`,
    id: text(200).describe(`The id, from list_${kind}s.`),
    notFound: `${kind}s.not_found`,
    resource: { uri: `career://${slug}s/{id}`, name: slug, title: capitalized(words) },
  } as const;
}

/** The list, get and delete operations of one kind of stored document. Kinds differ only in names and schemas. */
export function documentOperations<Document extends StoredDocument>(kind: DocumentKind<Document>) {
  const { feature, title, scope, path, id: input, notFound, resource } = namesOf(kind.kind);
  const list = defineOperation({
    name: `${feature}.list`,
    title: `List ${title}`,
    description: `The user's ${title}, newest first: ${kind.what}. Pages with metadata.nextCursor.`,
    scope: `read:${scope}`,
    effect: "read",
    input: z.strictObject({ ...pageFields, ...kind.filters }),
    output: page(kind.schema),
    http: {
      route: `GET ${path}`,
      ...(kind.related && { related: kind.related }),
    },
    mcp: {
      tool: `list_${kind.kind}s`,
      words: kind.words ?? [],
      untrusted: documentFields,
      concise: { of: (documents) => documents.map(kind.row) },
    },
    policy: {
      cache: true,
    },
    handler: async ({ tx }, { limit, cursor, ...where }) => {
      const { rows, nextCursor } = await kind.repository(tx).list({ limit, cursor, where: textsOf(where) });
      return { data: rows, nextCursor };
    },
  });
  const get = defineOperation({
    name: `${feature}.get`,
    title: `Get one of the ${title}`,
    description: `One of the user's ${title} by id: ${kind.what}.`,
    scope: `read:${scope}`,
    effect: "read",
    input: z.strictObject({ id: input }),
    output: kind.schema,
    errors: {
      throws: [notFound],
    },
    http: {
      route: `GET ${path}/{id}`,
      related: [`${feature}.list`],
    },
    mcp: {
      tool: `get_${kind.kind}`,
      words: kind.words ?? [],
      resource: { ...resource, ...kind.resource },
      untrusted: documentFields,
      ...(kind.concise && { concise: { of: kind.concise } }),
    },
    policy: {
      cache: true,
    },
    handler: async ({ tx }, { id }) => {
      const data = await kind.repository(tx).get(id);
      if (!data) throw fail(notFound, "Nothing has this id.", { see: `${feature}.list` });
      return { data };
    },
  });
  return { list, get, remove: deleteOperation(kind, list) };
}

function deleteOperation<Document extends StoredDocument>(
  kind: DocumentKind<Document>,
  list: CallableOperation<z.ZodType<Document[]>>,
) {
  const { feature, title, scope, path, id: input, notFound } = namesOf(kind.kind);
  return defineOperation({
    name: `${feature}.delete`,
    title: `Delete one of the ${title}`,
    description: `Deletes one of the user's ${title}, also from the search index. What cites it stays: the citation is marked gone, and citedBy names it.`,
    scope: `write:${scope}`,
    effect: "delete",
    input: z.strictObject({ id: input }),
    output: Deleted,
    errors: {
      throws: [notFound],
    },
    http: {
      route: `DELETE ${path}/{id}`,
      related: [`${feature}.list`],
    },
    mcp: {
      tool: `delete_${kind.kind}`,
      confirm: confirmRecord(list, kind.labelOf),
    },
    handler: async ({ tx }, { id }) => {
      if (!(await kind.repository(tx).remove(id)))
        throw fail(notFound, "Nothing has this id.", { see: `${feature}.list` });
      await tx.memories.removeBySource(kind.kind, id);
      return { data: { deleted: true, citedBy: await markGone(tx, [{ kind: kind.kind, id }]) } as const };
    },
  });
}

function textsOf(where: Record<string, unknown>): Record<string, string | undefined> {
  return Object.fromEntries(
    Object.entries(where).map(([field, value]) => [field, typeof value === "string" ? value : undefined]),
  );
}
