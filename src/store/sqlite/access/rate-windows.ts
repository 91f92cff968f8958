import { HOUR_MS } from "../../../shared/time.ts";
import type { AccessStore, RateWindow, UserQuota } from "../../ports/store.ts";
import type { Client } from "../connection/client.ts";

type Change = Parameters<AccessStore["changeWindow"]>[1];

/** Prepares the function that changes the stored window of an existing key. */
export function windowChanger({ sqlite }: Client) {
  const keyById = sqlite.prepare<[string], { userId: string; hourlyLimit: number | null }>(
    `select user_id as userId, users.hourly_limit as hourlyLimit from api_keys
     join users on users.id = user_id where api_keys.id = ?`,
  );
  const byKey = sqlite.prepare<[string], RateWindow>(
    "select key_id as keyId, started_at as startedAt, used from rate_windows where key_id = ?",
  );
  const ofOthers = sqlite.prepare<[string, string, number, number], { used: number; oldest: number | null }>(
    `select coalesce(sum(used), 0) as used, min(started_at) as oldest from rate_windows
     where key_id in (select id from api_keys where user_id = ?) and key_id <> ? and used > 0
       and started_at > ? and started_at < ?`,
  );
  const put = sqlite.prepare<RateWindow>(
    `insert into rate_windows (key_id, started_at, used) values (@keyId, @startedAt, @used)
     on conflict (key_id) do update set started_at = @startedAt, used = @used`,
  );
  const quotaOf = (userId: string, keyId: string, limit: number, now: number): UserQuota => {
    const others = ofOthers.get(userId, keyId, now - HOUR_MS, now + HOUR_MS);
    return { limit, left: Math.max(0, limit - (others?.used ?? 0)), oldest: others?.oldest ?? null };
  };
  return (keyId: string, change: Change, now = 0): RateWindow | undefined => {
    const key = keyById.get(keyId);
    if (key === undefined) return undefined;
    const stored = byKey.get(keyId);
    const { userId, hourlyLimit } = key;
    const changed = change(
      stored,
      hourlyLimit === null ? undefined : quotaOf(userId, keyId, hourlyLimit, now),
    );
    if (changed !== stored) put.run(changed);
    return changed;
  };
}

/** Adds requests to a stored window. Requests of an older window are dropped. */
export function addTo(stored: RateWindow | undefined, added: RateWindow): RateWindow {
  if (!stored || stored.startedAt < added.startedAt) return { ...added, used: Math.max(0, added.used) };
  if (stored.startedAt > added.startedAt) return stored;
  return { ...stored, used: Math.max(0, stored.used + added.used) };
}
