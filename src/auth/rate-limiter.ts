import { HOUR_MS } from "../shared/time.ts";
import type { AccessStore, KeyRecord } from "../store/ports/store.ts";
import { createKeyWindows, type WindowChanges } from "./key-windows.ts";
import { hasEnded, type RateState, resetOf, usedUp } from "./rate-state.ts";

export interface RateLimiter {
  /** Counts one request of a key. */
  consumeKey(key: KeyRecord, now: Date): Promise<RateState>;
  /** Like `count`, without waiting. Undefined if the database is needed. */
  takeReserved(key: KeyRecord, now: Date): RateState | undefined;
  /** Counts one request without a valid key, by client address. */
  consumeAddress(address: string, now: Date): RateState;
  /**
   * Returns reservations of keys that were idle since the last call, or of all keys, as changes to write. `holdsMore`
   * is set where some is left to give back later.
   */
  settle(all: boolean): WindowChanges & { holdsMore: boolean };
  /** Takes back changes that could not be written. */
  putBack(changes: WindowChanges): void;
}

const ADDRESS_LIMIT = 600;
const MAX_ADDRESSES = 10_000;

interface AddressWindow {
  startedAt: number;
  used: number;
}

/** Limits requests by fixed one-hour windows that begin with the first request. Windows of keys survive a restart. */
export function createRateLimiter(access: Pick<AccessStore, "changeWindow" | "findWindow">): RateLimiter {
  const { consume, ...keys } = createKeyWindows(access);
  const addresses = new Map<string, AddressWindow>();

  return {
    ...keys,
    consumeKey: consume,
    consumeAddress(address, now) {
      const known = addresses.get(address);
      const window = known && !hasEnded(known, now) ? known : { startedAt: now.getTime(), used: 0 };
      if (window !== known) {
        addresses.delete(address);
        dropOld(addresses, now);
        addresses.set(address, window);
      }
      if (window.used >= ADDRESS_LIMIT) return usedUp(ADDRESS_LIMIT, window.startedAt, now);
      window.used += 1;
      const resetAt = resetOf(window.startedAt);
      return { limit: ADDRESS_LIMIT, remaining: ADDRESS_LIMIT - window.used, resetAt };
    },
  };
}

/** Makes room for one more window. If there are too many, the oldest are dropped. */
function dropOld(addresses: Map<string, AddressWindow>, now: Date): void {
  for (const [address, { startedAt }] of addresses) {
    if (addresses.size < MAX_ADDRESSES && now.getTime() < startedAt + HOUR_MS) return;
    addresses.delete(address);
  }
}
