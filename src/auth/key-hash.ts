import { timingSafeEqual } from "node:crypto";
import { suspended } from "../operation/suspended.ts";
import { textHash } from "../shared/hash.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";

/** Has the form of a hash, but is the hash of no key. */
const NO_HASH = "0".repeat(64);

/**
 * The stored key or token that was presented, if it is live. An unknown one takes the same steps as a known one. Throws
 * auth.forbidden where its user is suspended.
 */
export async function findLiveKey(key: string, store: Store, now: Date): Promise<KeyRecord | undefined> {
  const hashed = textHash(key);
  const record = await store.access.findKey(hashed);
  const matches = timingSafeEqual(Buffer.from(record?.hash ?? NO_HASH), Buffer.from(hashed));
  if (!record || !matches || !isLive(record, now)) return undefined;
  if (record.suspendedAt !== null) throw suspended();
  return record;
}

/** Whether a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: KeyRecord, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now.getTime());
}
