import { and, desc, eq, inArray, ne, or, sql } from "drizzle-orm";
import { assessmentSubmissions, dataSharing, resumes } from "../../../../db/sqlite/schema.ts";
import { sharedRecord } from "../../common/rows.ts";
import type { PoolRepository, SharedRecord } from "../../ports/features.ts";
import type { SharingRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

export function sharingRepository(db: Db): (userId: string) => SharingRepository {
  const byUser = db
    .select()
    .from(dataSharing)
    .where(eq(dataSharing.userId, sql.placeholder("userId")))
    .prepare();
  return (userId) => ({
    get: async () => byUser.get({ userId }),
    put: async (preferences) => {
      const row = { ...preferences, userId };
      db.insert(dataSharing).values(row).onConflictDoUpdate({ target: dataSharing.userId, set: row }).run();
    },
    remove: async () => void db.delete(dataSharing).where(eq(dataSharing.userId, userId)).run(),
  });
}

/** Reads only what other users' preferences allow. */
export function poolRepository(db: Db): (userId: string) => PoolRepository {
  return (userId) => ({
    others: async () =>
      db
        .select()
        .from(dataSharing)
        .where(
          and(
            ne(dataSharing.userId, userId),
            or(eq(dataSharing.shareCareerPath, true), eq(dataSharing.shareAssessmentResults, true)),
          ),
        )
        .all()
        .map(({ userId: other, updatedAt: _, ...preferences }) => consented(db, other, preferences)),
  });
}

function consented(db: Db, userId: string, preferences: SharedRecord["preferences"]): SharedRecord {
  const stored = preferences.shareCareerPath
    ? db.select({ document: resumes.document }).from(resumes).where(eq(resumes.userId, userId)).get()
    : undefined;
  return sharedRecord(
    preferences,
    stored,
    preferences.shareAssessmentResults ? latestScores(db, userId) : {},
  );
}

function latestScores(db: Db, userId: string): Partial<Record<string, Record<string, number>>> {
  const rows = db
    .select({ moduleId: assessmentSubmissions.moduleId, result: assessmentSubmissions.result })
    .from(assessmentSubmissions)
    .where(
      and(
        eq(assessmentSubmissions.userId, userId),
        inArray(assessmentSubmissions.moduleId, ["riasec", "workStyle"]),
      ),
    )
    .orderBy(desc(assessmentSubmissions.completedAt), desc(assessmentSubmissions.id))
    .all();
  return Object.fromEntries(rows.toReversed().map(({ moduleId, result }) => [moduleId, result.scores]));
}
