import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { healthDays as table } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { dayOf } from "../../common/rows.ts";
import type { HealthDayRepository } from "../../ports/features.ts";
import type { Db } from "../driver/drizzle.ts";

export function healthDayRepository(db: Db): (userId: string) => HealthDayRepository {
  return (userId) => ({
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = db
        .select()
        .from(table)
        .where(
          and(
            eq(table.userId, userId),
            request.since === undefined ? undefined : gte(table.day, request.since),
            after ? lt(table.day, after[0] ?? "") : undefined,
          ),
        )
        .orderBy(desc(table.day))
        .limit(request.limit + 1)
        .all();
      return toPage(rows.map(dayOf), request, ({ day }) => [day]);
    },
    get: async (day) => {
      const row = db
        .select()
        .from(table)
        .where(and(eq(table.userId, userId), eq(table.day, day)))
        .get();
      return row && dayOf(row);
    },
    oldest: async () =>
      db
        .select({ day: table.day })
        .from(table)
        .where(eq(table.userId, userId))
        .orderBy(asc(table.day))
        .limit(1)
        .get()?.day,
    put: async ({ metrics, ...rest }) => {
      const row = { ...rest, ...metrics, userId };
      db.insert(table)
        .values(row)
        .onConflictDoUpdate({ target: [table.userId, table.day], set: row })
        .run();
    },
    // These are numbers, not text that must leave the file, so nothing is rewritten.
    removeBefore: async (day) => {
      db.delete(table)
        .where(and(eq(table.userId, userId), lt(table.day, day)))
        .run();
    },
  });
}
