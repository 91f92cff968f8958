import { eq, getTableColumns, sql } from "drizzle-orm";
import { claims, resumes } from "../../../../db/sqlite/schema.ts";
import type { Records } from "../../ports/records.ts";
import type { ResumeRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

type Claim = Records["claim"];
type ClaimRow = [
  ...[id: string, kind: Claim["kind"], text: string, path: string],
  ...[sourceSpan: string | null, provenance: Claim["provenance"], identity: string],
];

function toClaim(row: ClaimRow): Claim {
  const [id, kind, text, path, sourceSpan, provenance, identity] = row;
  if (sourceSpan === null) return { id, kind, text, path, provenance, identity };
  return { id, kind, text, path, sourceSpan: JSON.parse(sourceSpan), provenance, identity };
}

/** Each column as the insert had it, so that its JSON is written once. */
const inserted = Object.fromEntries(
  Object.entries(getTableColumns(resumes)).map(([field, { name }]) => [field, sql.raw(`excluded."${name}"`)]),
);

export function resumeRepository(db: Db, rowsDeleted: () => void): (userId: string) => ResumeRepository {
  const byUser = db
    .select()
    .from(resumes)
    .where(eq(resumes.userId, sql.placeholder("userId")))
    .prepare();
  // Read as plain rows: all that a person does reads their claims.
  const claimsOf = db.$client
    .prepare<[string], ClaimRow>(
      `select id, kind, text, path, source_span, provenance, identity
       from claims where user_id = ? order by position`,
    )
    .raw();
  // Prepared and bound by place: a long resume has thousands of claims, and the write lock is held meanwhile.
  const insertClaim = db.$client.prepare<(string | number | null)[]>(
    `insert into claims (id, user_id, kind, text, path, source_span, provenance, identity, position)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  return (userId) => ({
    get: async () => byUser.get({ userId }),
    put: async (record) => {
      const row = { ...record, userId };
      db.insert(resumes).values(row).onConflictDoUpdate({ target: resumes.userId, set: inserted }).run();
    },
    remove: async () => {
      rowsDeleted();
      db.delete(claims).where(eq(claims.userId, userId)).run();
      db.delete(resumes).where(eq(resumes.userId, userId)).run();
    },
    claims: async () => claimsOf.all(userId).map(toClaim),
    replaceClaims: async (list) => {
      if (db.delete(claims).where(eq(claims.userId, userId)).run().changes > 0) rowsDeleted();
      for (const [position, { id, kind, text, path, sourceSpan, provenance, identity }] of list.entries()) {
        const span = sourceSpan ? JSON.stringify(sourceSpan) : null;
        insertClaim.run(id, userId, kind, text, path, span, provenance ?? "parsed", identity, position);
      }
    },
  });
}
