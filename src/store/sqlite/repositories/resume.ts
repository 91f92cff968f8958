import { asc, eq, sql } from "drizzle-orm";
import { claims, resumes } from "../../../../db/sqlite/schema.ts";
import type { ResumeRepository } from "../../ports/store.ts";
import type { Db } from "../connection/client.ts";
import { withoutNulls } from "./rows.ts";

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
  return (userId) => ({
    get: async () => byUser.get({ userId }),
    put: async (record) => {
      const row = { ...record, userId };
      db.insert(resumes).values(row).onConflictDoUpdate({ target: resumes.userId, set: row }).run();
    },
    claims: async () =>
      claimsOf.all({ userId }).map(({ userId: _, position: __, ...claim }) => withoutNulls(claim)),
    replaceClaims: async (list) => {
      if (db.delete(claims).where(eq(claims.userId, userId)).run().changes > 0) rowsDeleted();
      for (const [position, claim] of list.entries()) {
        db.insert(claims)
          .values({ ...claim, userId, position })
          .run();
      }
    },
  });
}
