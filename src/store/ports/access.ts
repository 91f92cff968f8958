import type { AccessLogEntry } from "../../domain/access-log/schema.ts";
import type { ListedUser, UserRecord } from "./users.ts";

export interface KeyRecord {
  id: string;
  userId: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** The first characters of the key, by which people recognise it. */
  prefix: string;
  name: string;
  scopes: string[];
  hourlyLimit: number;
  /** Calls left; null if the key is not metered. */
  credits: number | null;
  /** Whether the credits were bought or are free trials. */
  creditKind: "credits" | "trial" | null;
  /** How many credits the key began with. */
  creditsGranted: number | null;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

/** A key that was looked up to let somebody in. */
interface FoundKey extends KeyRecord {
  /** Since when its user is suspended. */
  suspendedAt: string | null;
}

/** A rate-limit window: when it began (epoch milliseconds) and how many requests it has seen. */
export interface RateWindow {
  keyId: string;
  startedAt: number;
  used: number;
}

/**
 * What is buffered in memory and written together. `used` of a window is what to add to the stored one: requests that
 * were not counted there yet, less what was reserved and not used.
 */
export interface AccessBatch {
  windows: RateWindow[];
  lines: AccessLogLine[];
  /** Time of last use by key id. */
  keysUsed: Map<string, string>;
}

export interface AccessLogLine extends AccessLogEntry {
  userId: string;
}

/** What is needed before the user of a request is known: users, keys, rate-limit windows, the access log. */
export interface AccessStore {
  findKey(hash: string): Promise<FoundKey | undefined>;
  findKeyById(id: string): Promise<KeyRecord | undefined>;
  createKey(key: KeyRecord): Promise<void>;
  listKeys(): Promise<KeyRecord[]>;
  /** False if no live key has this id. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Takes one credit; false if none is left. */
  takeCredit(keyId: string): Promise<boolean>;
  giveCreditBack(keyId: string): Promise<void>;
  createUser(user: UserRecord): Promise<void>;
  findUser(id: string): Promise<ListedUser | undefined>;
  listUsers(): Promise<ListedUser[]>;
  /** Suspends a user from a time on (RFC 3339), or resumes them with null. False where there is no such user. */
  suspendUser(id: string, at: string | null): Promise<boolean>;
  findWindow(keyId: string): Promise<RateWindow | undefined>;
  /**
   * Puts what `change` makes of a key's window in its place, at once and as one step for all processes. Throws where
   * the window cannot be written now, and undefined is the window of a key that is gone.
   */
  changeWindow(
    keyId: string,
    change: (stored: RateWindow | undefined) => RateWindow,
  ): Promise<RateWindow | undefined>;
  /** Writes a batch in one transaction. A window that has ended since stays as it is. */
  record(batch: AccessBatch): Promise<void>;
  /** Deletes access log lines, stored replies and changes that are older than these times (RFC 3339). */
  prune(before: { accessLog: string; replies: string; changes: string }): Promise<void>;
}
