/** A user as stored; name and e-mail address are null until they are set. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

export interface UserRepository {
  get(): Promise<UserRecord | undefined>;
  /** As the transaction found it when it began; 0 for an unknown user. */
  revision(): Promise<number>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
}

export interface AccountRepository {
  /** Every row of the user by table, with the store's field names and without secrets. */
  everything(): Promise<Record<string, Record<string, unknown>[]>>;
  /** Deletes the user with all their rows. Returns the number of deleted rows by table. */
  erase(): Promise<Record<string, number>>;
}
