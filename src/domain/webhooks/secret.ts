/**
 * A signing secret: `whsec_` and base64 of 32 random bytes. Secrets must be unguessable, so this is the one value
 * that tests do not fake.
 */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
