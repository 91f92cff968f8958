import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { textHash } from "../shared/hash.ts";
import { DAY_MS, MINUTE_MS } from "../shared/time.ts";
import type { SessionStore, WebSession } from "../store/ports/store.ts";

/** How long a code may be used. */
const CODE_MS = 5 * MINUTE_MS;
/** How long a session lives without use. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** Its use is written down this often. */
const TOUCH_MS = 10 * MINUTE_MS;
const LONGEST_BROWSER = 200;

interface Outside {
  sessions: SessionStore;
  runtime: { now: () => Date; newId: (prefix: string) => string };
}

/** Makes a code that signs a person in to the pages: 32 random bytes, good once within five minutes. */
export async function newSignInCode(userId: string, { sessions, runtime }: Outside): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(runtime.now().getTime() + CODE_MS).toISOString();
  await sessions.addCode({ hash: textHash(code), userId, expiresAt });
  return code;
}

/** Whose pages a code opens, which stays good; undefined where it is not good. Writes nothing. */
export async function ownerOfCode(code: string, { sessions, runtime }: Outside): Promise<string | undefined> {
  if (!isSecret(code)) return undefined;
  const found = await sessions.findCode(textHash(code));
  return found && found.expiresAt > runtime.now().toISOString() ? found.userId : undefined;
}

/** Begins a session with a code; gives its secret, which the browser keeps. Undefined where the code is not good. */
export async function signIn(
  code: string,
  browser: string,
  { sessions, runtime }: Outside,
): Promise<string | undefined> {
  const now = runtime.now();
  const at = now.toISOString();
  const taken = await sessions.takeCode(textHash(code), at);
  if (!taken || taken.expiresAt <= at) return undefined;
  const value = newSecret();
  await sessions.add(
    {
      id: runtime.newId("ses"),
      userId: taken.userId,
      hash: textHash(value),
      browser: browser.slice(0, LONGEST_BROWSER),
      createdAt: at,
      lastUsedAt: at,
    },
    new Date(now.getTime() - SESSION_IDLE_MS).toISOString(),
  );
  return value;
}

/** The session of a secret that a browser sent, if it lives; notes now and then that it is used. */
export async function findSession(
  value: string,
  { sessions, runtime }: Outside,
): Promise<WebSession | undefined> {
  const session = await sessions.find(textHash(value));
  if (!session) return undefined;
  const now = runtime.now();
  const unused = now.getTime() - Date.parse(session.lastUsedAt);
  if (unused >= SESSION_IDLE_MS) return undefined;
  // The clock may have been set back since.
  if (Math.abs(unused) >= TOUCH_MS) await sessions.touch(session.id, now.toISOString());
  return session;
}

/** What the forms of a session carry, so that no other site's page can send them. */
export function formToken(sessionSecret: string): string {
  return createHmac("sha256", sessionSecret).update("form").digest("base64url");
}

/** Whether a form's token is that of the session. */
export function isFormToken(token: string, sessionSecret: string): boolean {
  const expected = Buffer.from(formToken(sessionSecret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** 32 random bytes, as text: too many to guess one. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** Whether a text has the form of such a secret. */
function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
