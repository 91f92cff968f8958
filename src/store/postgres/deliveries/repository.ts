import { and, desc, eq, lt, ne } from "drizzle-orm";
import { deliveries, outboxEvents } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import type { DeliveryRecord, DeliveryRepository } from "../../ports/deliveries.ts";
import type { Unit } from "../connection/unit.ts";

/** A user's delivery log. */
export function deliveryRepository({ db }: Unit, userId: string): DeliveryRepository {
  const mine = eq(deliveries.userId, userId);
  const { id, webhookId, eventId, status, attempts, nextAttemptAt, createdAt } = deliveries;
  const shown = () =>
    db
      .select({
        id,
        webhookId,
        eventId,
        event: outboxEvents.type,
        status,
        attempts,
        nextAttemptAt,
        createdAt,
      })
      .from(deliveries)
      .innerJoin(outboxEvents, and(eq(outboxEvents.userId, deliveries.userId), eq(outboxEvents.id, eventId)));
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows: DeliveryRecord[] = await shown()
        .where(
          and(
            mine,
            after ? lt(id, after[0] ?? "") : undefined,
            request.webhookId === undefined ? undefined : eq(webhookId, request.webhookId),
            request.status === undefined ? undefined : eq(status, request.status),
            request.status === undefined || request.status === "delivered"
              ? undefined
              : ne(status, "delivered"),
          ),
        )
        .orderBy(desc(id))
        .limit(request.limit + 1);
      return toPage(rows, request, (row) => [row.id]);
    },
    repeat: async (known, newId, at) => {
      const [row] = await db
        .select()
        .from(deliveries)
        .where(and(mine, eq(id, known)));
      if (!row) return undefined;
      const fresh = { status: "pending" as const, attempts: [], leasedBy: null, leasedUntil: null };
      await db.insert(deliveries).values({ ...row, ...fresh, id: newId, nextAttemptAt: at, createdAt: at });
      return (await shown().where(and(mine, eq(id, newId))))[0];
    },
  };
}
