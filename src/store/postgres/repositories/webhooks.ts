import { and, desc, eq, lt, sql } from "drizzle-orm";
import { deliveries, outboxEvents, webhooks } from "../../../../db/postgres/schema.ts";
import { readCursor, toPage } from "../../common/page.ts";
import { withoutOwner } from "../../common/rows.ts";
import type { OutboxRepository, WebhookRepository } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

export function webhookRepository({ db }: Unit, userId: string): WebhookRepository {
  const mine = eq(webhooks.userId, userId);
  const one = (id: string) => and(mine, eq(webhooks.id, id));
  return {
    list: async (request) => {
      const after = readCursor(request.cursor, 1);
      const rows = await db
        .select()
        .from(webhooks)
        .where(and(mine, after ? lt(webhooks.id, after[0] ?? "") : undefined))
        .orderBy(desc(webhooks.id))
        .limit(request.limit + 1);
      return toPage(rows.map(withoutOwner), request, (row) => [row.id]);
    },
    get: async (id) => {
      const [row] = await db.select().from(webhooks).where(one(id));
      return row && withoutOwner(row);
    },
    put: async (record) => {
      const row = { ...record, userId };
      await db
        .insert(webhooks)
        .values(row)
        .onConflictDoUpdate({
          target: [webhooks.userId, webhooks.id],
          set: { ...row, failingSince: unlessNew },
        });
    },
    remove: async (id) =>
      (await db.delete(webhooks).where(one(id)).returning({ id: webhooks.id })).length > 0,
    activeFor: async (type) => {
      const rows = await db
        .select({ id: webhooks.id, events: webhooks.events })
        .from(webhooks)
        .where(and(mine, eq(webhooks.isActive, true)))
        .orderBy(webhooks.id);
      return rows.filter((row) => row.events.includes(type)).map((row) => row.id);
    },
  };
}

/** A subscription with a new URL, or one just turned on, gets the full time to succeed again. */
const unlessNew = sql`case when webhooks.webhook_url = excluded.webhook_url
  and webhooks.is_active >= excluded.is_active then webhooks.failing_since end`;

export function outboxRepository({ db, post }: Unit, userId: string): OutboxRepository {
  return {
    append: async ({ deliveries: owed, ...event }) => {
      post(db.insert(outboxEvents).values({ ...event, userId }));
      if (owed.length === 0) return;
      const waiting = db.insert(deliveries).values(
        owed.map(({ id, webhookId }) => ({
          id,
          webhookId,
          userId,
          eventId: event.id,
          status: "pending" as const,
          attempts: [],
          nextAttemptAt: event.createdAt,
          createdAt: event.createdAt,
        })),
      );
      post(waiting);
    },
  };
}
