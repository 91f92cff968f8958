import { timingSafeEqual } from "node:crypto";
import { textHash } from "../shared/hash.ts";
import type { FoundKey, KeyRecord, Store } from "../store/ports/store.ts";

/** Has the form of a hash, but is the hash of no key. */
const NO_HASH = "0".repeat(64);

/** The stored key or token that was presented, if it is live. An unknown one takes the same steps as a known one. */
export async function findLiveKey(key: string, store: Store, now: Date): Promise<FoundKey | undefined> {
  const hashed = textHash(key);
  const record = await store.access.findKey(hashed);
  const matches = timingSafeEqual(Buffer.from(record?.hash ?? NO_HASH), Buffer.from(hashed));
  return record && matches && isLive(record, now) ? record : undefined;
}

/** Whether a key is neither revoked nor expired. */
export function isLive({ revokedAt, expiresAt }: KeyRecord, now: Date): boolean {
  return revokedAt === null && (expiresAt === null || Date.parse(expiresAt) > now.getTime());
}
