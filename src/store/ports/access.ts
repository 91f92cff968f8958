import type { Records } from "./records.ts";
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
export interface FoundKey extends KeyRecord {
  /** Since when its user is suspended. */
  suspendedAt: string | null;
}

/** A rate-limit window: when it began (epoch milliseconds) and how many requests it has seen. */
export interface RateWindow {
  keyId: string;
  startedAt: number;
  used: number;
}

/** A user's limit over all keys, as one of them sees it. */
export interface UserQuota {
  limit: number;
  /** What the other keys' windows leave of it. */
  left: number;
  /** When the oldest of these began. */
  oldest: number | null;
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

type AccessLogEntry = Records["accessLogEntry"];

export interface AccessLogLine extends AccessLogEntry {
  userId: string;
  /** Set where the client is a key: the line then bears the name that the key has when the line is written. */
  keyId?: string | null;
}

/** Whether there is work to do for a user. */
export interface UserStanding {
  id: string;
  isSuspended: boolean;
  /** Nothing was ever stored about them. */
  isEmpty: boolean;
}

/** What is needed before the user of a request is known: users, keys, rate-limit windows, the access log. */
export interface AccessStore {
  findKey(hash: string): Promise<FoundKey | undefined>;
  findKeyById(id: string): Promise<KeyRecord | undefined>;
  createKey(key: KeyRecord): Promise<void>;
  listKeys(): Promise<KeyRecord[]>;
  /** Whether there is a key that does not begin so; it is found without reading the others. */
  hasKeyBeside(beginning: string): Promise<boolean>;
  /** False if no live key has this id. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Takes one credit; false if none is left. */
  takeCredit(keyId: string): Promise<boolean>;
  giveCreditBack(keyId: string): Promise<void>;
  createUser(user: UserRecord): Promise<void>;
  findUser(id: string): Promise<ListedUser | undefined>;
  /** Whether what is stored of the user is the demo's fictional person. */
  isDemo(id: string): Promise<boolean>;
  listUsers(): Promise<ListedUser[]>;
  /** The next users by their ids, behind `after`, at most so many; fewer are the last. */
  usersAfter(after: string | null, most: number): Promise<UserStanding[]>;
  findWindow(keyId: string): Promise<RateWindow | undefined>;
  /**
   * Puts what `change` makes of a key's window in its place, at once and as one step for all processes. It learns what
   * the user's limit leaves, where they have one: windows of other keys count that began in the hour before or after
   * `now` (epoch milliseconds). Throws where the window cannot be written now, and undefined is the window of a key that
   * is gone.
   */
  changeWindow(
    keyId: string,
    change: (stored: RateWindow | undefined, user: UserQuota | undefined) => RateWindow,
    now?: number,
  ): Promise<RateWindow | undefined>;
  /** Writes a batch in one transaction. A window that has ended since stays as it is. */
  record(batch: AccessBatch): Promise<void>;
  /**
   * Deletes access log lines, stored replies and changes that are older than these times (RFC 3339), and previews of what
   * to forget that expired before the time of replies.
   */
  prune(before: { accessLog: string; replies: string; changes: string }): Promise<void>;
}
