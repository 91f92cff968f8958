import type { KeyRecord } from "./access.ts";
import type { Page, PageRequest } from "./page.ts";

/** What of a key is changed; scopes never are. */
export interface KeyChange {
  hourlyLimit?: number | undefined;
  /** Calls left from now on; null where they are not counted any more. What was drawn before stays counted. */
  credits?: number | null | undefined;
}

/** The keys of a user, and what else is stored as one: tokens of addresses, clients of linked accounts. */
export interface KeyRepository {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<KeyRecord>>;
  get(id: string): Promise<KeyRecord | undefined>;
  add(key: KeyRecord): Promise<void>;
  /** Calls a key something else, also where its calls are listed. False if it is not theirs. */
  rename(id: string, name: string): Promise<boolean>;
  /** False if no live key of theirs has this id. */
  change(id: string, change: KeyChange): Promise<boolean>;
  /** False if no live key of theirs has this id. */
  revoke(id: string, at: string): Promise<boolean>;
}
