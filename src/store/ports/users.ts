/** A user as stored; name and e-mail address are null until they are set. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

/** A user inside a transaction; `isDemo` marks the demo's fictional person. */
export interface StoredUser extends UserRecord {
  isDemo: boolean;
}

export interface UserRepository {
  get(): Promise<StoredUser | undefined>;
  markDemo(isDemo: boolean): Promise<void>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
}

export interface AccountRepository {
  /** Every row of the user by table, with the store's field names and without secrets. */
  everything(): Promise<Record<string, Record<string, unknown>[]>>;
  /** Deletes the user's career, and what was made of it. The user, their keys, webhooks and access log stay. */
  clear(): Promise<void>;
  /** Deletes the user with all their rows. Returns the number of deleted rows by table. */
  erase(): Promise<Record<string, number>>;
}
