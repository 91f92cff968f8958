/** A browser that is signed in to the pages. */
export interface WebSession {
  id: string;
  userId: string;
  /** SHA-256 of the cookie's value, hex. */
  hash: string;
  /** What the browser calls itself, for people to recognise it. */
  browser: string;
  createdAt: string;
  lastUsedAt: string;
}

/** What signs in once. */
interface SignInCode {
  /** SHA-256 of the code, hex. */
  hash: string;
  userId: string;
  expiresAt: string;
}

/** Sessions of the pages and the codes that begin them. */
export interface SessionStore {
  addCode(code: SignInCode): Promise<void>;
  /** The code under a hash, which stays; it may have expired. */
  findCode(hash: string): Promise<SignInCode | undefined>;
  /** Takes a code away, with all that have expired by `now` (RFC 3339); undefined where none lives under this hash. */
  takeCode(hash: string, now: string): Promise<SignInCode | undefined>;
  /** Adds a session, and drops those that were not used since `idleSince`. */
  add(session: WebSession, idleSince: string): Promise<void>;
  find(hash: string): Promise<WebSession | undefined>;
  /** Notes that a session is used. */
  touch(id: string, at: string): Promise<void>;
  /** A user's sessions, the one used last first. */
  list(userId: string): Promise<WebSession[]>;
  /** False where the user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
}
