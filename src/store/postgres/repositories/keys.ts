import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { apiKeys } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { KeyRepository } from "../../ports/keys.ts";
import type { Unit } from "../connection/unit.ts";

export function keyRepository({ db }: Unit, userId: string): KeyRepository {
  const { id, createdAt } = apiKeys;
  const mine = eq(apiKeys.userId, userId);
  const named = (key: string) => and(mine, eq(id, key));
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
    revoke: async (key, at) => {
      const live = and(named(key), isNull(apiKeys.revokedAt));
      const revoked = db.update(apiKeys).set({ revokedAt: at }).where(live);
      return (await revoked.returning({ id })).length > 0;
    },
  };
}
