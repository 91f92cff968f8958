import { fairest } from "../../common/deliveries/fairest.ts";
import type { DeliveryQueue, LeasedDelivery, LeaseRequest } from "../../ports/deliveries.ts";
import type { Scheduler } from "../connection/scheduler.ts";
import type { Database } from "../driver/types.ts";
import { candidates, notSuspended } from "./candidates.ts";
import { type Row, withAttempts } from "./repository.ts";
import { settler } from "./settle.ts";

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
