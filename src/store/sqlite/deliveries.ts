import type { Database } from "better-sqlite3";
import type {
  Attempt,
  DeliveryQueue,
  DeliveryRecord,
  DeliveryRepository,
  LeasedDelivery,
} from "../delivery-port.ts";
import type { Turn } from "./access.ts";
import { readCursor, toPage } from "./page.ts";

type Row<Shape> = Omit<Shape, "attempts"> & { attempts: string };

function withAttempts<Shape extends { attempts: Attempt[] }>(row: Row<Shape>): Shape {
  // Written by `settle` below, the only writer.
  return { ...row, attempts: JSON.parse(row.attempts) } as unknown as Shape;
}

const recordColumns = `deliveries.id, webhook_id as webhookId, event_id as eventId, type as event, status, attempts,
  next_attempt_at as nextAttemptAt, deliveries.created_at as createdAt`;

/** A user's delivery log. */
export function deliveryRepository(sqlite: Database): (userId: string) => DeliveryRepository {
  const page = sqlite.prepare<[Record<string, string | number | null>], Row<DeliveryRecord>>(
    `select ${recordColumns} from deliveries join outbox_events on outbox_events.id = event_id
     where deliveries.user_id = @userId and (@after is null or deliveries.id < @after)
       and (@webhookId is null or webhook_id = @webhookId) and (@status is null or status = @status)
     order by deliveries.id desc limit @limit`,
  );
  const byId = sqlite.prepare<[string, string], Row<DeliveryRecord>>(
    `select ${recordColumns} from deliveries join outbox_events on outbox_events.id = event_id
     where deliveries.user_id = ? and deliveries.id = ?`,
  );
  const copy = sqlite.prepare<[Record<string, string>]>(
    `insert into deliveries (id, user_id, event_id, webhook_id, status, attempts, next_attempt_at, created_at)
     select @newId, user_id, event_id, webhook_id, 'pending', '[]', @at, @at from deliveries
     where user_id = @userId and id = @id`,
  );
  return (userId) => ({
    list: async ({ limit, cursor, webhookId = null, status = null }) => {
      const after = readCursor(cursor, 1)?.[0] ?? null;
      const rows = page.all({ userId, after, webhookId, status, limit: limit + 1 });
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

/** The dispatcher's side of the deliveries, of all users. */
export function deliveryQueue(sqlite: Database, turn: Turn): DeliveryQueue {
  const waiting = sqlite.prepare<[string], { id: string }>(
    `select id from webhooks where is_active = 1 and exists (
       select 1 from deliveries where webhook_id = webhooks.id and status = 'pending' and next_attempt_at <= ?)`,
  );
  const due = sqlite.prepare<[string, string, string, number], Row<LeasedDelivery>>(
    `select deliveries.id, deliveries.user_id as userId, webhook_id as webhookId, type as event, body, attempts,
       webhook_url as url, secret, previous_secret as previousSecret, previous_secret_until as previousSecretUntil
     from deliveries
     join outbox_events on outbox_events.id = event_id join webhooks on webhooks.id = webhook_id
     where webhook_id = ? and status = 'pending' and next_attempt_at <= ?
       and (leased_until is null or leased_until < ?)
     order by next_attempt_at, deliveries.id limit ?`,
  );
  const take = sqlite.prepare<[string, string, string]>(
    "update deliveries set leased_by = ?, leased_until = ? where id = ?",
  );
  const settle = sqlite.prepare<[Record<string, string | null>]>(
    `update deliveries set status = @status, next_attempt_at = @nextAttemptAt, leased_by = null, leased_until = null,
       attempts = json_insert(attempts, '$[#]', json(@attempt)) where id = @id`,
  );
  const succeeded = sqlite.prepare<[string]>("update webhooks set failing_since = null where id = ?");
  const failing = sqlite.prepare<[string, string], { since: string }>(
    "update webhooks set failing_since = coalesce(failing_since, ?) where id = ? returning failing_since as since",
  );
  const switchOff = sqlite.prepare<[string, string]>(
    "update webhooks set is_active = 0, updated_at = ? where id = ?",
  );
  const release = sqlite.prepare<[string]>(
    "update deliveries set leased_by = null, leased_until = null where id = ?",
  );
  const next = sqlite.prepare<[], { due: string | null }>(
    `select min(max(next_attempt_at, coalesce(leased_until, ''))) as due from deliveries
     join webhooks on webhooks.id = webhook_id where status = 'pending' and is_active = 1`,
  );
  const prune = sqlite.prepare<[string]>(
    `delete from outbox_events where id in (
       select id from outbox_events where created_at < ? and not exists (
         select 1 from deliveries where event_id = outbox_events.id and status = 'pending') limit 500)`,
  );

  return {
    lease: ({ owner, now, until, limit, room, perSubscription }) =>
      turn.atomic(() => {
        const leased: LeasedDelivery[] = [];
        for (const { id } of waiting.all(now)) {
          const places = Math.min(limit - leased.length, room.get(id) ?? perSubscription);
          for (const row of due.all(id, now, now, Math.max(0, places))) {
            take.run(owner, until, row.id);
            leased.push(withAttempts<LeasedDelivery>(row));
          }
        }
        return leased;
      }),
    settle: ({ id, webhookId, attempt, status, nextAttemptAt, gone }) =>
      turn.atomic(() => {
        settle.run({ id, status, nextAttemptAt, attempt: JSON.stringify(attempt) });
        if (attempt.outcome === "delivered") {
          succeeded.run(webhookId);
          return null;
        }
        if (gone) switchOff.run(attempt.at, webhookId);
        return failing.get(attempt.at, webhookId)?.since ?? null;
      }),
    release: (ids) =>
      turn.atomic(() => {
        for (const id of ids) release.run(id);
      }),
    nextDue: () => turn.plain(() => next.get()?.due ?? null),
    prune: (before) => turn.atomic(() => prune.run(before).changes > 0),
  };
}
