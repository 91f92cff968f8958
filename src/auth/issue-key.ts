import type { UrlTokenKind } from "../operation/declaration.ts";
import type { KeyRecord, Store } from "../store/ports/store.ts";
import { newKey } from "./api-keys.ts";
import { newUrlToken } from "./url-tokens.ts";

/** Requests within an hour, unless said. */
export const HOURLY_LIMIT = 1000;

export interface KeyRequest {
  /** A new one unless given. */
  id?: string;
  userId: string;
  name: string;
  scopes: string[];
  expiresAt?: string | null;
  hourlyLimit?: number;
  credits?: number | null;
  creditKind?: KeyRecord["creditKind"];
  /** A token for a URL in place of an API key. */
  urlToken?: UrlTokenKind;
}

/** What making a key needs. */
export interface KeyOutside {
  store: Pick<Store, "access">;
  runtime: { now: () => Date; newId: (prefix: string) => string };
}

/** Creates and stores a key; the key itself exists only in the returned value. */
export async function issueKey(
  { store, runtime }: KeyOutside,
  request: KeyRequest,
): Promise<{ key: string; record: KeyRecord }> {
  const { key, hash, prefix } = request.urlToken ? newUrlToken(request.urlToken) : newKey();
  const credits = request.credits ?? null;
  const record: KeyRecord = {
    id: request.id ?? runtime.newId("key"),
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
    createdAt: runtime.now().toISOString(),
  };
  await store.access.createKey(record);
  return { key, record };
}
