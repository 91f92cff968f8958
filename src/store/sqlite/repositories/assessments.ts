import { and, asc, desc, eq, sql } from "drizzle-orm";
import { assessmentSubmissions as table } from "../../../../db/sqlite/schema.ts";
import { newestByModule, submissionOf } from "../../common/submissions.ts";
import type { AssessmentRepository } from "../../ports/store.ts";
import type { Db } from "../connection/client.ts";

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
    add: async (submission) => {
      db.insert(table)
        .values({ ...submission, userId })
        .run();
    },
    latest: async () => {
      const rows = db
        .select()
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(desc(table.completedAt), desc(table.id))
        .all();
      return newestByModule(rows);
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
