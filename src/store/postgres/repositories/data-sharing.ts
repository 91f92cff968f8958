import { and, desc, eq, ne, or, sql } from "drizzle-orm";
import { assessmentSubmissions, dataSharing, resumes } from "../../../../db/postgres/schema.ts";
import { sharedRecord } from "../../common/rows.ts";
import type { PoolRepository } from "../../ports/features.ts";
import type { SharingRepository } from "../../ports/store.ts";
import { among } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";

export function sharingRepository({ db }: Unit, userId: string): SharingRepository {
  const mine = eq(dataSharing.userId, userId);
  return {
    get: async () => (await db.select().from(dataSharing).where(mine))[0],
    put: async (preferences) => {
      const row = { ...preferences, userId };
      await db.insert(dataSharing).values(row).onConflictDoUpdate({ target: dataSharing.userId, set: row });
    },
    remove: async () => void (await db.delete(dataSharing).where(mine)),
  };
}

/** Reads only what other users' preferences allow. The policies of this task enforce the same. */
export function poolRepository(unit: Unit, userId: string): PoolRepository {
  const { db, rows } = unit;
  const asTask = async <T>(task: string, read: () => Promise<T>): Promise<T> => {
    await rows("select set_config('app.task', $1, true)", [task]);
    const found = await read();
    await rows("select set_config('app.task', '', true)");
    return found;
  };
  return {
    others: () =>
      asTask("pool", async () => {
        const { shareCareerPath, shareAssessmentResults } = dataSharing;
        const sharing = await db
          .select()
          .from(dataSharing)
          .where(
            and(
              ne(dataSharing.userId, userId),
              or(eq(shareCareerPath, true), eq(shareAssessmentResults, true)),
            ),
          )
          .orderBy(sql`${dataSharing.userId}`);
        const documents = await documentsOf(
          unit,
          sharing.filter((one) => one.shareCareerPath).map((one) => one.userId),
        );
        const scores = await scoresOf(
          unit,
          sharing.filter((one) => one.shareAssessmentResults).map((one) => one.userId),
        );
        return sharing.map(({ userId: other, updatedAt: _, ...preferences }) =>
          sharedRecord(preferences, documents.get(other), scores.get(other) ?? {}),
        );
      }),
  };
}

async function documentsOf({ db }: Unit, userIds: readonly string[]) {
  const { userId, document } = resumes;
  const rows = await db.select({ userId, document }).from(resumes).where(among(userId, userIds));
  return new Map(rows.map((row) => [row.userId, row]));
}

async function scoresOf({ db }: Unit, userIds: readonly string[]) {
  const { userId, moduleId, result, completedAt, id } = assessmentSubmissions;
  const rows = await db
    .select({ userId, moduleId, result })
    .from(assessmentSubmissions)
    .where(and(among(userId, userIds), among(moduleId, ["riasec", "workStyle"])))
    .orderBy(desc(completedAt), desc(id));
  const found = new Map<string, Record<string, Record<string, number>>>();
  for (const row of rows.toReversed())
    found.set(row.userId, { ...found.get(row.userId), [row.moduleId]: row.result.scores });
  return found;
}
