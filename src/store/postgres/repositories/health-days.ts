import { and, asc, desc, eq, gte, lt } from "drizzle-orm";
import { healthDays as table } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { dayOf } from "../../common/rows.ts";
import type { HealthDayRepository } from "../../ports/features.ts";
import type { Unit } from "../connection/unit.ts";

export function healthDayRepository({ db, post }: Unit, userId: string): HealthDayRepository {
  const mine = eq(table.userId, userId);
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(table)
        .where(
          and(
            mine,
            request.since === undefined ? undefined : gte(table.day, request.since),
            after ? lt(table.day, after[0] ?? "") : undefined,
          ),
        )
        .orderBy(desc(table.day))
        .limit(request.limit + 1);
      return toPage(rows.map(dayOf), request, ({ day }) => [day]);
    },
    get: async (day) => {
      const [row] = await db
        .select()
        .from(table)
        .where(and(mine, eq(table.day, day)));
      return row && dayOf(row);
    },
    oldest: async () => {
      const [row] = await db
        .select({ day: table.day })
        .from(table)
        .where(mine)
        .orderBy(asc(table.day))
        .limit(1);
      return row?.day;
    },
    put: async ({ metrics, ...rest }) => {
      const row = { ...rest, ...metrics, userId };
      post(
        db
          .insert(table)
          .values(row)
          .onConflictDoUpdate({ target: [table.userId, table.day], set: row }),
      );
    },
    removeBefore: async (day) => post(db.delete(table).where(and(mine, lt(table.day, day)))),
  };
}
