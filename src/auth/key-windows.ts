import { ServiceError } from "../operation/errors.ts";
import type { AccessStore, KeyRecord, RateWindow, UserQuota } from "../store/ports/store.ts";
import { hasEnded, type RateState, resetOf, usedUp } from "./rate-state.ts";

/** The changes of windows to write with the access log. */
export interface WindowChanges {
  windows: RateWindow[];
  /** Last use by key id. */
  keysUsed: Map<string, string>;
}

/** A key's window, as known by this process. */
interface KeyWindow {
  startedAt: number;
  resetAt: string;
  /** Requests of all processes, including `spare`. */
  used: number;
  /** Reserved in the database, but not used yet. */
  spare: number;
  /** Accepted while the database could not be written. Still to be added there. */
  owed: number;
  lastUsedAt?: Date | undefined;
  /** The limit over all of the user's keys, as of the window's last change. */
  user?: UserQuota | undefined;
}

const MOST_RESERVED = 1000;

/** How many of the remaining requests to reserve: a sixteenth, so near the limit each request is counted alone. */
function shareOf(left: number): number {
  return Math.min(left, MOST_RESERVED, Math.max(1, Math.floor(left / 16)));
}

/**
 * Counts the requests of keys, exactly across all processes. A process reserves some of a window's remaining requests,
 * accepts that many without asking again, and returns the rest when the key is idle for a moment. While the database
 * cannot be written, it accepts as many as it knows to be left.
 */
export function createKeyWindows(access: Pick<AccessStore, "changeWindow" | "findWindow">) {
  const windows = new Map<string, KeyWindow>();
  const reserving = new Map<string, Promise<boolean>>();

  /** Counts one request from the reservation. Undefined if nothing is reserved. */
  const takeReserved = (key: KeyRecord, now: Date): RateState | undefined => {
    const window = windows.get(key.id);
    if (!window || window.spare === 0 || hasEnded(window, now)) return undefined;
    window.spare -= 1;
    window.lastUsedAt = now;
    const remaining = Math.max(0, mostOf(key, window.user) - window.used + window.spare);
    const limit = Math.min(key.hourlyLimit, window.user?.limit ?? key.hourlyLimit);
    return { limit, remaining, resetAt: window.resetAt };
  };
  const learn = (
    { keyId, startedAt, used }: RateWindow,
    reserved: number,
    unwritten: number,
    user?: UserQuota,
  ): boolean => {
    const known = windows.get(keyId);
    const same = known?.startedAt === startedAt ? known : undefined;
    const spare = reserved + (same?.spare ?? 0);
    const owed = unwritten + (same?.owed ?? 0);
    windows.set(keyId, { resetAt: resetOf(startedAt), ...same, startedAt, used, spare, owed, user });
    return reserved > 0;
  };
  const reserveUnwritten = async (key: KeyRecord, now: Date) => {
    const stored = current(await access.findWindow(key.id), key.id, now);
    const known = windows.get(key.id);
    const used = known?.startedAt === stored.startedAt ? Math.max(known.used, stored.used) : stored.used;
    const reserved = shareOf(leftOf({ used }, key));
    return learn({ ...stored, used: used + reserved }, reserved, reserved);
  };
  const reserve = async (key: KeyRecord, now: Date) => {
    // A caller over the limit takes no lock.
    if (isUsedUp(windows.get(key.id), key, now) && isUsedUp(await access.findWindow(key.id), key, now))
      return false;
    let reserved = 0;
    let user: UserQuota | undefined;
    const change = (before: RateWindow | undefined, quota: UserQuota | undefined) => {
      const window = current(before, key.id, now);
      user = quota;
      reserved = shareOf(leftOf(window, key, quota));
      return reserved === 0 ? window : { ...window, used: window.used + reserved };
    };
    const stored = await access.changeWindow(key.id, change, now.getTime());
    if (!stored) return reserveUnwritten(key, now);
    return learn({ ...stored, used: stored.used + (windows.get(key.id)?.owed ?? 0) }, reserved, 0, user);
  };
  /** Concurrent requests share one reservation. False if nothing is left. */
  const reserveTogether = (key: KeyRecord, now: Date): Promise<boolean> => {
    const begun =
      reserving.get(key.id) ??
      reserve(key, now)
        .catch((error: unknown) => {
          if (!(error instanceof ServiceError)) throw error;
          return reserveUnwritten(key, now);
        })
        .finally(() => reserving.delete(key.id));
    reserving.set(key.id, begun);
    return begun;
  };

  return {
    takeReserved,
    /** Counts one request. */
    async consume(key: KeyRecord, now: Date): Promise<RateState> {
      while (true) {
        const ready = takeReserved(key, now);
        if (ready) return ready;
        if (!(await reserveTogether(key, now))) return refusedBy(windows.get(key.id), key, now);
      }
    },
    /** Returns reservations of keys that were idle since the last call, or of all keys, as changes to write. */
    settle(all: boolean): WindowChanges & { holdsMore: boolean } {
      const changes: WindowChanges = { windows: [], keysUsed: new Map() };
      let holdsMore = false;
      for (const [keyId, window] of windows) {
        const { startedAt, owed, lastUsedAt } = window;
        const back = all || !lastUsedAt ? window.spare : 0;
        if (owed !== back) changes.windows.push({ keyId, startedAt, used: owed - back });
        if (lastUsedAt) changes.keysUsed.set(keyId, lastUsedAt.toISOString());
        window.used -= back;
        window.spare -= back;
        window.owed = 0;
        window.lastUsedAt = undefined;
        holdsMore ||= window.spare > 0;
      }
      return { ...changes, holdsMore };
    },
    /** Takes back changes that could not be written. */
    putBack({ windows: unwritten, keysUsed }: WindowChanges): void {
      for (const { keyId, startedAt, used } of unwritten) {
        const window = windows.get(keyId);
        if (window?.startedAt === startedAt) window.owed += used;
      }
      for (const [keyId, at] of keysUsed) {
        const window = windows.get(keyId);
        if (window) window.lastUsedAt ??= new Date(at);
      }
    },
  };
}

/** The current window: the stored one, or a new one. */
function current(stored: RateWindow | undefined, keyId: string, now: Date): RateWindow {
  return stored && !hasEnded(stored, now) ? stored : { keyId, startedAt: now.getTime(), used: 0 };
}

function leftOf({ used }: { used: number }, key: KeyRecord, user?: UserQuota): number {
  return Math.max(0, mostOf(key, user) - used);
}

/** The highest count of a key's window. */
function mostOf({ hourlyLimit }: KeyRecord, user: UserQuota | undefined): number {
  return Math.min(hourlyLimit, user?.left ?? hourlyLimit);
}

/** The state of a key without requests left, by its own limit or its user's. */
function refusedBy(window: KeyWindow | undefined, key: KeyRecord, now: Date): RateState {
  const startedAt = window?.startedAt ?? now.getTime();
  if (!window?.user || leftOf(window, key) === 0) return usedUp(key.hourlyLimit, startedAt, now);
  const { limit, oldest } = window.user;
  const first = Math.min(oldest ?? startedAt, window.used > 0 ? startedAt : Number.POSITIVE_INFINITY);
  return usedUp(limit, first, now, " over all keys of this user");
}

function isUsedUp(
  window: { startedAt: number; used: number } | undefined,
  key: KeyRecord,
  now: Date,
): boolean {
  return window !== undefined && !hasEnded(window, now) && leftOf(window, key) === 0;
}
