import { and, desc, eq, inArray, ne, or } from "drizzle-orm";
import { assessmentSubmissions, dataSharing, resumes } from "../../../../db/sqlite/schema.ts";
import { sharedRecord } from "../../common/shared-record.ts";
import type { PoolRepository, SharedRecord } from "../../ports/similar-users.ts";
import type { Db } from "../driver/drizzle.ts";

/** Reads of other users only what their preferences allow. */
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
