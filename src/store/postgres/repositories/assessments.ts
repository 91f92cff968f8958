import { and, asc, desc, eq, sql } from "drizzle-orm";
import { assessmentSubmissions as table } from "../../../../db/postgres/schema.ts";
import { newestByModule, submissionOf } from "../../common/submissions.ts";
import type { AssessmentRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

export function assessmentRepository({ db }: Unit, userId: string): AssessmentRepository {
  const mine = eq(table.userId, userId);
  const ofModule = (moduleId: string) => and(mine, eq(sql`${table.moduleId}`, moduleId));
  return {
    ofModule: async (moduleId) => {
      const rows = await db
        .select()
        .from(table)
        .where(ofModule(moduleId))
        .orderBy(asc(table.completedAt), asc(table.id));
      return rows.map(submissionOf);
    },
    add: async (submission) => void (await db.insert(table).values({ ...submission, userId })),
    latest: async () => {
      const rows = await db.select().from(table).where(mine).orderBy(desc(table.completedAt), desc(table.id));
      return newestByModule(rows);
    },
    remove: async (moduleId) =>
      (await db.delete(table).where(ofModule(moduleId)).returning()).map(submissionOf),
  };
}
