import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accessLog, apiKeys, changes } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { KeyChange, KeyRepository } from "../../ports/keys.ts";
import type { Db } from "../driver/drizzle.ts";

export function keyRepository(db: Db, rowsDeleted: () => void): (userId: string) => KeyRepository {
  const { id, createdAt } = apiKeys;
  return (userId) => {
    const mine = eq(apiKeys.userId, userId);
    const named = (key: string) => and(mine, eq(id, key));
    const live = (key: string) => and(named(key), isNull(apiKeys.revokedAt));
    return {
      list: async (request) => {
        const after = readCursor(request.cursor, 2);
        const older = after && sql`(${createdAt}, ${id}) < (${after[0]}, ${after[1]})`;
        const rows = db
          .select()
          .from(apiKeys)
          .where(and(mine, older))
          .orderBy(desc(createdAt), desc(id))
          .limit(request.limit + 1)
          .all();
        return toPage(rows, request, (key) => [key.createdAt, key.id]);
      },
      get: async (key) => db.select().from(apiKeys).where(named(key)).get(),
      add: async (key) => {
        db.insert(apiKeys).values(key).run();
      },
      rename: async (key, name) => {
        const old = db.select().from(apiKeys).where(named(key)).get();
        if (!old) return false;
        rowsDeleted();
        db.update(apiKeys).set({ name }).where(named(key)).run();
        for (const table of [accessLog, changes])
          db.update(table)
            .set({ client: name })
            .where(and(eq(table.userId, userId), eq(table.client, old.name)))
            .run();
        return true;
      },
      change: async (key, change) =>
        db.update(apiKeys).set(changedColumns(change)).where(live(key)).run().changes > 0,
      revoke: async (key, at) => db.update(apiKeys).set({ revokedAt: at }).where(live(key)).run().changes > 0,
    };
  };
}

/** The columns that a change sets. Spent credits remain the difference between granted and left. */
function changedColumns({ hourlyLimit, credits }: KeyChange) {
  const limit = hourlyLimit === undefined ? {} : { hourlyLimit };
  if (credits === undefined) return limit;
  if (credits === null) return { ...limit, credits, creditKind: null, creditsGranted: null };
  return {
    ...limit,
    credits,
    creditKind: sql<"credits" | "trial">`coalesce(${apiKeys.creditKind}, 'credits')`,
    creditsGranted: sql<number>`coalesce(${apiKeys.creditsGranted} - ${apiKeys.credits}, 0) + ${credits}`,
  };
}
