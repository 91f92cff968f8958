/** A person's name and address as stored; null where nobody has said them yet. */
export interface UserRecord {
  id: string;
  name: string | null;
  email: string | null;
  createdAt: string;
}

export interface UserRepository {
  get(): Promise<UserRecord | undefined>;
  rename(change: { name?: string | null; email?: string | null }): Promise<void>;
}

export interface AccountRepository {
  /** Every row of the user, by table, in the store's own field names, secrets left out. */
  everything(): Promise<Record<string, Record<string, unknown>[]>>;
  /** Deletes the user and all that is theirs; gives the number of rows that went, by table. */
  erase(): Promise<Record<string, number>>;
}
