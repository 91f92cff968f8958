import { and, count, desc, eq, gte, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import { documents } from "../../../../db/sqlite/schema.ts";
import { guarded } from "../../common/documents/guarded.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { DocumentKind, DocumentRepository, StoredDocument } from "../../ports/documents.ts";
import type { Records } from "../../ports/records.ts";
import { documentIndex } from "../documents/entries.ts";
import type { Db } from "../driver/drizzle.ts";

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
          value === undefined ? [] : [sql`${fieldOf(field)} = ${value}`],
        );
        const rows = db
          .select()
          .from(documents)
          .where(and(mine, ...filters, after ? lt(documents.id, after[0] ?? "") : undefined))
          .orderBy(desc(documents.id))
          .limit(request.limit + 1)
          .all();
        return toPage(rows.map(read), request, ({ id }) => [id]);
      },
      dated: async (field, { from, until, ...request }) => {
        const after = readCursor(request.cursor, 2);
        const date = indexed(field);
        const rows = db
          .select({ body: documents.body, date: sql<string>`${date}` })
          .from(documents)
          .where(
            and(
              mine,
              isNotNull(date),
              from === undefined ? undefined : gte(date, from),
              until === undefined ? undefined : lte(date, until),
              after ? sql`(${date}, ${documents.id}) > (${after[0] ?? ""}, ${after[1] ?? ""})` : undefined,
            ),
          )
          .orderBy(date, documents.id)
          .limit(request.limit + 1)
          .all();
        const page = toPage(rows, request, ({ date, body }) => [date, body.id]);
        return { ...page, rows: page.rows.map(read) };
      },
      countedByStage: async (type) =>
        db
          .select({ stage: sql<string | null>`${STAGE}`, status: sql<string>`${STATUS}`, count: count() })
          .from(documents)
          .where(and(mine, eq(TYPE, type)))
          .groupBy(STAGE, STATUS)
          .all(),
      withStage: async (type, request) => {
        const after = readCursor(request.cursor, 3);
        const rows = db
          .select({ body: documents.body, stage: sql<string>`${STAGE}`, status: sql<string>`${STATUS}` })
          .from(documents)
          .where(
            and(
              mine,
              eq(TYPE, type),
              isNotNull(STAGE),
              after
                ? sql`(${STAGE}, ${STATUS}, ${documents.id}) > (${sql.join(
                    after.map((part) => sql`${part}`),
                    sql`, `,
                  )})`
                : undefined,
            ),
          )
          .orderBy(STAGE, STATUS, documents.id)
          .limit(request.limit + 1)
          .all();
        const page = toPage(rows, request, ({ stage, status, body }) => [stage, status, body.id]);
        return { ...page, rows: page.rows.map(read) };
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

/** The expression of an index: a bound path would be another one. */
function indexed(field: string) {
  return sql`(${documents.body} ->> ${sql.raw(`'$.${field}'`)})`;
}

const [TYPE, STAGE, STATUS] = [indexed("type"), indexed("application.stage"), indexed("status")];

function fieldOf(path: string) {
  return sql`json_extract(${documents.body}, ${`$.${path}`})`;
}

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
