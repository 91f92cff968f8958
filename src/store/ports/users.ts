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
}
