import type { Page, PageRequest } from "./page.ts";

/** A user as stored; name and e-mail address are null until they are set. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

/** What whoever runs the server says of a user. */
export interface UserState {
  /** Since when nothing of theirs is read, written or sent; null where it is. */
  suspendedAt: string | null;
  /** The most calls within an hour over all keys; null where each key's own limit is the only one. */
  hourlyLimit: number | null;
  /** The most memories; null where their number is not limited. */
  memoryLimit: number | null;
}

/** A user as whoever runs the server sees them. */
export interface ListedUser extends UserRecord, UserState {}

/** An account of an issuer of access tokens that opens a user's data. */
interface LinkedAccount {
  issuer: string;
  subject: string;
}

/** The same with what else opens their data. */
export interface Standing extends ListedUser {
  links: LinkedAccount[];
}

/** A user inside a transaction; `isDemo` marks the demo's fictional person. */
interface StoredUser extends UserRecord {
  isDemo: boolean;
}

export interface UserRepository {
  get(): Promise<StoredUser | undefined>;
  /** As the transaction found it when it began; 0 for an unknown user. */
  revision(): Promise<number>;
  markDemo(isDemo: boolean): Promise<void>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
  /** Since when they are suspended; null where they are not, or are unknown. */
  suspendedAt(): Promise<string | null>;
  /** How they stand with whoever runs the server; undefined for an unknown user. */
  standing(): Promise<Standing | undefined>;
  /** Changes what whoever runs the server says of them. */
  govern(change: Partial<UserState>): Promise<void>;
}

/**
 * All users, within a transaction of one of them. Row-level security is opened for each of these statements alone, and
 * to the tables that are looked up before a user is known: nothing that anybody wrote is among them.
 */
export interface PeopleRepository {
  /** By their ids, which begin with those that were made first. */
  list(page: PageRequest): Promise<Page<Standing>>;
  add(user: UserRecord): Promise<void>;
}
