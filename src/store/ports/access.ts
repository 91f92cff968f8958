import type { Records } from "./records.ts";
import type { ListedUser, UserRecord } from "./users.ts";

export interface KeyRecord {
  id: string;
  userId: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** The first characters of the key, shown so people can recognise it. */
  prefix: string;
  name: string;
  scopes: string[];
  hourlyLimit: number;
  /** Credits left; null if the key is not metered. */
  credits: number | null;
  /** Bought credits or a free trial. */
  creditKind: "credits" | "trial" | null;
  /** How many credits the key started with. */
  creditsGranted: number | null;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

/** A key looked up to authenticate a request. */
export interface FoundKey extends KeyRecord {
  /** When its user was suspended; null if active. */
  suspendedAt: string | null;
  /** Its user's revision at that time, if the engine would have to ask another machine for it. */
  revision?: number;
}

/** A rate-limit window: its start (epoch milliseconds) and the requests counted so far. */
export interface RateWindow {
  keyId: string;
  startedAt: number;
  used: number;
}

/** A user's limit over all keys, as seen by one key. */
export interface UserQuota {
  limit: number;
  /** Requests that the other keys' windows leave. */
  left: number;
  /** When the oldest of those windows began. */
  oldest: number | null;
}

/**
 * Bookkeeping that is buffered in memory and written as one batch. `used` of a window is the difference to add to the
 * stored one: new requests minus unused reservations.
 */
export interface AccessBatch {
  windows: RateWindow[];
  lines: AccessLogLine[];
  /** Last use by key id. */
  keysUsed: Map<string, string>;
}

type AccessLogEntry = Records["accessLogEntry"];

export interface AccessLogLine extends AccessLogEntry {
  userId: string;
  /** Set if the client is a key. The line then gets the name that the key has at write time. */
  keyId?: string | null;
}

/** Whether background work must visit a user. */
export interface UserStanding {
  id: string;
  isSuspended: boolean;
  /** Nothing was ever stored for this user. */
  isEmpty: boolean;
}

/** Data needed before the user of a request is known: users, keys, rate-limit windows, the access log. */
export interface AccessStore {
  findKey(hash: string): Promise<FoundKey | undefined>;
  findKeyById(id: string): Promise<KeyRecord | undefined>;
  createKey(key: KeyRecord): Promise<void>;
  listKeys(): Promise<KeyRecord[]>;
  /** True if any key does not start with this prefix. Stops at the first such key. */
  hasKeyBeside(beginning: string): Promise<boolean>;
  /** False if no live key has this id. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Spends one credit; false if none is left. */
  takeCredit(keyId: string): Promise<boolean>;
  giveCreditBack(keyId: string): Promise<void>;
  createUser(user: UserRecord): Promise<void>;
  findUser(id: string): Promise<ListedUser | undefined>;
  /** True if the user is the demo's fictional person. */
  isDemo(id: string): Promise<boolean>;
  listUsers(): Promise<ListedUser[]>;
  /** The next users after this id, in id order, at most `limit`. Fewer than that means the end. */
  usersAfter(after: string | null, most: number): Promise<UserStanding[]>;
  findWindow(keyId: string): Promise<RateWindow | undefined>;
  /**
   * Replaces a key's window with what `change` returns, atomically across processes. `change` also gets what the user's
   * limit leaves, if there is one: windows of other keys count if they began within an hour of `now` (epoch
   * milliseconds). Returns undefined if the key is gone. Throws if the window cannot be written now.
   */
  changeWindow(
    keyId: string,
    change: (stored: RateWindow | undefined, user: UserQuota | undefined) => RateWindow,
    now?: number,
  ): Promise<RateWindow | undefined>;
  /** Writes a batch in one transaction. A window that has ended meanwhile is not changed. */
  record(batch: AccessBatch): Promise<void>;
  /**
   * Deletes access log lines, stored replies and changes older than these times (RFC 3339), and forget previews that
   * expired before the time for replies.
   */
  prune(before: { accessLog: string; replies: string; changes: string }): Promise<void>;
}
