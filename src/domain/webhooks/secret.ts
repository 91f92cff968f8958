/** A signing secret: `whsec_` and base64 of 32 random bytes. Secrets must be unguessable, so they are the one thing no test fakes. */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
