import { and, eq, gt, lte } from "drizzle-orm";
import { forgetPreviews as table } from "../../../../db/sqlite/schema.ts";
import type { ForgetPreviewRepository } from "../../ports/changes.ts";
import type { Db } from "../driver/drizzle.ts";

export function forgetPreviewRepository(db: Db): (userId: string) => ForgetPreviewRepository {
  return (userId) => ({
    removeWhere: async (matches) => {
      for (const { hash, found } of db.select().from(table).where(eq(table.userId, userId)).all())
        if (found.some(({ id }) => matches(id))) db.delete(table).where(eq(table.hash, hash)).run();
    },
    add: async (preview, now) => {
      db.delete(table).where(lte(table.expiresAt, now)).run();
      db.insert(table)
        .values({ ...preview, userId })
        .run();
    },
    take: async (hash, now) =>
      db
        .delete(table)
        .where(and(eq(table.userId, userId), eq(table.hash, hash), gt(table.expiresAt, now)))
        .returning()
        .get()?.found,
  });
}
