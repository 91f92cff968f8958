import { and, desc, eq, gt, gte, lt, lte } from "drizzle-orm";
import { forgetPreviews as previews, changes as table } from "../../../../db/postgres/schema.ts";
import { isAt, shown, touchesAny } from "../../common/changes.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { ChangeRepository, ForgetPreviewRepository } from "../../ports/changes.ts";
import { among } from "../connection/statements.ts";
import type { Unit } from "../connection/unit.ts";

export function changeRepository({ db, post }: Unit, userId: string): ChangeRepository {
  const mine = eq(table.userId, userId);
  const one = (id: string) => and(mine, eq(table.id, id));
  const newestFirst = async () =>
    (await db.select().from(table).where(mine).orderBy(desc(table.id))).map(shown);
  return {
    add: async (change) => post(db.insert(table).values({ ...change, userId })),
    get: async (id) => {
      const [row] = await db.select().from(table).where(one(id));
      return row && shown(row);
    },
    list: async ({ since, ...request }) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(table)
        .where(and(mine, gte(table.at, since), after ? lt(table.id, after[0] ?? "") : undefined))
        .orderBy(desc(table.id))
        .limit(request.limit + 1);
      return toPage(rows.map(shown), request, ({ id }) => [id]);
    },
    laterThan: async (id, thing, path) => {
      const rows = await db
        .select()
        .from(table)
        .where(and(mine, gt(table.id, id)))
        .orderBy(desc(table.id));
      return rows.map(shown).find(({ inverse }) => inverse.some((each) => isAt(each, thing, path)));
    },
    markUndone: async (id, by) => void (await db.update(table).set({ undoneBy: by }).where(one(id))),
    all: newestFirst,
    erase: async (ids, things) => {
      const touching = (await newestFirst()).filter(({ inverse }) => touchesAny(inverse, things));
      const gone = [...new Set([...ids, ...touching.map(({ id }) => id)])];
      if (gone.length === 0) return 0;
      const erased = db.delete(table).where(and(mine, among(table.id, gone)));
      return (await erased.returning({ id: table.id })).length;
    },
  };
}

export function forgetPreviewRepository({ db }: Unit, userId: string): ForgetPreviewRepository {
  const mine = eq(previews.userId, userId);
  return {
    removeWhere: async (matches) => {
      for (const { hash, found } of await db.select().from(previews).where(mine))
        if (found.some(({ id }) => matches(id))) await db.delete(previews).where(eq(previews.hash, hash));
    },
    add: async (preview, now) => {
      await db.delete(previews).where(and(mine, lte(previews.expiresAt, now)));
      await db.insert(previews).values({ ...preview, userId });
    },
    take: async (hash, now) => {
      const taken = await db
        .delete(previews)
        .where(and(mine, eq(previews.hash, hash), gt(previews.expiresAt, now)))
        .returning();
      return taken[0]?.found;
    },
  };
}
