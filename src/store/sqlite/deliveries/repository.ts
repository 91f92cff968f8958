import { readCursor, toPage } from "../../common/page.ts";
import type { Attempt, DeliveryRecord, DeliveryRepository } from "../../ports/deliveries.ts";
import type { Database } from "../driver/types.ts";

export type Row<Shape> = Omit<Shape, "attempts"> & { attempts: string };

export function withAttempts<Shape extends { attempts: Attempt[] }>(row: Row<Shape>): Shape {
  // Only the queue's `settle` writes this column.
  return { ...row, attempts: JSON.parse(row.attempts) } as unknown as Shape;
}

const columns = `deliveries.id, webhook_id as webhookId, event_id as eventId, type as event, status, attempts,
  next_attempt_at as nextAttemptAt, deliveries.created_at as createdAt`;
const joined = "deliveries join outbox_events on outbox_events.id = event_id";
/** Sorts after every id. */
const TOP = "\u{10ffff}";

/** A user's delivery log. */
export function deliveryRepository(sqlite: Database): (userId: string) => DeliveryRepository {
  const pages = new Map<string, ReturnType<typeof preparePage>>();
  const pageBy = (filter: string) => {
    const page = pages.get(filter) ?? preparePage(sqlite, filter);
    pages.set(filter, page);
    return page;
  };
  const byId = sqlite.prepare<[string, string], Row<DeliveryRecord>>(
    `select ${columns} from ${joined} where deliveries.user_id = ? and deliveries.id = ?`,
  );
  const copy = sqlite.prepare<[Record<string, string>]>(
    `insert into deliveries (id, user_id, event_id, webhook_id, status, attempts, next_attempt_at, created_at)
     select @newId, user_id, event_id, webhook_id, 'pending', '[]', @at, @at from deliveries
     where user_id = @userId and id = @id`,
  );
  return (userId) => ({
    list: async ({ limit, cursor, webhookId = "", status = "" }) => {
      const after = readCursor(cursor, 1)?.[0] ?? TOP;
      const rows = pageBy(filterOf(webhookId, status)).all({
        userId,
        after,
        webhookId,
        status,
        limit: limit + 1,
      });
      return toPage(
        rows.map((row) => withAttempts<DeliveryRecord>(row)),
        { limit },
        ({ id }) => [id],
      );
    },
    repeat: async (id, newId, at) => {
      copy.run({ userId, id, newId, at });
      const row = byId.get(userId, newId);
      return row && withAttempts<DeliveryRecord>(row);
    },
  });
}

function preparePage(sqlite: Database, filter: string) {
  return sqlite.prepare<[Record<string, string | number>], Row<DeliveryRecord>>(
    `select ${columns} from ${joined}
     where deliveries.user_id = @userId and deliveries.id < @after${filter}
     order by deliveries.id desc limit @limit`,
  );
}

/** The filter as an SQL condition that an index supports. */
function filterOf(webhookId: string, status: string): string {
  const byWebhook = webhookId === "" ? "" : " and webhook_id = @webhookId";
  const open = status === "" || status === "delivered" ? "" : " and status <> 'delivered'";
  return `${byWebhook}${open}${status === "" ? "" : " and status = @status"}`;
}
