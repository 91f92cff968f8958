import { and, eq, inArray, ne, sql } from "drizzle-orm";
import { documents } from "../../../../db/sqlite/schema.ts";
import { guarded } from "../../common/documents/guarded.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { DocumentKind, DocumentRepository, StageCount, StoredDocument } from "../../ports/documents.ts";
import type { Page, PageRequest } from "../../ports/page.ts";
import type { Records } from "../../ports/records.ts";
import { documentIndex } from "../documents/entries.ts";
import { documentLists, indexed } from "../documents/lists.ts";
import type { Db } from "../driver/drizzle.ts";
import type { Statement } from "../driver/types.ts";

/** Creates the repository of one kind of document. All kinds share one table; each feature defines its own shape. */
export function documentRepository<Document extends StoredDocument>(
  db: Db,
  kind: DocumentKind,
  rowsDeleted: () => void,
): (userId: string) => DocumentRepository<Document> {
  const owned = { userId: sql.placeholder("userId"), kind: sql.placeholder("kind") };
  const whole = { id: sql.placeholder("id"), body: sql.placeholder("body"), ...owned };
  const ofOwner = and(eq(documents.userId, owned.userId), eq(documents.kind, owned.kind));
  const byId = db
    .select()
    .from(documents)
    .where(and(ofOwner, eq(documents.id, whole.id)))
    .prepare();
  const write = db
    .insert(documents)
    .values(whole)
    .onConflictDoUpdate({ target: documents.id, set: { body: sql`excluded.body` }, setWhere: ofOwner })
    .prepare();
  const listed = documentLists<Document>(db.$client, kind);
  let counted: Statement<string[], StageCount> | undefined;
  let index: ReturnType<typeof documentIndex> | undefined;
  return (userId) => {
    const mine = and(eq(documents.userId, userId), eq(documents.kind, kind));
    // Only `put` below writes rows of this kind, so every body is a Document.
    const read = (row: { body: StoredDocument }) => row.body as Document;
    const put = async (body: Document) => {
      const { changes } = write.run({ id: body.id, userId, kind, body });
      index ??= documentIndex(db.$client);
      if (changes > 0) index({ id: body.id, userId, kind, body });
    };
    return {
      put,
      restore: put,
      list: async (request) => {
        const after = readCursor(request.cursor, 1);
        const filters = Object.entries(request.where ?? {}).flatMap(([field, value]) =>
          value === undefined
            ? []
            : [{ condition: "json_extract(body, ?) = ?", values: [`$.${field}`, value] }],
        );
        const found = listed(userId, {
          where: [...filters, ...(after ? [{ condition: "id < ?", values: after }] : [])],
          order: "id desc",
          limit: request.limit + 1,
        });
        return toPage(
          found.map(({ document }) => document),
          request,
          ({ id }) => [id],
        );
      },
      dated: async (field, { from, until, ...request }) => {
        const after = readCursor(request.cursor, 2);
        const date = indexed(field);
        const found = listed(userId, {
          columns: [`${date} as date`],
          where: [
            { condition: `${date} is not null` },
            ...(from === undefined ? [] : [{ condition: `${date} >= ?`, values: [from] }]),
            ...(until === undefined ? [] : [{ condition: `${date} <= ?`, values: [until] }]),
            ...(after ? [{ condition: `(${date}, id) > (?, ?)`, values: after }] : []),
          ],
          order: `${date}, id`,
          limit: request.limit + 1,
        });
        return pageOf(found, request, ["date"]);
      },
      countedByStage: async (type) => {
        counted ??= db.$client.prepare(
          `select ${STAGE} as stage, ${STATUS} as status, count(*) as count from documents
           where user_id = ? and kind = ? and ${TYPE} = ? group by ${STAGE}, ${STATUS}`,
        );
        return counted.all(userId, kind, type);
      },
      withStage: async (type, request) => {
        const after = readCursor(request.cursor, 3);
        const found = listed(userId, {
          columns: [`${STAGE} as stage`, `${STATUS} as status`],
          where: [
            { condition: `${TYPE} = ?`, values: [type] },
            { condition: `${STAGE} is not null` },
            ...(after ? [{ condition: `(${STAGE}, ${STATUS}, id) > (?, ?, ?)`, values: after }] : []),
          ],
          order: `${STAGE}, ${STATUS}, id`,
          limit: request.limit + 1,
        });
        return pageOf(found, request, ["stage", "status"]);
      },
      get: async (id) => {
        const row = byId.get({ userId, kind, id });
        return row && read(row);
      },
      remove: async (id) => {
        rowsDeleted();
        return (
          db
            .delete(documents)
            .where(and(mine, eq(documents.id, id)))
            .run().changes > 0
        );
      },
      existing: async (ids) =>
        ids.length === 0
          ? []
          : db
              .select({ id: documents.id })
              .from(documents)
              .where(and(mine, inArray(documents.id, [...ids])))
              .all()
              .map(({ id }) => id),
      naming: async (id) =>
        db
          .select()
          .from(documents)
          .where(and(mine, ne(documents.id, id), sql`instr(${documents.body}, ${id}) > 0`))
          .orderBy(documents.id)
          .all()
          .map(read),
    };
  };
}

/** A page whose cursor is the given columns and the id. */
function pageOf<Document extends StoredDocument>(
  found: { document: Document; keys: Record<string, string | null> }[],
  request: PageRequest,
  columns: readonly string[],
): Page<Document> {
  const page = toPage(found, request, ({ document, keys }) => [
    ...columns.map((column) => keys[column] ?? ""),
    document.id,
  ]);
  return { ...page, rows: page.rows.map(({ document }) => document) };
}

const [TYPE, STAGE, STATUS] = [indexed("type"), indexed("application.stage"), indexed("status")];

/** Stores artifacts like other documents, but rejects lines about the user that do not cite the user's claims. */
export function artifactRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => DocumentRepository<Records["artifact"]> {
  const documents = documentRepository<Records["artifact"]>(db, "artifact", rowsDeleted);
  // One statement for any number of claims: a document from a long resume cites thousands, and the write lock is held
  // meanwhile.
  const countTheirs = db.$client
    .prepare<[string, string], number>(
      "select count(*) from json_each(?) cited cross join claims on claims.id = cited.value and claims.user_id = ?",
    )
    .pluck();
  return (userId) =>
    guarded(documents(userId), async (ids) => countTheirs.get(JSON.stringify(ids), userId) === ids.length);
}
