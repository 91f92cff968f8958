import { rateWindows } from "../../../../db/postgres/schema.ts";
import { HOUR_MS } from "../../../shared/time.ts";
import type { AccessStore, RateWindow, UserQuota } from "../../ports/store.ts";
import type { Unit } from "../connection/unit.ts";

/** The stored window of a key. */
export const window =
  'select key_id as "keyId", started_at as "startedAt", used from rate_windows where key_id = $1';

/** Processes lock the key's row, since a window may not exist yet. */
export async function changeWindow(
  unit: Unit,
  keyId: string,
  change: Parameters<AccessStore["changeWindow"]>[1],
  now = 0,
): Promise<RateWindow | undefined> {
  const { db, rows } = unit;
  const [known] = await rows<{ userId: string; hourlyLimit: number | null }>(
    `select user_id as "userId", users.hourly_limit as "hourlyLimit" from api_keys
     join users on users.id = user_id where api_keys.id = $1`,
    [keyId],
  );
  if (!known) return undefined;
  const { userId, hourlyLimit } = known;
  // Keys that share a limit wait for each other.
  if (hourlyLimit !== null) await rows("select 1 as it from users where id = $1 for no key update", [userId]);
  const key = await rows("select 1 as it from api_keys where id = $1 for no key update", [keyId]);
  if (key.length === 0) return undefined;
  const user = hourlyLimit === null ? undefined : await quotaOf(unit, { userId, keyId, hourlyLimit, now });
  const [stored] = await rows<RateWindow>(window, [keyId]);
  const changed = change(stored, user);
  if (changed !== stored) {
    const row = { ...changed, userId };
    const target = [rateWindows.userId, rateWindows.keyId];
    await db.insert(rateWindows).values(row).onConflictDoUpdate({ target, set: row });
  }
  return changed;
}

async function quotaOf(
  { rows }: Unit,
  { userId, keyId, hourlyLimit, now }: { userId: string; keyId: string; hourlyLimit: number; now: number },
): Promise<UserQuota> {
  const [others] = await rows<{ used: number; oldest: number | null }>(
    `select coalesce(sum(used), 0)::bigint as used, min(started_at) as oldest from rate_windows
     where user_id = $1 and key_id <> $2 and used > 0 and started_at > $3 and started_at < $4`,
    [userId, keyId, now - HOUR_MS, now + HOUR_MS],
  );
  const left = Math.max(0, hourlyLimit - (others?.used ?? 0));
  return { limit: hourlyLimit, left, oldest: others?.oldest ?? null };
}
