/** Whether a key is still valid, in words. */
export function keyState(key: { expiresAt?: string | null; revokedAt?: string | null }, now: Date): string {
  if (key.revokedAt) return "revoked";
  if (!key.expiresAt) return "live";
  return Date.parse(key.expiresAt) <= now.getTime() ? "expired" : `live until ${key.expiresAt}`;
}
