import { type Candidate, fairest } from "../../common/deliveries/fairest.ts";
import type { Attempt, DeliveryQueue, LeasedDelivery, LeaseRequest } from "../../ports/deliveries.ts";
import type { System } from "../connection/system.ts";
import type { Unit } from "../connection/unit.ts";
import { settleAll } from "./settle.ts";

/** These writes do not wait for the disk. A delivery lost in a power failure is sent again. */
const dispatcher = { task: "dispatcher", isBookkeeping: true } as const;

/** Deliveries of suspended users wait. */
const notSuspended =
  "not exists (select 1 from users u where u.id = w.user_id and u.suspended_at is not null)";

/** The webhook worker's queue of deliveries, for all users. */
export function deliveryQueue({ unit, look }: System): DeliveryQueue {
  const nextDue = async () => dueOf(await look<Due>("dispatcher", next));
  return {
    lease: async (request) => {
      // It looks after every write, and most find nothing.
      const due = await nextDue();
      if (due === null || due > request.now) return { deliveries: [], nextDue: due };
      return unit(
        async (tx) => ({ deliveries: await lease(tx, request), nextDue: dueOf(await tx.rows<Due>(next)) }),
        dispatcher,
      );
    },
    settle: (settlements) => unit((tx) => settleAll(tx, settlements), dispatcher),
    release: (owner, ids) =>
      unit(async ({ count }) => {
        await count(
          `update deliveries set leased_by = null, leased_until = null
           where leased_by = $1 and id = any($2::text[])`,
          [owner, ids],
        );
      }, dispatcher),
    nextDue,
    prune: (before) => unit(async ({ count }) => (await count(prune, [before])) > 0, dispatcher),
  };
}

/**
 * Leases due deliveries. Locks their subscriptions first and skips those locked by another process, so only one process
 * at a time counts a subscription's deliveries in flight.
 */
async function lease(unit: Unit, request: LeaseRequest): Promise<LeasedDelivery[]> {
  const { owner, now, until, busyAfter, perSubscription, ahead } = request;
  const waiting = await unit.rows<{ userId: string; id: string }>(
    `select user_id as "userId", id from webhooks w where is_active and ${notSuspended} and exists (
       select 1 from deliveries d where d.user_id = w.user_id and d.webhook_id = w.id
         and d.status = 'pending' and d.next_attempt_at <= $1)
     for no key update skip locked`,
    [now],
  );
  if (waiting.length === 0) return [];
  const found = await unit.rows<Candidate>(due, [
    waiting.map(({ userId }) => userId),
    waiting.map(({ id }) => id),
    now,
    busyAfter,
    perSubscription,
    owner,
    ahead?.webhookIds ?? [],
    ahead?.most ?? 0,
  ]);
  const chosen = fairest(found, request);
  if (chosen.length === 0) return [];
  const leased = await unit.rows<Taken>(take, [owner, until, chosen.map(({ id }) => id)]);
  const byId = new Map(leased.map((row) => [row.id, row]));
  return chosen.flatMap(({ id, isAhead }) => {
    const row = byId.get(id);
    // Only `settleAll` writes this column.
    return row ? [{ ...row, attempts: JSON.parse(row.attempts) as Attempt[], isAhead }] : [];
  });
}

type Taken = Omit<LeasedDelivery, "attempts" | "isAhead"> & { attempts: string };

/** Due deliveries without a lease, per subscription up to its limit, with how many come before each. */
const due = `select d.id, d."dueAt",
    busy.n + row_number() over (partition by w.user_id, w.id order by d."dueAt", d.id) - 1 as ahead
  from unnest($1::text[], $2::text[]) as w (user_id, id)
  cross join lateral (
    select count(*) as n, count(*) filter (where b.leased_by <> $6) as shared from deliveries b
    where b.user_id = w.user_id and b.webhook_id = w.id and b.leased_until > $4) as busy
  cross join lateral (
    select id, next_attempt_at as "dueAt" from deliveries d
    where d.user_id = w.user_id and d.webhook_id = w.id and d.status = 'pending' and d.next_attempt_at <= $3
      and (d.leased_until is null or d.leased_until < $3)
    order by d.next_attempt_at, d.id limit greatest(0, $5::bigint - busy.n
      + case when busy.shared = 0 and w.id = any($7::text[]) then $8::bigint else 0 end)
    for update skip locked) as d`;

const take = `with leased as (
    update deliveries set leased_by = $1, leased_until = $2 where id = any($3::text[])
    returning user_id, id, event_id, webhook_id, attempts)
  select d.id, d.user_id as "userId", d.webhook_id as "webhookId", e.type as event, e.body, d.attempts,
    w.webhook_url as url, w.secret, w.previous_secret as "previousSecret",
    w.previous_secret_until as "previousSecretUntil"
  from leased d
  join outbox_events e on e.user_id = d.user_id and e.id = d.event_id
  join webhooks w on w.user_id = d.user_id and w.id = d.webhook_id`;

interface Due {
  due: string | null;
}

function dueOf([found]: readonly Due[]): string | null {
  return found?.due ?? null;
}

const next = `select min(due) as due from (
    select (select next_attempt_at from deliveries d where d.user_id = w.user_id and d.webhook_id = w.id
              and d.status = 'pending' and d.leased_until is null
            order by next_attempt_at limit 1) as due
    from webhooks w where is_active and ${notSuspended}
    union all select min(leased_until) from deliveries where leased_until is not null) as dues`;

/**
 * Deletes finished events with their deliveries, in small batches. Materialized: with stale statistics PostgreSQL would
 * select them again for each event.
 */
const prune = `with old as materialized (
    select user_id, id from outbox_events e where created_at < $1 and not exists (
      select 1 from deliveries d where d.user_id = e.user_id and d.event_id = e.id and d.status = 'pending')
    limit 500)
  delete from outbox_events where (user_id, id) in (select user_id, id from old)`;
