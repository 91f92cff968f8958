import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { assessmentSubmissions as table } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { byModule, newestIds, submissionOf } from "../../common/rows.ts";
import type { AssessmentRepository } from "../../ports/features.ts";
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
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            ofModule(request.moduleId),
            after ? sql`(${table.completedAt}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(desc(table.completedAt), desc(table.id))
        .limit(request.limit + 1);
      return toPage(rows.map(submissionOf), request, ({ completedAt, id }) => [completedAt, id]);
    },
    add: async (submission) => void (await db.insert(table).values({ ...submission, userId })),
    latest: async () => {
      const times = await db
        .select({ moduleId: table.moduleId, id: table.id })
        .from(table)
        .where(mine)
        .orderBy(asc(table.completedAt), asc(table.id));
      if (times.length === 0) return [];
      return byModule(
        await db
          .select()
          .from(table)
          .where(and(mine, inArray(table.id, newestIds(times)))),
      );
    },
    remove: async (moduleId) =>
      (await db.delete(table).where(ofModule(moduleId)).returning()).map(submissionOf),
  };
}
