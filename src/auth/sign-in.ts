import { createHmac, randomBytes, timingSafeEqual } from "node:crypto";
import { textHash } from "../shared/hash.ts";
import { DAY_MS, MINUTE_MS } from "../shared/time.ts";
import type { SessionStore, WebSession } from "../store/ports/store.ts";

/** How long a code is valid. */
const CODE_MS = 5 * MINUTE_MS;
/** How long an unused session stays valid. */
export const SESSION_IDLE_MS = 30 * DAY_MS;
/** How often its use is recorded. */
const TOUCH_MS = 10 * MINUTE_MS;
const LONGEST_BROWSER = 200;

interface Outside {
  sessions: SessionStore;
  runtime: { now: () => Date; newId: (prefix: string) => string };
}

/** Makes a sign-in code for the pages: 32 random bytes, valid once within five minutes. */
export async function newSignInCode(userId: string, { sessions, runtime }: Outside): Promise<string> {
  const code = newSecret();
  const expiresAt = new Date(runtime.now().getTime() + CODE_MS).toISOString();
  await sessions.addCode({ hash: textHash(code), userId, expiresAt });
  return code;
}

/** The user of a valid code, without using it up. Undefined if it is not valid. Writes nothing. */
export async function ownerOfCode(code: string, { sessions, runtime }: Outside): Promise<string | undefined> {
  if (!isSecret(code)) return undefined;
  const found = await sessions.findCode(textHash(code));
  return found && found.expiresAt > runtime.now().toISOString() ? found.userId : undefined;
}

/** Starts a session with a code. Returns the secret for the browser. Undefined if the code is not valid. */
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

/** The live session for a browser's secret. Records its use now and then. */
export async function findSession(
  value: string,
  { sessions, runtime }: Outside,
): Promise<WebSession | undefined> {
  const session = await sessions.find(textHash(value));
  if (!session) return undefined;
  const now = runtime.now();
  const unused = now.getTime() - Date.parse(session.lastUsedAt);
  if (unused >= SESSION_IDLE_MS) return undefined;
  // The clock may have been set back.
  if (Math.abs(unused) >= TOUCH_MS) await sessions.touch(session.id, now.toISOString());
  return session;
}

/** The CSRF token of a session's forms. */
export function formToken(sessionSecret: string): string {
  return createHmac("sha256", sessionSecret).update("form").digest("base64url");
}

/** True if a form's token belongs to the session. */
export function isFormToken(token: string, sessionSecret: string): boolean {
  const expected = Buffer.from(formToken(sessionSecret));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}

/** 32 random bytes as text, too many to guess. */
export function newSecret(): string {
  return randomBytes(32).toString("base64url");
}

/** True if a text looks like such a secret. */
function isSecret(text: string): boolean {
  return /^[\w-]{43}$/.test(text);
}
