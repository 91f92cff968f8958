import { and, desc, eq, lt } from "drizzle-orm";
import { alertStates, alerts } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { withoutNulls } from "../../common/rows.ts";
import type { AlertRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

export function alertRepository(db: Db, rowsDeleted: () => void): (userId: string) => AlertRepository {
  return (userId) => ({
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = db
        .select()
        .from(alerts)
        .where(
          and(
            eq(alerts.userId, userId),
            request.includeRead ? undefined : eq(alerts.isRead, false),
            request.includeDismissed ? undefined : eq(alerts.isDismissed, false),
            after ? lt(alerts.id, after[0] ?? "") : undefined,
          ),
        )
        .orderBy(desc(alerts.id))
        .limit(request.limit + 1)
        .all();
      return toPage(rows.map(withoutNulls), request, (alert) => [alert.id]);
    },
    get: async (id) => {
      const row = db
        .select()
        .from(alerts)
        .where(and(eq(alerts.userId, userId), eq(alerts.id, id)))
        .get();
      return row && withoutNulls(row);
    },
    states: async () =>
      db
        .select({ states: alertStates.states, evaluatedAt: alertStates.evaluatedAt })
        .from(alertStates)
        .where(eq(alertStates.userId, userId))
        .get(),
    putStates: async (states, evaluatedAt) => {
      const row = { userId, states, evaluatedAt };
      db.insert(alertStates).values(row).onConflictDoUpdate({ target: alertStates.userId, set: row }).run();
    },
    put: async (alert) => {
      const row = { ...alert, userId };
      db.insert(alerts)
        .values(row)
        .onConflictDoUpdate({ target: alerts.id, set: row, setWhere: eq(alerts.userId, userId) })
        .run();
    },
    remove: async (id) => {
      rowsDeleted();
      return (
        db
          .delete(alerts)
          .where(and(eq(alerts.userId, userId), eq(alerts.id, id)))
          .run().changes > 0
      );
    },
  });
}
