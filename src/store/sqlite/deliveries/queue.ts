import { type Candidate, fairest } from "../../common/deliveries/fairest.ts";
import type {
  DeliveryQueue,
  Failing,
  LeasedDelivery,
  LeaseRequest,
  Settlement,
} from "../../ports/deliveries.ts";
import type { Scheduler } from "../connection/scheduler.ts";
import type { Database } from "../driver/types.ts";
import { type Row, withAttempts } from "./repository.ts";

/**
 * The webhook worker's queue of deliveries, for all users. Its writes do not wait for the disk. A delivery whose result
 * is lost in a power failure is sent again.
 */
export function deliveryQueue(sqlite: Database, scheduler: Scheduler): DeliveryQueue {
  const { isWaiting, find } = candidates(sqlite);
  const take = sqlite.prepare<[string, string, string]>(
    "update deliveries set leased_by = ?, leased_until = ? where id = ?",
  );
  const read = sqlite.prepare<[string], Row<Omit<LeasedDelivery, "isAhead">>>(
    `select deliveries.id, deliveries.user_id as userId, webhook_id as webhookId, type as event, body, attempts,
       webhook_url as url, secret, previous_secret as previousSecret, previous_secret_until as previousSecretUntil
     from deliveries
     join outbox_events on outbox_events.id = event_id join webhooks on webhooks.id = webhook_id
     where deliveries.id = ?`,
  );
  const release = sqlite.prepare<[string, string]>(
    "update deliveries set leased_by = null, leased_until = null where leased_by = ? and id = ?",
  );
  const next = sqlite.prepare<[], { due: string | null }>(
    `select min(due) as due from (
       select (select next_attempt_at from deliveries indexed by deliveries_pending
               where webhook_id = webhooks.id and status = 'pending' and leased_until is null
               order by next_attempt_at limit 1) as due
       from webhooks where is_active = 1 and ${notSuspended}
       union all select min(leased_until) from deliveries indexed by deliveries_leased
       where leased_until is not null)`,
  );
  const prune = sqlite.prepare<[string]>(
    `delete from outbox_events where id in (
       select id from outbox_events where created_at < ? and not exists (
         select 1 from deliveries where event_id = outbox_events.id and status = 'pending') limit 500)`,
  );
  const settle = settler(sqlite);
  const nextDue = () => next.get()?.due ?? null;
  const lease = (request: LeaseRequest) =>
    fairest(find(request), request).flatMap(({ id, isAhead }) => {
      take.run(request.owner, request.until, id);
      const row = read.get(id);
      return row ? [{ ...withAttempts<Omit<LeasedDelivery, "isAhead">>(row), isAhead }] : [];
    });

  return {
    lease: async (request) => {
      // Most calls find nothing and take no write lock.
      const nothing = await scheduler.query(
        () => !isWaiting(request) && { deliveries: [], nextDue: nextDue() },
      );
      if (nothing) return nothing;
      return scheduler.lowDurabilityTransaction(() => ({ deliveries: lease(request), nextDue: nextDue() }));
    },
    settle: (settlements) => scheduler.lowDurabilityTransaction(() => settle(settlements)),
    release: (owner, ids) =>
      scheduler.lowDurabilityTransaction(() => {
        for (const id of ids) release.run(owner, id);
      }),
    nextDue: () => scheduler.query(nextDue),
    prune: (before) => scheduler.lowDurabilityTransaction(() => prune.run(before).changes > 0),
  };
}

/** Deliveries of suspended users wait. */
const notSuspended =
  "not exists (select 1 from users where users.id = webhooks.user_id and users.suspended_at is not null)";

/**
 * Prepares the search for due deliveries without a lease, of subscriptions below their limit. Each query names its
 * index, so it never scans old deliveries.
 */
function candidates(sqlite: Database) {
  const waiting = sqlite.prepare<[string], { id: string }>(
    `select id from webhooks where is_active = 1 and ${notSuspended} and exists (
       select 1 from deliveries indexed by deliveries_pending
       where webhook_id = webhooks.id and status = 'pending' and next_attempt_at <= ?)`,
  );
  const underWay = sqlite.prepare<[string], { id: string; owner: string }>(
    "select webhook_id as id, leased_by as owner from deliveries indexed by deliveries_leased where leased_until > ?",
  );
  const due = sqlite.prepare<[string, string, string, number], { id: string; dueAt: string }>(
    `select id, next_attempt_at as dueAt from deliveries indexed by deliveries_pending
     where webhook_id = ? and status = 'pending' and next_attempt_at <= ?
       and (leased_until is null or leased_until < ?)
     order by next_attempt_at, id limit ?`,
  );
  return {
    isWaiting: ({ now }: LeaseRequest) => waiting.get(now) !== undefined,
    find: ({ owner, now, busyAfter, perSubscription, ahead }: LeaseRequest): Candidate[] => {
      const busyOf = new Map<string, number>();
      const shared = new Set<string>();
      for (const { id, owner: holder } of underWay.all(busyAfter)) {
        busyOf.set(id, (busyOf.get(id) ?? 0) + 1);
        if (holder !== owner) shared.add(id);
      }
      return waiting.all(now).flatMap((webhook) => {
        const busy = busyOf.get(webhook.id) ?? 0;
        const more = ahead?.webhookIds.includes(webhook.id) && !shared.has(webhook.id) ? ahead.most : 0;
        const places = Math.max(0, perSubscription + more - busy);
        return due.all(webhook.id, now, now, places).map((row, index) => ({ ...row, ahead: busy + index }));
      });
    },
  };
}

type Values = [Record<string, string | null>];

/** Prepares the function that stores attempts. Call that inside a transaction. */
function settler(sqlite: Database): (settlements: readonly Settlement[]) => Failing[] {
  const own = sqlite.prepare<Values>(
    `update deliveries set attempts = json_insert(attempts, '$[#]', json(@attempt)), status = @status,
       next_attempt_at = @nextAttemptAt, leased_by = null, leased_until = null
     where id = @id and leased_by = @owner and status = 'pending'`,
  );
  const late = sqlite.prepare<Values>(
    "update deliveries set attempts = json_insert(attempts, '$[#]', json(@attempt)) where id = @id",
  );
  const arrived = sqlite.prepare<[string]>(
    `update deliveries set status = 'delivered', next_attempt_at = null, leased_by = null, leased_until = null
     where id = ?`,
  );
  const succeeded = sqlite.prepare<[string]>(
    "update webhooks set failing_since = null where id = ? and failing_since is not null",
  );
  // A response from an earlier URL says nothing about the current one.
  const failing = sqlite.prepare<[string, string, string], Failing>(
    `update webhooks set failing_since = coalesce(failing_since, ?) where id = ? and webhook_url = ?
     returning user_id as userId, id as webhookId, failing_since as since`,
  );
  const switchOff = sqlite.prepare<[string, string, string], { userId: string }>(
    `update webhooks set is_active = 0, updated_at = ? where id = ? and webhook_url = ? and is_active = 1
     returning user_id as userId`,
  );
  const bump = sqlite.prepare<[string]>("update users set revision = revision + 1 where id = ?");

  return (settlements) =>
    settlements.flatMap(({ id, webhookId, url, owner, attempt, status, nextAttemptAt, receiverGone }) => {
      const values = { id, owner, status, nextAttemptAt, attempt: JSON.stringify(attempt) };
      if (own.run(values).changes === 0) {
        late.run({ id, attempt: values.attempt });
        if (status === "delivered") arrived.run(id);
      }
      if (status === "delivered") {
        succeeded.run(webhookId);
        return [];
      }
      const off = receiverGone ? switchOff.get(attempt.at, webhookId, url) : undefined;
      if (off) bump.run(off.userId);
      return failing.all(attempt.at, webhookId, url);
    });
}
