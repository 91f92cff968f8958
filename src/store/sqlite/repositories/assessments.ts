import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { assessmentSubmissions as table } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { byModule, newestIds, submissionOf } from "../../common/rows.ts";
import type { AssessmentRepository } from "../../ports/features.ts";
import type { Db } from "../driver/drizzle.ts";

export function assessmentRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => AssessmentRepository {
  return (userId) => ({
    ofModule: async (moduleId) =>
      db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(sql`${table.moduleId}`, moduleId)))
        .orderBy(asc(table.completedAt), asc(table.id))
        .all()
        .map(submissionOf),
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const rows = db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            eq(sql`${table.moduleId}`, request.moduleId),
            after ? sql`(${table.completedAt}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(desc(table.completedAt), desc(table.id))
        .limit(request.limit + 1)
        .all();
      return toPage(rows.map(submissionOf), request, ({ completedAt, id }) => [completedAt, id]);
    },
    add: async (submission) => {
      db.insert(table)
        .values({ ...submission, userId })
        .run();
    },
    latest: async () => {
      // Without the answers: weekly assessments add up to very many.
      const times = db
        .select({ moduleId: table.moduleId, id: table.id })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.completedAt), asc(table.id))
        .all();
      const newest = inArray(table.id, newestIds(times));
      return byModule(
        db
          .select()
          .from(table)
          .where(and(eq(table.userId, userId), newest))
          .all(),
      );
    },
    remove: async (moduleId) => {
      rowsDeleted();
      const rows = db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(sql`${table.moduleId}`, moduleId)))
        .returning()
        .all();
      return rows.map(submissionOf);
    },
  });
}
