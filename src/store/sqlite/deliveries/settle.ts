import type { Failing, Settlement } from "../../ports/deliveries.ts";
import type { Database } from "../driver/types.ts";

type Values = [Record<string, string | null>];

/** Prepares the function that stores attempts. Call that inside a transaction. */
export function settler(sqlite: Database): (settlements: readonly Settlement[]) => Failing[] {
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
