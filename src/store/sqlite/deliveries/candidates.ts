import type { Candidate } from "../../common/deliveries/fairest.ts";
import type { LeaseRequest } from "../../ports/deliveries.ts";
import type { Database } from "../driver/types.ts";

/** Deliveries of suspended users wait. */
export const notSuspended =
  "not exists (select 1 from users where users.id = webhooks.user_id and users.suspended_at is not null)";

/**
 * Prepares the search for due deliveries without a lease, of subscriptions below their limit. Each query names its
 * index, so it never scans old deliveries.
 */
export function candidates(sqlite: Database) {
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
