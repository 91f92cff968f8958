import { and, desc, eq, gt, gte, lt, notInArray, sql } from "drizzle-orm";
import { timelineEvents as table } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { byDay, withoutNulls } from "../../common/rows.ts";
import type { TimelineRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

export function timelineRepository(db: Db, rowsDeleted: () => void): (userId: string) => TimelineRepository {
  const mine = (userId: string, id: string) => and(eq(table.userId, userId), eq(table.id, id));
  return (userId) => ({
    append: async (event) => {
      db.insert(table)
        .values({ ...event, userId })
        .run();
    },
    get: async (id) => {
      const row = db.select().from(table).where(mine(userId, id)).get();
      return row && withoutNulls(row);
    },
    put: async (event) => {
      db.update(table)
        .set({ ...event, userId, relatedMemoryNodeId: event.relatedMemoryNodeId ?? null })
        .where(mine(userId, event.id))
        .run();
    },
    remove: async (id) => {
      rowsDeleted();
      return db.delete(table).where(mine(userId, id)).run().changes > 0;
    },
    ofMemory: async (memoryId) =>
      db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.relatedMemoryNodeId, memoryId)))
        .all()
        .map(withoutNulls),
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const rows = db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            request.eventType === undefined ? undefined : eq(table.eventType, request.eventType),
            request.since === undefined ? undefined : gte(table.timestamp, request.since),
            after ? sql`(${table.timestamp}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(desc(table.timestamp), desc(table.id))
        .limit(request.limit + 1)
        .all();
      return toPage(rows.map(withoutNulls), request, (event) => [event.timestamp, event.id]);
    },
    activeDays: async (since, leftOut = []) => {
      // Written exactly like the index and grouped in its order: one pass over the index, no table rows.
      const day = sql<string>`substr("timestamp", 1, 10)`;
      const impact = sql<number>`sum(min(1, max(0, ${table.impactScore})))`;
      const events = sql<number>`sum(${table.impactScore} > 0)`;
      const rows = db
        .select({ day, type: table.eventType, impact, events })
        .from(table)
        .where(and(eq(table.userId, userId), gte(day, since.slice(0, 10))))
        .groupBy(day, table.eventType)
        .orderBy(day)
        .all();
      return byDay(rows.filter(({ type, events }) => events > 0 && !leftOut.includes(type)));
    },
    latest: async (before, limit, leftOut = []) =>
      db
        .select({ id: table.id, timestamp: table.timestamp })
        .from(table)
        .where(and(eq(table.userId, userId), lt(table.timestamp, before), counts(leftOut)))
        .orderBy(desc(table.timestamp), desc(table.id))
        .limit(limit)
        .all(),
    isEmpty: async () =>
      db.select({ id: table.id }).from(table).where(eq(table.userId, userId)).limit(1).get() === undefined,
  });
}

function counts(leftOut: readonly string[]) {
  return and(gt(table.impactScore, 0), notInArray(table.eventType, [...leftOut]));
}
