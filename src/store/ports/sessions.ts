/** A browser signed in to the pages. */
export interface WebSession {
  id: string;
  userId: string;
  /** SHA-256 of the cookie's value, hex. */
  hash: string;
  /** The browser's name, shown so people can recognise it. */
  browser: string;
  createdAt: string;
  lastUsedAt: string;
}

/** A one-time sign-in code. */
interface SignInCode {
  /** SHA-256 of the code, hex. */
  hash: string;
  userId: string;
  expiresAt: string;
}

/** Sessions of the pages, and the codes that start them. */
export interface SessionStore {
  addCode(code: SignInCode): Promise<void>;
  /** The code with this hash. It is not used up, and may have expired. */
  findCode(hash: string): Promise<SignInCode | undefined>;
  /** Uses up a code, and deletes all that expired by `now` (RFC 3339). Undefined if no valid code has this hash. */
  takeCode(hash: string, now: string): Promise<SignInCode | undefined>;
  /** Adds a session, and deletes those not used since `idleSince`. */
  add(session: WebSession, idleSince: string): Promise<void>;
  find(hash: string): Promise<WebSession | undefined>;
  /** Records that a session was used. */
  touch(id: string, at: string): Promise<void>;
  /** A user's sessions, last used first. */
  list(userId: string): Promise<WebSession[]>;
  /** False if the user has no such session. */
  end(userId: string, id: string): Promise<boolean>;
}
