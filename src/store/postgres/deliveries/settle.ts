import type { Failing, Settlement } from "../../ports/deliveries.ts";
import type { Unit } from "../connection/unit.ts";

/** A settlement whose delivery still exists. */
type Stored = Settlement & { userId: string };

/** Stores the attempts of many deliveries with one statement. Call it inside a transaction of the webhook worker. */
export async function settleAll(unit: Unit, settlements: readonly Settlement[]): Promise<Failing[]> {
  const failing: Failing[] = [];
  for (const batch of inBatches(settlements, hasId)) {
    const stored = await storeAttempts(unit, batch);
    for (const run of inBatches(stored, hasOtherEnd)) failing.push(...(await noteReceivers(unit, run)));
  }
  return failing;
}

/** Splits a list where an entry cannot be stored together with the ones before it. */
function inBatches<Entry>(list: readonly Entry[], isCut: (batch: readonly Entry[], next: Entry) => boolean) {
  const batches: Entry[][] = [];
  for (const entry of list) {
    const last = batches.at(-1);
    if (last === undefined || isCut(last, entry)) batches.push([entry]);
    else last.push(entry);
  }
  return batches;
}

/** One statement can change a row only once. */
function hasId(batch: readonly Settlement[], { id }: Settlement): boolean {
  return batch.some((other) => other.id === id);
}

/** A success after a failure means something else than one before it. */
function hasOtherEnd([first]: readonly Stored[], { status, receiverGone }: Stored): boolean {
  return receiverGone || first?.receiverGone === true || isSuccess(first?.status) !== isSuccess(status);
}

function isSuccess(status: string | undefined): boolean {
  return status === "delivered";
}

async function storeAttempts({ rows }: Unit, settlements: readonly Settlement[]): Promise<Stored[]> {
  const given = settlements.map(({ id, owner, attempt, status, nextAttemptAt }) => {
    return { id, owner, attempt: JSON.stringify(attempt), status, nextAttemptAt };
  });
  const found = await rows<{ id: string; userId: string }>(attempts, [JSON.stringify(given)]);
  const userOf = new Map(found.map(({ id, userId }) => [id, userId]));
  return settlements.flatMap((settlement) => {
    const userId = userOf.get(settlement.id);
    return userId === undefined ? [] : [{ ...settlement, userId }];
  });
}

const mine = "(d.status = 'pending' and d.leased_by is not distinct from given.owner)";

/**
 * Appends to the log's text, which stays as written. A process that lost its lease changes only the log, unless it
 * delivered.
 */
const attempts = `update deliveries d set
    attempts = (case when d.attempts::text = '[]' then '[' else left(d.attempts::text, -1) || ',' end
      || given.attempt || ']')::json,
    status = case when ${mine} or given.status = 'delivered' then given.status else d.status end,
    next_attempt_at = case when ${mine} then given."nextAttemptAt" when given.status <> 'delivered' then d.next_attempt_at end,
    leased_by = case when not ${mine} and given.status <> 'delivered' then d.leased_by end,
    leased_until = case when not ${mine} and given.status <> 'delivered' then d.leased_until end
  from json_to_recordset($1::json) as given (id text, owner text, attempt text, status text, "nextAttemptAt" text)
  where d.id = given.id
  returning d.id, d.user_id as "userId"`;

async function noteReceivers(unit: Unit, run: readonly Stored[]): Promise<Failing[]> {
  const [first] = run;
  if (isSuccess(first?.status)) {
    await unit.count(succeeded, [run.map(({ userId }) => userId), run.map(({ webhookId }) => webhookId)]);
    return [];
  }
  if (first?.receiverGone) await switchOff(unit, first);
  return unit.rows<Failing>(failed, [
    run.map(({ userId }) => userId),
    run.map(({ webhookId }) => webhookId),
    run.map(({ url }) => url),
    run.map(({ attempt }) => attempt.at),
  ]);
}

const succeeded = `update webhooks w set failing_since = null
  from unnest($1::text[], $2::text[]) as run (user_id, id)
  where w.user_id = run.user_id and w.id = run.id and w.failing_since is not null`;

/** A response from an earlier URL says nothing about the current one. */
const failed = `update webhooks w set failing_since = coalesce(w.failing_since, run.at)
  from (select user_id, id, url, min(at) as at
    from unnest($1::text[], $2::text[], $3::text[], $4::text[]) as r (user_id, id, url, at)
    group by user_id, id, url) as run
  where w.user_id = run.user_id and w.id = run.id and w.webhook_url = run.url
  returning w.user_id as "userId", w.id as "webhookId", w.failing_since as since`;

async function switchOff({ count }: Unit, { userId, webhookId, url, attempt }: Stored): Promise<void> {
  const off = await count(
    `update webhooks set is_active = false, updated_at = $3
     where user_id = $1 and id = $2 and webhook_url = $4 and is_active`,
    [userId, webhookId, attempt.at, url],
  );
  if (off > 0) await count("update users set revision = revision + 1 where id = $1", [userId]);
}
