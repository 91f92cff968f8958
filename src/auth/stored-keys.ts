import { randomBytes, timingSafeEqual } from "node:crypto";
import type { UrlTokenKind } from "../operation/declaration.ts";
import { fail } from "../operation/errors.ts";
import type { NewSecret } from "../operation/new-key.ts";
import { refuseSuspended } from "../operation/suspended.ts";
import { textHash } from "../shared/hash.ts";
import type { FoundKey, KeyRecord, Store } from "../store/ports/store.ts";

/** The prefix of calendar tokens. */
export const CALENDAR_BEGINNING = "cal_";
/** The prefix of each kind of token. No API key starts with one. */
const beginnings: Record<UrlTokenKind, string> = { calendar: CALENDAR_BEGINNING };

/** Creates a URL token: its kind's prefix and 32 random bytes. Only its hash is stored. */
export function newUrlToken(kind: UrlTokenKind): NewSecret {
  const key = `${beginnings[kind]}${randomBytes(32).toString("base64url")}`;
  return { key, hash: textHash(key), prefix: key.slice(0, 10) };
}

/** The kind of a stored URL token. Undefined for an API key. */
export function urlTokenKindOf({ prefix }: Pick<KeyRecord, "prefix">): UrlTokenKind | undefined {
  return prefix.startsWith(beginnings.calendar) ? "calendar" : undefined;
}

/** Finds a live token of a kind. Throws auth.api_key_missing, auth.api_key_invalid or auth.forbidden. */
export async function authenticateUrlToken(
  token: string | undefined,
  kind: UrlTokenKind,
  store: Store,
  now: Date,
): Promise<KeyRecord> {
  const make = `make one with \`career-context keys create --${kind}\``;
  if (token === undefined || token === "") {
    const message = `This URL takes its own token as ?token=…, not an API key: ${make}.`;
    throw fail("auth.api_key_missing", message);
  }
  const record = await findLiveKey(token, store, now);
  if (record && urlTokenKindOf(record) === kind) {
    refuseSuspended(record);
    return record;
  }
  throw fail("auth.api_key_invalid", `The token is unknown, expired or revoked: ${make}.`);
}

/** Looks like a hash, but no key has it. */
const NO_HASH = "0".repeat(64);

/** The stored key or token for a secret, if live. An unknown secret takes the same steps as a known one. */
export async function findLiveKey(key: string, store: Store, now: Date): Promise<FoundKey | undefined> {
  const hashed = textHash(key);
  const record = await store.access.findKey(hashed);
  const matches = timingSafeEqual(Buffer.from(record?.hash ?? NO_HASH), Buffer.from(hashed));
  return record && matches && isLive(record, now) ? record : undefined;
}

/** True if a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: KeyRecord, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now.getTime());
}
