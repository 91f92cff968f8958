import { and, desc, eq, lt } from "drizzle-orm";
import { alertStates, alerts } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { withoutNulls } from "../../common/rows.ts";
import type { AlertRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

export function alertRepository({ db, post }: Unit, userId: string): AlertRepository {
  const mine = eq(alerts.userId, userId);
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(alerts)
        .where(
          and(
            mine,
            request.includeRead ? undefined : eq(alerts.isRead, false),
            request.includeDismissed ? undefined : eq(alerts.isDismissed, false),
            after ? lt(alerts.id, after[0] ?? "") : undefined,
          ),
        )
        .orderBy(desc(alerts.id))
        .limit(request.limit + 1);
      return toPage(rows.map(withoutNulls), request, (alert) => [alert.id]);
    },
    get: async (id) => {
      const [row] = await db
        .select()
        .from(alerts)
        .where(and(mine, eq(alerts.id, id)));
      return row && withoutNulls(row);
    },
    states: async () => {
      const { states, evaluatedAt } = alertStates;
      const rows = db.select({ states, evaluatedAt }).from(alertStates);
      return (await rows.where(eq(alertStates.userId, userId)))[0];
    },
    putStates: async (states, evaluatedAt) => {
      const row = { userId, states, evaluatedAt };
      post(db.insert(alertStates).values(row).onConflictDoUpdate({ target: alertStates.userId, set: row }));
    },
    put: async (alert) => {
      const row = { ...alert, userId };
      const target = [alerts.userId, alerts.id];
      post(db.insert(alerts).values(row).onConflictDoUpdate({ target, set: row }));
    },
    remove: async (id) => {
      const gone = db.delete(alerts).where(and(mine, eq(alerts.id, id)));
      return (await gone.returning({ id: alerts.id })).length > 0;
    },
  };
}
