import type { Page, PageRequest } from "./page.ts";

/** A stored thing of a user: a kind and its id within it. */
export interface FoundThing {
  kind: string;
  id: string;
}

/**
 * One place of a thing that a change wrote: its path from the thing's root, its value before (absent where there was
 * none), and the digest of its value after (null where there is none).
 */
export interface Patch {
  path: (string | number)[];
  before?: unknown;
  after: string | null;
}

/** What takes a change of one thing back. */
export interface ThingInverse extends FoundThing {
  patches: Patch[];
}

/** What one call changed, and what takes it back. */
export interface ChangeRecord {
  id: string;
  operation: string;
  at: string;
  client: string;
  summary: string;
  /** Why it cannot be taken back; null where it can. */
  why: string | null;
  inverse: ThingInverse[];
  /** The change that took it back; null while it stands. */
  undoneBy: string | null;
}

export interface ChangeRepository {
  add(change: ChangeRecord): Promise<void>;
  get(id: string): Promise<ChangeRecord | undefined>;
  /** Newest first, of those since a time. */
  list(page: PageRequest & { since: string }): Promise<Page<ChangeRecord>>;
  /** The newest later change of a thing at a place, above or below it; undefined if there is none. */
  laterThan(id: string, thing: FoundThing, path: Patch["path"]): Promise<ChangeRecord | undefined>;
  markUndone(id: string, by: string): Promise<void>;
  /** All that are kept, newest first. */
  all(): Promise<ChangeRecord[]>;
  /** Erases changes by their ids, and all that touched these things; gives how many. */
  erase(ids: readonly string[], things: readonly FoundThing[]): Promise<number>;
}

/** A thing of such a list; one that may be about something else goes only where it is named. */
export interface ListedThing extends FoundThing {
  isUncertain?: true;
}

/** Lists to be forgotten, by the hash of their token. */
export interface ForgetPreviewRepository {
  /** Deletes the lists whose ids, which may be names of fields, match. */
  removeWhere(matches: (id: string) => boolean): Promise<void>;
  /** Keeps a list until a time; those whose time is over go. */
  add(preview: { hash: string; found: ListedThing[]; expiresAt: string }, now: string): Promise<void>;
  /** Gives a list that still holds, and spends it. */
  take(hash: string, now: string): Promise<ListedThing[] | undefined>;
}
