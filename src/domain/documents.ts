import { z } from "zod";
import type { ResourceBinding } from "../operation/declaration.ts";
import { defineOperation } from "../operation/definition.ts";
import type { CallableOperation } from "../operation/elicitation.ts";
import type { ErrorType } from "../operation/errors.ts";
import { fail } from "../operation/errors.ts";
import { page } from "../operation/page.ts";
import type { DocumentRepository, StoredDocument } from "../store/ports/documents.ts";
import type { Tx } from "../store/ports/store.ts";
import { type Cited, Deleted, markGone } from "./citations.ts";
import { pageFields, text } from "./common.ts";
import { confirmRecord } from "./confirm-record.ts";
import { documentFields } from "./untrusted-fields.ts";

interface DocumentKind<Document extends StoredDocument> {
  /** `feature`, as in operation names. */
  feature: string;
  /** Plural and singular in tool names: `list_reports`, `get_report`. */
  tools: readonly [string, string];
  title: string;
  /** The type name in citations. */
  kind: Cited["kind"];
  /** The text by which a person recognises a record. */
  labelOf: (document: Document) => string;
  /** Everyday names, for searching the operations. */
  words?: readonly string[];
  /** What a record is, for descriptions. */
  what: string;
  scope: `read:${string}`;
  path: `/api/v1/${string}`;
  schema: z.ZodType<Document, Document>;
  notFound: ErrorType;
  repository: (tx: Tx) => DocumentRepository<Document>;
  /** Query fields a list can be filtered by. */
  filters: Record<string, z.ZodType<string | undefined>>;
  related?: readonly string[];
  /** One record as a list row for a model. */
  row: (document: Document) => unknown;
  /** A short form of the document, for a model that asked for one by id. */
  concise?: (document: Document) => unknown;
  /** One record as an MCP resource. */
  resource: ResourceBinding;
}

/** The list, get and delete operations of one kind of stored document. Kinds differ only in names and schemas. */
export function documentOperations<Document extends StoredDocument>(kind: DocumentKind<Document>) {
  const [listTool, getTool] = kind.tools;
  const list = defineOperation({
    name: `${kind.feature}.list`,
    title: `List ${kind.title}`,
    description: `The user's ${kind.title}, newest first: ${kind.what}. Pages with metadata.nextCursor.`,
    scope: kind.scope,
    effect: "read",
    input: z.strictObject({ ...pageFields, ...kind.filters }),
    output: page(kind.schema),
    http: {
      route: `GET ${kind.path}`,
      ...(kind.related && { related: kind.related }),
    },
    mcp: {
      tool: listTool,
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
    name: `${kind.feature}.get`,
    title: `Get one of the ${kind.title}`,
    description: `One of the user's ${kind.title} by id: ${kind.what}.`,
    scope: kind.scope,
    effect: "read",
    input: z.strictObject({ id: text(200).describe(`The id, from ${listTool}.`) }),
    output: kind.schema,
    errors: {
      throws: [kind.notFound],
    },
    http: {
      route: `GET ${kind.path}/{id}`,
      related: [`${kind.feature}.list`],
    },
    mcp: {
      tool: getTool,
      words: kind.words ?? [],
      resource: kind.resource,
      untrusted: documentFields,
      ...(kind.concise && { concise: { of: kind.concise } }),
    },
    policy: {
      cache: true,
    },
    handler: async ({ tx }, { id }) => {
      const data = await kind.repository(tx).get(id);
      if (!data) throw fail(kind.notFound, "Nothing has this id.", { see: `${kind.feature}.list` });
      return { data };
    },
  });
  return { list, get, remove: deleteOperation(kind, list) };
}

function deleteOperation<Document extends StoredDocument>(
  kind: DocumentKind<Document>,
  list: CallableOperation<z.ZodType<Document[]>>,
) {
  const [listTool, getTool] = kind.tools;
  return defineOperation({
    name: `${kind.feature}.delete`,
    title: `Delete one of the ${kind.title}`,
    description: `Deletes one of the user's ${kind.title}, out of the search index too. What cites it stays, with the citation marked gone, and is named in citedBy.`,
    scope: `write:${kind.scope.slice("read:".length)}`,
    effect: "delete",
    input: z.strictObject({ id: text(200).describe(`The id, from ${listTool}.`) }),
    output: Deleted,
    errors: {
      throws: [kind.notFound],
    },
    http: {
      route: `DELETE ${kind.path}/{id}`,
      related: [`${kind.feature}.list`],
    },
    mcp: {
      tool: getTool.replace("get_", "delete_"),
      confirm: confirmRecord(list, kind.labelOf),
    },
    handler: async ({ tx }, { id }) => {
      if (!(await kind.repository(tx).remove(id)))
        throw fail(kind.notFound, "Nothing has this id.", { see: `${kind.feature}.list` });
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
