import { asc, eq, sql } from "drizzle-orm";
import { claims, resumes } from "../../../../db/sqlite/schema.ts";
import { withoutNulls } from "../../common/rows.ts";
import type { ResumeRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

export function resumeRepository(db: Db, rowsDeleted: () => void): (userId: string) => ResumeRepository {
  const byUser = db
    .select()
    .from(resumes)
    .where(eq(resumes.userId, sql.placeholder("userId")))
    .prepare();
  const claimsOf = db
    .select()
    .from(claims)
    .where(eq(claims.userId, sql.placeholder("userId")))
    .orderBy(asc(claims.position))
    .prepare();
  // Prepared: a long resume has thousands of claims, and the write lock is held meanwhile.
  const insertClaim = db.$client.prepare(
    `insert into claims (id, user_id, kind, text, path, source_span, provenance, identity, position)
     values (@id, @userId, @kind, @text, @path, @sourceSpan, @provenance, @identity, @position)`,
  );
  return (userId) => ({
    get: async () => byUser.get({ userId }),
    put: async (record) => {
      const row = { ...record, userId };
      db.insert(resumes).values(row).onConflictDoUpdate({ target: resumes.userId, set: row }).run();
    },
    remove: async () => {
      rowsDeleted();
      db.delete(claims).where(eq(claims.userId, userId)).run();
      db.delete(resumes).where(eq(resumes.userId, userId)).run();
    },
    claims: async () =>
      claimsOf.all({ userId }).map(({ userId: _, position: __, ...claim }) => withoutNulls(claim)),
    replaceClaims: async (list) => {
      if (db.delete(claims).where(eq(claims.userId, userId)).run().changes > 0) rowsDeleted();
      for (const [position, { sourceSpan, provenance = "parsed", ...claim }] of list.entries()) {
        insertClaim.run({
          ...claim,
          provenance,
          userId,
          position,
          sourceSpan: sourceSpan ? JSON.stringify(sourceSpan) : null,
        });
      }
    },
  });
}
