import { and, desc, eq, lt, sql } from "drizzle-orm";
import { deliveries, outboxEvents, webhooks } from "../../../../db/sqlite/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { withoutOwner } from "../../common/rows.ts";
import type { OutboxRepository, WebhookRepository } from "../../ports/store.ts";
import type { Db } from "../driver/drizzle.ts";

export function webhookRepository(db: Db, rowsDeleted: () => void): (userId: string) => WebhookRepository {
  return (userId) => {
    const mine = (id: string) => and(eq(webhooks.userId, userId), eq(webhooks.id, id));
    return {
      list: async (request) => {
        const after = readCursor(request.cursor, 1);
        const rows = db
          .select()
          .from(webhooks)
          .where(and(eq(webhooks.userId, userId), after ? lt(webhooks.id, after[0] ?? "") : undefined))
          .orderBy(desc(webhooks.id))
          .limit(request.limit + 1)
          .all();
        return toPage(rows.map(withoutOwner), request, (row) => [row.id]);
      },
      get: async (id) => {
        const row = db.select().from(webhooks).where(mine(id)).get();
        return row && withoutOwner(row);
      },
      put: async (record) => {
        const row = { ...record, userId };
        db.insert(webhooks)
          .values(row)
          .onConflictDoUpdate({
            target: webhooks.id,
            set: { ...row, failingSince: unlessNew },
            setWhere: eq(webhooks.userId, userId),
          })
          .run();
      },
      remove: async (id) => {
        rowsDeleted();
        return db.delete(webhooks).where(mine(id)).run().changes > 0;
      },
      activeFor: async (type) =>
        db
          .select({ id: webhooks.id, events: webhooks.events })
          .from(webhooks)
          .where(and(eq(webhooks.userId, userId), eq(webhooks.isActive, true)))
          .all()
          .filter((row) => row.events.includes(type))
          .map((row) => row.id),
    };
  };
}

/** A subscription with a new URL, or one just turned on, gets the full time to succeed again. */
const unlessNew = sql`case when webhooks.webhook_url = excluded.webhook_url
  and webhooks.is_active >= excluded.is_active then webhooks.failing_since end`;

export function outboxRepository(db: Db): (userId: string) => OutboxRepository {
  return (userId) => ({
    append: async ({ deliveries: owed, ...event }) => {
      db.insert(outboxEvents)
        .values({ ...event, userId })
        .run();
      for (const { id, webhookId } of owed) {
        db.insert(deliveries)
          .values({
            id,
            webhookId,
            userId,
            eventId: event.id,
            status: "pending",
            attempts: [],
            nextAttemptAt: event.createdAt,
            createdAt: event.createdAt,
          })
          .run();
      }
    },
  });
}
