import type { Page, PageRequest } from "./page.ts";

/** A stored record of a user: its kind, and its id within that kind. */
export interface FoundThing {
  kind: string;
  id: string;
}

/**
 * One value that a change wrote: its path in the record, its old value (absent if there was none), and the digest of
 * its new value (null if there is none).
 */
export interface Patch {
  path: (string | number)[];
  before?: unknown;
  after: string | null;
}

/** The data that undoes a change of one record. */
export interface ThingInverse extends FoundThing {
  patches: Patch[];
}

/** What one call changed, and how to undo it. */
export interface ChangeRecord {
  id: string;
  operation: string;
  at: string;
  client: string;
  summary: string;
  /** Why it cannot be undone; null if it can. */
  why: string | null;
  inverse: ThingInverse[];
  /** The change that undid it; null if it was not undone. */
  undoneBy: string | null;
}

export interface ChangeRepository {
  add(change: ChangeRecord): Promise<void>;
  get(id: string): Promise<ChangeRecord | undefined>;
  /** Changes since a time, newest first. */
  list(page: PageRequest & { since: string }): Promise<Page<ChangeRecord>>;
  /** The newest later change of this path, a parent of it or a child; undefined if there is none. */
  laterThan(id: string, thing: FoundThing, path: Patch["path"]): Promise<ChangeRecord | undefined>;
  markUndone(id: string, by: string): Promise<void>;
  /** All stored changes, newest first. */
  all(): Promise<ChangeRecord[]>;
  /** Deletes changes by id, and all changes of these records. Returns how many. */
  erase(ids: readonly string[], things: readonly FoundThing[]): Promise<number>;
}

/** A record on a forget list. An uncertain one is deleted only if the caller names it. */
export interface ListedThing extends FoundThing {
  isUncertain?: true;
}

/** Forget previews, by the hash of their token. */
export interface ForgetPreviewRepository {
  /** Deletes the previews with an id that matches. Ids may be field names. */
  removeWhere(matches: (id: string) => boolean): Promise<void>;
  /** Stores a preview until a time, and deletes expired ones. */
  add(preview: { hash: string; found: ListedThing[]; expiresAt: string }, now: string): Promise<void>;
  /** Returns a valid preview and deletes it: it works once. */
  take(hash: string, now: string): Promise<ListedThing[] | undefined>;
}
