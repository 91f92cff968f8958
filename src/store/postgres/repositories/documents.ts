import { and, count, desc, eq, gte, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import { documents } from "../../../../db/postgres/schema.ts";
import { guarded } from "../../common/documents/guarded.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { DocumentKind, DocumentRepository, StoredDocument } from "../../ports/documents.ts";
import type { Records } from "../../ports/records.ts";
import { among } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";
import { indexDocuments, indexOf } from "../documents/entries.ts";

/** Creates the repository of one kind of document. All kinds share one table; each feature defines its own shape. */
export function documentRepository<Document extends StoredDocument>(
  unit: Unit,
  userId: string,
  kind: DocumentKind,
): DocumentRepository<Document> {
  const { db } = unit;
  const mine = and(eq(documents.userId, userId), eq(documents.kind, kind));
  // Only `put` below writes rows of this kind, so every body is a Document.
  const read = (row: { body: StoredDocument }) => row.body as Document;
  const put = async (body: Document) => {
    const written = await db
      .insert(documents)
      .values({ id: body.id, userId, kind, body })
      .onConflictDoUpdate({ target: [documents.userId, documents.id], set: { body }, setWhere: mine })
      .returning({ id: documents.id });
    if (written.length > 0) await indexDocuments(indexOf(unit), userId, [{ id: body.id, kind, body }]);
  };
  return {
    put,
    restore: put,
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const filters = Object.entries(request.where ?? {}).flatMap(([field, value]) =>
        value === undefined ? [] : [sql`${fieldOf(field)} = ${value}`],
      );
      const rows = await db
        .select()
        .from(documents)
        .where(and(mine, ...filters, after ? lt(documents.id, after[0] ?? "") : undefined))
        .orderBy(desc(documents.id))
        .limit(request.limit + 1);
      return toPage(rows.map(read), request, ({ id }) => [id]);
    },
    dated: async (field, { from, until, ...request }) => {
      const after = readCursor(request.cursor, 2);
      const [text, date] = indexed(field);
      const rows = await db
        .select({ body: documents.body, date: sql<string>`${date}` })
        .from(documents)
        .where(
          and(
            mine,
            isNotNull(text),
            from === undefined ? undefined : gte(date, from),
            until === undefined ? undefined : lte(date, until),
            after ? sql`(${date}, ${documents.id}) > (${after[0] ?? ""}, ${after[1] ?? ""})` : undefined,
          ),
        )
        .orderBy(date, documents.id)
        .limit(request.limit + 1);
      const page = toPage(rows, request, ({ date, body }) => [date, body.id]);
      return { ...page, rows: page.rows.map(read) };
    },
    countedByStage: (type) =>
      db
        .select({ stage: sql<string | null>`${STAGE}`, status: sql<string>`${STATUS}`, count: count() })
        .from(documents)
        .where(and(mine, eq(TYPE, type)))
        .groupBy(STAGE, STATUS),
    withStage: async (type, request) => {
      const after = readCursor(request.cursor, 3);
      const rows = await db
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
        .limit(request.limit + 1);
      const page = toPage(rows, request, ({ stage, status, body }) => [stage, status, body.id]);
      return { ...page, rows: page.rows.map(read) };
    },
    get: async (id) => {
      const [row] = await db
        .select()
        .from(documents)
        .where(and(mine, eq(documents.id, id)));
      return row && read(row);
    },
    remove: async (id) => {
      const gone = await db
        .delete(documents)
        .where(and(mine, eq(documents.id, id)))
        .returning({ id: documents.id });
      return gone.length > 0;
    },
    existing: async (ids) => {
      if (ids.length === 0) return [];
      const rows = db.select({ id: documents.id }).from(documents);
      return (await rows.where(and(mine, among(documents.id, ids)))).map(({ id }) => id);
    },
    naming: async (id) => {
      const rows = await db
        .select()
        .from(documents)
        .where(and(mine, ne(documents.id, id), sql`strpos(${documents.body}::text, ${id}) > 0`))
        .orderBy(documents.id);
      return rows.map(read);
    },
  };
}

/** Stores artifacts like other documents, but rejects lines about the user that do not cite the user's claims. */
export function artifactRepository(unit: Unit, userId: string): DocumentRepository<Records["artifact"]> {
  return guarded(documentRepository<Records["artifact"]>(unit, userId, "artifact"), async (ids) => {
    const [found] = await unit.rows<{ theirs: number }>(
      `select count(*) as theirs from unnest($1::text[]) as cited (id)
         join claims on claims.user_id = $2 and claims.id = cited.id`,
      [ids, userId],
    );
    return found?.theirs === ids.length;
  });
}

/** The expressions of an index, the second sorted by its bytes: bound paths would be others. */
function indexed(field: string) {
  const text = sql`(${documents.body} #>> ${sql.raw(`'{${field.replaceAll(".", ",")}}'`)})`;
  return [text, sql`(${text} collate "C")`] as const;
}

const [[TYPE], [, STAGE], [, STATUS]] = [indexed("type"), indexed("application.stage"), indexed("status")];

function fieldOf(path: string) {
  return sql`${documents.body} #>> ${sql.param(path.split("."))}::text[]`;
}
