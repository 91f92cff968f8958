import { and, desc, eq, gt, gte, lt, notInArray, sql } from "drizzle-orm";
import { timelineEvents as table } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { byDay, withoutNulls } from "../../common/rows.ts";
import type { TimelineRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";
import { createWrittenValues } from "../connection/written-values.ts";

export function timelineRepository(unit: Unit, userId: string): TimelineRepository {
  const { db, post } = unit;
  const stored = createWrittenValues<Parameters<TimelineRepository["append"]>[0]>(unit);
  const mine = eq(table.userId, userId);
  const one = (id: string) => and(mine, eq(table.id, id));
  return {
    append: async (event) => {
      post(db.insert(table).values({ ...event, userId }));
      stored.put(event.id, { ...event, userId });
    },
    get: async (id) => {
      const known = stored.get(id);
      if (known) return known;
      const [row] = await db.select().from(table).where(one(id));
      return row && withoutNulls(row);
    },
    put: async (event) => {
      const relatedMemoryNodeId = event.relatedMemoryNodeId ?? null;
      await db
        .update(table)
        .set({ ...event, userId, relatedMemoryNodeId })
        .where(one(event.id));
    },
    remove: async (id) => (await db.delete(table).where(one(id)).returning({ id: table.id })).length > 0,
    ofMemory: async (memoryId) => {
      const rows = await db
        .select()
        .from(table)
        .where(and(mine, eq(table.relatedMemoryNodeId, memoryId)));
      return rows.map(withoutNulls);
    },
    list: async (request) => {
      const after = readCursor(request.cursor, 2);
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            mine,
            request.eventType === undefined ? undefined : eq(table.eventType, request.eventType),
            request.since === undefined ? undefined : gte(table.timestamp, request.since),
            after ? sql`(${table.timestamp}, ${table.id}) < (${after[0]}, ${after[1]})` : undefined,
          ),
        )
        .orderBy(desc(table.timestamp), desc(table.id))
        .limit(request.limit + 1);
      return toPage(rows.map(withoutNulls), request, (event) => [event.timestamp, event.id]);
    },
    activeDays: async (since, leftOut = []) => {
      const day = sql<string>`substr(${table.timestamp}, 1, 10)`;
      // Decimals: their sum does not depend on the order.
      const impact = sql<number>`sum(least(1, greatest(0, ${table.impactScore}))::numeric)::float8`;
      const rows = await db
        .select({ day, impact, events: sql<number>`count(*)` })
        .from(table)
        .where(and(mine, gte(table.timestamp, since.slice(0, 10)), counts(leftOut)))
        .groupBy(day, table.eventType)
        .orderBy(day, table.eventType);
      return byDay(rows);
    },
    latest: async (before, limit, leftOut = []) =>
      db
        .select({ id: table.id, timestamp: table.timestamp })
        .from(table)
        .where(and(mine, lt(table.timestamp, before), counts(leftOut)))
        .orderBy(desc(table.timestamp), desc(table.id))
        .limit(limit),
    isEmpty: async () => (await db.select({ id: table.id }).from(table).where(mine).limit(1)).length === 0,
  };
}

function counts(leftOut: readonly string[]) {
  return and(gt(table.impactScore, 0), notInArray(table.eventType, [...leftOut]));
}
