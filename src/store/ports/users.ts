import type { Page, PageRequest } from "./page.ts";

/** A stored user. Name and e-mail address are null until set. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

/** What the administrator sets for a user. */
export interface UserState {
  /** When the user was suspended; null if active. A suspended user's data is not read, written or sent. */
  suspendedAt: string | null;
  /** The most calls per hour over all keys; null if only each key's own limit applies. */
  hourlyLimit: number | null;
  /** The most memories; null if unlimited. */
  memoryLimit: number | null;
}

/** A user as the administrator sees it. */
export interface ListedUser extends UserRecord, UserState {}

/** An account at a token issuer that opens a user's data. */
interface LinkedAccount {
  issuer: string;
  subject: string;
}

/** A listed user with the accounts that open their data. */
export interface Standing extends ListedUser {
  links: LinkedAccount[];
}

/** The user of a transaction. `isDemo` marks the demo's fictional person. */
interface StoredUser extends UserRecord {
  isDemo: boolean;
}

export interface UserRepository {
  get(): Promise<StoredUser | undefined>;
  /** The revision at the start of the transaction; 0 for an unknown user. */
  revision(): Promise<number>;
  markDemo(isDemo: boolean): Promise<void>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
  /** When the user was suspended; null if active or unknown. */
  suspendedAt(): Promise<string | null>;
  /** What the administrator set for the user; undefined for an unknown user. */
  standing(): Promise<Standing | undefined>;
  /** Changes what the administrator sets for the user. */
  govern(change: Partial<UserState>): Promise<void>;
}

/**
 * All users, from within one user's transaction. Row-level security opens for these statements only, and only for
 * tables that are looked up before a user is known. None of them holds what users wrote.
 */
export interface PeopleRepository {
  /** In id order, oldest first. */
  list(page: PageRequest): Promise<Page<Standing>>;
  add(user: UserRecord): Promise<void>;
}
