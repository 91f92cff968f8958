import { and, desc, eq } from "drizzle-orm";
import { assessmentSubmissions as table } from "../../../../db/sqlite/schema.ts";
import type { AssessmentRepository } from "../../ports/store.ts";
import type { Db } from "../connection/client.ts";

export function assessmentRepository(
  db: Db,
  rowsDeleted: () => void,
): (userId: string) => AssessmentRepository {
  return (userId) => ({
    get: async (id) => {
      const isId = and(eq(table.userId, userId), eq(table.id, id));
      const row = db.select().from(table).where(isId).get();
      return row && submissionOf(row);
    },
    remove: async (id) => {
      rowsDeleted();
      const isId = and(eq(table.userId, userId), eq(table.id, id));
      return db.delete(table).where(isId).run().changes > 0;
    },
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
      const newest = new Map(rows.toReversed().map((row) => [row.moduleId, submissionOf(row)]));
      return [...newest.values()].sort((left, right) => left.moduleId.localeCompare(right.moduleId));
    },
  });
}

function submissionOf<Row extends { userId: string }>({ userId: _, ...row }: Row): Omit<Row, "userId"> {
  return row;
}
