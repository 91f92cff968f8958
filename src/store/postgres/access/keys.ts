import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { accessLog, apiKeys, changes } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { KeyChange, KeyRepository } from "../../ports/keys.ts";
import type { Unit } from "../connection/unit.ts";

export function keyRepository({ db }: Unit, userId: string): KeyRepository {
  const { id, createdAt } = apiKeys;
  const mine = eq(apiKeys.userId, userId);
  const named = (key: string) => and(mine, eq(id, key));
  const live = (key: string) => and(named(key), isNull(apiKeys.revokedAt));
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const older = after && sql`(${createdAt}, ${id}) < (${after[0]}, ${after[1]})`;
      const rows = await db
        .select()
        .from(apiKeys)
        .where(and(mine, older))
        .orderBy(desc(createdAt), desc(id))
        .limit(request.limit + 1);
      return toPage(rows, request, (key) => [key.createdAt, key.id]);
    },
    get: async (key) => (await db.select().from(apiKeys).where(named(key)))[0],
    add: async (key) => void (await db.insert(apiKeys).values(key)),
    rename: async (key, name) => {
      const [old] = await db.select().from(apiKeys).where(named(key));
      if (!old) return false;
      await db.update(apiKeys).set({ name }).where(named(key));
      for (const table of [accessLog, changes])
        await db
          .update(table)
          .set({ client: name })
          .where(and(eq(table.userId, userId), eq(table.client, old.name)));
      return true;
    },
    change: async (key, change) => {
      const changed = db.update(apiKeys).set(changedColumns(change)).where(live(key));
      return (await changed.returning({ id })).length > 0;
    },
    revoke: async (key, at) => {
      const revoked = db.update(apiKeys).set({ revokedAt: at }).where(live(key));
      return (await revoked.returning({ id })).length > 0;
    },
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
