import { and, desc, eq, gt, gte, inArray, lt, lte } from "drizzle-orm";
import { forgetPreviews, changes as table } from "../../../../db/sqlite/schema.ts";
import { isAt, shown, touchesAny } from "../../common/changes.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { ChangeRepository, ForgetPreviewRepository } from "../../ports/changes.ts";
import type { Db } from "../driver/drizzle.ts";

export function changeRepository(db: Db, rowsDeleted: () => void): (userId: string) => ChangeRepository {
  return (userId) => {
    const mine = eq(table.userId, userId);
    const newestFirst = () => db.select().from(table).where(mine).orderBy(desc(table.id)).all().map(shown);
    return {
      add: async (change) => {
        db.insert(table)
          .values({ ...change, userId })
          .run();
      },
      get: async (id) => {
        const row = db
          .select()
          .from(table)
          .where(and(mine, eq(table.id, id)))
          .get();
        return row && shown(row);
      },
      list: async ({ since, ...request }) => {
        const after = readCursor(request.cursor, 1);
        const rows = db
          .select()
          .from(table)
          .where(and(mine, gte(table.at, since), after ? lt(table.id, after[0] ?? "") : undefined))
          .orderBy(desc(table.id))
          .limit(request.limit + 1)
          .all();
        return toPage(rows.map(shown), request, ({ id }) => [id]);
      },
      laterThan: async (id, thing, path) => {
        const rows = db
          .select()
          .from(table)
          .where(and(mine, gt(table.id, id)))
          .orderBy(desc(table.id))
          .all();
        return rows.map(shown).find(({ inverse }) => inverse.some((each) => isAt(each, thing, path)));
      },
      markUndone: async (id, by) => {
        db.update(table)
          .set({ undoneBy: by })
          .where(and(mine, eq(table.id, id)))
          .run();
      },
      all: async () => newestFirst(),
      erase: async (ids, things) => {
        const touching = newestFirst().filter(({ inverse }) => touchesAny(inverse, things));
        const gone = [...new Set([...ids, ...touching.map(({ id }) => id)])];
        if (gone.length === 0) return 0;
        rowsDeleted();
        return db
          .delete(table)
          .where(and(mine, inArray(table.id, gone)))
          .run().changes;
      },
    };
  };
}

export function forgetPreviewRepository(db: Db): (userId: string) => ForgetPreviewRepository {
  return (userId) => ({
    removeWhere: async (matches) => {
      for (const { hash, found } of db
        .select()
        .from(forgetPreviews)
        .where(eq(forgetPreviews.userId, userId))
        .all())
        if (found.some(({ id }) => matches(id)))
          db.delete(forgetPreviews).where(eq(forgetPreviews.hash, hash)).run();
    },
    add: async (preview, now) => {
      db.delete(forgetPreviews).where(lte(forgetPreviews.expiresAt, now)).run();
      db.insert(forgetPreviews)
        .values({ ...preview, userId })
        .run();
    },
    take: async (hash, now) =>
      db
        .delete(forgetPreviews)
        .where(
          and(
            eq(forgetPreviews.userId, userId),
            eq(forgetPreviews.hash, hash),
            gt(forgetPreviews.expiresAt, now),
          ),
        )
        .returning()
        .get()?.found,
  });
}
