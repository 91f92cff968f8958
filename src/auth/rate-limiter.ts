import { fail, type ServiceError } from "../operation/errors.ts";
import { HOUR_MS } from "../shared/time.ts";
import type { KeyRecord, RateWindow, Store } from "../store/ports/store.ts";
import type { AccessLogWriter } from "./access-log.ts";

/** A caller's use of the current hour. */
export interface RateState {
  limit: number;
  remaining: number;
  /** When the hour ends (RFC 3339). */
  resetAt: string;
  /** Set if this request exceeds the limit. */
  exceeded?: ServiceError;
}

export interface RateLimiter {
  /** Counts one request of a key. */
  consumeKey(key: KeyRecord, now: Date): Promise<RateState>;
  /** Counts one request without a valid key, by client address. */
  consumeAddress(address: string, now: Date): RateState;
  /** Takes over stored windows, which include the requests of other processes. */
  refresh(windows: RateWindow[]): void;
}

const ADDRESS_LIMIT = 600;
const MAX_ADDRESSES = 10_000;

interface Window {
  startedAt: number;
  used: number;
  /** The end of the hour (RFC 3339), formatted once. */
  resetAt?: string;
}

/** Limits requests by fixed windows of one hour, which begin with the first request. Windows of keys survive a restart. */
export function createRateLimiter(store: Store, accessLog: () => AccessLogWriter): RateLimiter {
  const keys = new Map<string, Window>();
  const addresses = new Map<string, Window>();

  return {
    async consumeKey(key, now) {
      const known = keys.get(key.id) ?? (await store.access.findWindow(key.id));
      // Another request may have loaded the window since.
      const window = current(keys.get(key.id) ?? known, now);
      keys.set(key.id, window);
      const state = take(window, key.hourlyLimit, now);
      if (!state.exceeded) accessLog().countRequest(key.id, window.startedAt, now);
      return state;
    },
    consumeAddress(address, now) {
      const known = addresses.get(address);
      const window = current(known, now);
      if (window !== known) {
        addresses.delete(address);
        dropOld(addresses, now);
        addresses.set(address, window);
      }
      return take(window, ADDRESS_LIMIT, now);
    },
    refresh(windows) {
      for (const { keyId, startedAt, used } of windows) {
        const known = keys.get(keyId);
        if (!known || known.startedAt > startedAt) continue;
        keys.set(keyId, {
          startedAt,
          used: known.startedAt === startedAt ? Math.max(known.used, used) : used,
        });
      }
    },
  };
}

function current(window: Window | undefined, now: Date): Window {
  if (window && now.getTime() < window.startedAt + HOUR_MS) return window;
  return { startedAt: now.getTime(), used: 0 };
}

function take(window: Window, limit: number, now: Date): RateState {
  const resetAt = window.resetAt ?? new Date(window.startedAt + HOUR_MS).toISOString();
  window.resetAt = resetAt;
  if (window.used >= limit) {
    const retryAfterSeconds = Math.max(1, Math.ceil((window.startedAt + HOUR_MS - now.getTime()) / 1000));
    const message = `The hourly limit of ${limit} requests is used up; try again in ${retryAfterSeconds} seconds.`;
    return {
      limit,
      remaining: 0,
      resetAt,
      exceeded: fail("rate_limit.exceeded", message, { retryAfterSeconds }),
    };
  }
  window.used += 1;
  return { limit, remaining: limit - window.used, resetAt };
}

/** Makes room for one more window. Windows are in the order in which they began; if there are too many, the oldest go. */
function dropOld(addresses: Map<string, Window>, now: Date): void {
  for (const [address, { startedAt }] of addresses) {
    if (addresses.size < MAX_ADDRESSES && now.getTime() < startedAt + HOUR_MS) return;
    addresses.delete(address);
  }
}
