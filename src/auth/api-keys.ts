import { hash, randomBytes, timingSafeEqual } from "node:crypto";
import { fail } from "../operation/errors.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";

/** Creates a key: `sk_` and 43 URL-safe characters (32 random bytes). Only its hash is stored. */
export function newKey(): { key: string; hash: string; prefix: string } {
  const key = `sk_${randomBytes(32).toString("base64url")}`;
  return { key, hash: hashKey(key), prefix: key.slice(0, 9) };
}

/** Has the form of a hash, but is the hash of no key. */
const NO_HASH = "0".repeat(64);

/** SHA-256 of a key, hex. */
function hashKey(key: string): string {
  return hash("sha256", key, "hex");
}

/**
 * Finds the live key in a request's headers, `Authorization: Bearer` before `X-API-Key`.
 * Throws auth.api_key_missing, auth.api_key_invalid or auth.unauthorized.
 */
export async function authenticate(
  header: (name: string) => string | undefined,
  store: Store,
  now: Date,
): Promise<KeyRecord> {
  const key = presentedKey(header);
  const hashed = hashKey(key);
  const record = await store.access.findKey(hashed);
  // An unknown key takes the same steps as a known one.
  const matches = timingSafeEqual(Buffer.from(record?.hash ?? NO_HASH), Buffer.from(hashed));
  if (record && matches && isLive(record, now)) return record;
  throw fail(
    "auth.api_key_invalid",
    "The API key is unknown, expired or revoked; make one with `career-context keys create`.",
  );
}

/** Whether a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: KeyRecord, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now.getTime());
}

function presentedKey(header: (name: string) => string | undefined): string {
  const [scheme = "", ...rest] = (header("authorization") ?? "").trim().split(/\s+/);
  if (scheme !== "" && scheme.toLowerCase() !== "bearer") {
    throw fail("auth.unauthorized", "The Authorization header must have the form `Bearer <API key>`.");
  }
  const key = rest.join(" ") || (header("x-api-key") ?? "").trim();
  if (key !== "") return key;
  throw fail(
    "auth.api_key_missing",
    "Send an API key as `Authorization: Bearer <API key>` or in the header X-API-Key.",
  );
}
