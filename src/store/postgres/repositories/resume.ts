import { asc, eq } from "drizzle-orm";
import { claims, resumes } from "../../../../db/postgres/schema.ts";
import { withoutNulls } from "../../common/rows.ts";
import type { ResumeRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

export function resumeRepository({ db, count }: Unit, userId: string): ResumeRepository {
  const mine = eq(resumes.userId, userId);
  const myClaims = eq(claims.userId, userId);
  return {
    get: async () => (await db.select().from(resumes).where(mine))[0],
    put: async (record) => {
      const row = { ...record, userId };
      await db.insert(resumes).values(row).onConflictDoUpdate({ target: resumes.userId, set: row });
    },
    remove: async () => {
      await db.delete(claims).where(myClaims);
      await db.delete(resumes).where(mine);
    },
    claims: async () => {
      const rows = await db.select().from(claims).where(myClaims).orderBy(asc(claims.position));
      return rows.map(({ userId: _, position: __, ...claim }) => withoutNulls(claim));
    },
    replaceClaims: async (list) => {
      await db.delete(claims).where(myClaims);
      if (list.length === 0) return;
      const rows = list.map(({ provenance = "parsed", ...claim }, position) => ({
        ...claim,
        provenance,
        position,
      }));
      // One statement: a long resume has thousands of claims.
      await count(
        `insert into claims (user_id, id, kind, text, path, source_span, provenance, identity, position)
         select $1, id, kind, text, path, "sourceSpan", provenance, identity, position
         from json_to_recordset($2::json) as row (id text, kind text, text text, path text, "sourceSpan" json,
           provenance text, identity text, position bigint)`,
        [userId, JSON.stringify(rows)],
      );
    },
  };
}
