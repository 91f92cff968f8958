import { textHash } from "../shared/hash.ts";
import type { KeyRecord } from "../store/ports/store.ts";

/** The default number of requests per hour. */
export const HOURLY_LIMIT = 1000;

/** The properties of a new key. */
export interface KeyRequest {
  /** Default: a new id. */
  id?: string;
  userId: string;
  name: string;
  scopes: string[];
  expiresAt?: string | null;
  hourlyLimit?: number;
  credits?: number | null;
  creditKind?: KeyRecord["creditKind"];
}

/** The secret to present, and its stored hash. */
export interface NewSecret {
  key: string;
  hash: string;
  prefix: string;
}

const BYTES = 32;

/** Creates a key: `sk_` and 43 URL-safe characters (32 random bytes). Only its hash is stored. */
export function newKey(): NewSecret {
  const bytes = crypto.getRandomValues(new Uint8Array(BYTES));
  const text = btoa(String.fromCharCode(...bytes));
  const key = `sk_${text.replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "")}`;
  return { key, hash: textHash(key), prefix: key.slice(0, 9) };
}

/** The stored form of a key. */
export function keyRecord(
  request: KeyRequest,
  { hash, prefix }: NewSecret,
  { now, newId }: { now: Date; newId: (prefix: string) => string },
): KeyRecord {
  const credits = request.credits ?? null;
  return {
    id: request.id ?? newId("key"),
    userId: request.userId,
    hash,
    prefix,
    name: request.name,
    scopes: request.scopes,
    hourlyLimit: request.hourlyLimit ?? HOURLY_LIMIT,
    credits,
    creditKind: request.creditKind ?? null,
    creditsGranted: credits,
    expiresAt: request.expiresAt ?? null,
    revokedAt: null,
    lastUsedAt: null,
    createdAt: now.toISOString(),
  };
}
