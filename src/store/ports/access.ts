import type { AccessLogEntry } from "../../domain/access-log/schema.ts";
import type { UserRecord } from "./users.ts";

export interface KeyRecord {
  id: string;
  userId: string;
  /** SHA-256 of the key, hex. */
  hash: string;
  /** The first characters, for people to recognise it by. */
  prefix: string;
  name: string;
  scopes: string[];
  hourlyLimit: number;
  /** Calls left; null where the key is not metered. */
  credits: number | null;
  /** What the credits were given as: a purchase or free trials. */
  creditKind: "credits" | "trial" | null;
  /** How many credits the key began with. */
  creditsGranted: number | null;
  expiresAt: string | null;
  revokedAt: string | null;
  lastUsedAt: string | null;
  createdAt: string;
}

/** A rate-limit window: when it began (epoch milliseconds) and how many requests it has seen. */
export interface RateWindow {
  keyId: string;
  startedAt: number;
  used: number;
}

/** What the doors gather in memory and write together: `used` of a window is what came since the last time. */
export interface AccessBatch {
  windows: RateWindow[];
  lines: AccessLogLine[];
  /** Time of last use by key id. */
  keysUsed: Map<string, string>;
}

export interface AccessLogLine extends AccessLogEntry {
  userId: string;
}

/** What the doors need before there is a user: people, keys, windows, the ledger. Not bound to a user. */
export interface AccessStore {
  findKey(hash: string): Promise<KeyRecord | undefined>;
  findKeyById(id: string): Promise<KeyRecord | undefined>;
  createKey(key: KeyRecord): Promise<void>;
  listKeys(): Promise<KeyRecord[]>;
  /** False where no live key has this id. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Takes one credit; false where none is left. */
  takeCredit(keyId: string): Promise<boolean>;
  giveCreditBack(keyId: string): Promise<void>;
  createUser(user: UserRecord): Promise<void>;
  findUser(id: string): Promise<UserRecord | undefined>;
  listUsers(): Promise<UserRecord[]>;
  findWindow(keyId: string): Promise<RateWindow | undefined>;
  /** Writes a batch in one transaction; gives the windows as they now stand, other processes' requests included. */
  record(batch: AccessBatch): Promise<RateWindow[]>;
  /** Removes ledger lines and stored replies from before these times. */
  prune(before: { ledger: string; replies: string }): Promise<void>;
}
