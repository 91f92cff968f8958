import { eq, sql } from "drizzle-orm";
import { dataSharing } from "../../../../db/sqlite/schema.ts";
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
