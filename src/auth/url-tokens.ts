import { randomBytes } from "node:crypto";
import type { UrlTokenKind } from "../operation/declaration.ts";
import { fail } from "../operation/errors.ts";
import type { NewSecret } from "../operation/new-key.ts";
import { refuseSuspended } from "../operation/suspended.ts";
import { textHash } from "../shared/hash.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { findLiveKey } from "./key-hash.ts";

/** How a calendar's tokens begin. */
export const CALENDAR_BEGINNING = "cal_";
/** How the tokens of each kind begin; no API key begins so. */
const beginnings: Record<UrlTokenKind, string> = { calendar: CALENDAR_BEGINNING };

/** Creates a token that stands in a URL: 32 random bytes behind its kind's beginning. Only its hash is stored. */
export function newUrlToken(kind: UrlTokenKind): NewSecret {
  const key = `${beginnings[kind]}${randomBytes(32).toString("base64url")}`;
  return { key, hash: textHash(key), prefix: key.slice(0, 10) };
}

/** The kind of URL token that a stored key is; undefined for an API key. */
export function urlTokenKindOf({ prefix }: Pick<KeyRecord, "prefix">): UrlTokenKind | undefined {
  return prefix.startsWith(beginnings.calendar) ? "calendar" : undefined;
}

/** Finds the live token of a kind. Throws auth.api_key_missing, auth.api_key_invalid or auth.forbidden. */
export async function authenticateUrlToken(
  token: string | undefined,
  kind: UrlTokenKind,
  store: Store,
  now: Date,
): Promise<KeyRecord> {
  const make = `make one with \`career-context keys create --${kind}\``;
  if (token === undefined || token === "") {
    const message = `This address takes a token of its own, as ?token=…, and no API key; ${make}.`;
    throw fail("auth.api_key_missing", message);
  }
  const record = await findLiveKey(token, store, now);
  if (record && urlTokenKindOf(record) === kind) {
    refuseSuspended(record);
    return record;
  }
  throw fail("auth.api_key_invalid", `The token is unknown, expired or revoked; ${make}.`);
}
