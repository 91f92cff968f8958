import { and, desc, eq, isNull, sql } from "drizzle-orm";
import { apiKeys } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { KeyRepository } from "../../ports/keys.ts";
import type { Db } from "../connection/client.ts";

export function keyRepository(db: Db): (userId: string) => KeyRepository {
  const { id, createdAt } = apiKeys;
  return (userId) => {
    const mine = eq(apiKeys.userId, userId);
    const named = (key: string) => and(mine, eq(id, key));
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
      revoke: async (key, at) => {
        const live = and(named(key), isNull(apiKeys.revokedAt));
        return db.update(apiKeys).set({ revokedAt: at }).where(live).run().changes > 0;
      },
    };
  };
}
