import type { KeyRecord } from "./access.ts";
import type { Page, PageRequest } from "./page.ts";

/** Changes to a key. Scopes never change. */
export interface KeyChange {
  hourlyLimit?: number | undefined;
  /** Calls left from now on; null for unlimited. Calls already made stay counted. */
  credits?: number | null | undefined;
}

/** A user's keys, and what is stored like keys: URL tokens and clients of linked accounts. */
export interface KeyRepository {
  /** Newest first. */
  list(page: PageRequest): Promise<Page<KeyRecord>>;
  get(id: string): Promise<KeyRecord | undefined>;
  add(key: KeyRecord): Promise<void>;
  /** Renames a key, also in the access log. False if the user has no such key. */
  rename(id: string, name: string): Promise<boolean>;
  /** False if the user has no live key with this id. */
  change(id: string, change: KeyChange): Promise<boolean>;
  /** False if the user has no live key with this id. */
  revoke(id: string, at: string): Promise<boolean>;
}
