import type { Failing, Settlement } from "../../ports/deliveries.ts";
import type { Unit } from "../connection/unit.ts";

/** Stores attempts. Call it inside a transaction of the dispatcher. */
export async function settleAll(unit: Unit, settlements: readonly Settlement[]): Promise<Failing[]> {
  const failing: Failing[] = [];
  for (const settlement of settlements) failing.push(...(await settle(unit, settlement)));
  return failing;
}

async function settle({ rows, count }: Unit, settlement: Settlement): Promise<Failing[]> {
  const { id, webhookId, url, owner, attempt, status, nextAttemptAt, receiverGone } = settlement;
  const [found] = await rows<{ userId: string; attempts: string }>(
    'select user_id as "userId", attempts from deliveries where id = $1 for update',
    [id],
  );
  if (!found) return [];
  const { userId } = found;
  const attempts = JSON.stringify([...JSON.parse(found.attempts), attempt]);
  const own = await count(
    `update deliveries set attempts = $2::json, status = $3, next_attempt_at = $4, leased_by = null, leased_until = null
     where id = $1 and leased_by = $5 and status = 'pending'`,
    [id, attempts, status, nextAttemptAt, owner],
  );
  if (own === 0) {
    await count("update deliveries set attempts = $2::json where id = $1", [id, attempts]);
    if (status === "delivered")
      await count(
        `update deliveries set status = 'delivered', next_attempt_at = null, leased_by = null, leased_until = null
         where id = $1`,
        [id],
      );
  }
  if (status === "delivered") {
    await count(
      "update webhooks set failing_since = null where user_id = $1 and id = $2 and failing_since is not null",
      [userId, webhookId],
    );
    return [];
  }
  if (receiverGone) {
    const off = await count(
      `update webhooks set is_active = false, updated_at = $3
       where user_id = $1 and id = $2 and webhook_url = $4 and is_active`,
      [userId, webhookId, attempt.at, url],
    );
    if (off > 0) await count("update users set revision = revision + 1 where id = $1", [userId]);
  }
  // A response of an earlier URL says nothing about the current one.
  return rows<Failing>(
    `update webhooks set failing_since = coalesce(failing_since, $3)
     where user_id = $1 and id = $2 and webhook_url = $4
     returning user_id as "userId", id as "webhookId", failing_since as since`,
    [userId, webhookId, attempt.at, url],
  );
}
