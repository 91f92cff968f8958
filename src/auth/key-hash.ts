import { timingSafeEqual } from "node:crypto";
import { textHash } from "../shared/hash.ts";
import type { FoundKey, KeyRecord, Store } from "../store/ports/store.ts";

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
