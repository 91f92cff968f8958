import { fail } from "../../operation/errors.ts";
import type { Resolver, ServerFacts } from "../../operation/handler.ts";
import { checkAddress, checkTarget, destinationOf } from "../../shared/network-target.ts";

/** Refuses a delivery target that is not an absolute http(s) URL or that the target rules forbid. */
export function checkUrl({ url }: Record<string, unknown>, server: ServerFacts): void {
  if (url === undefined) return;
  const problem =
    typeof url === "string" ? checkTarget(url, server) : "must be an absolute http or https URL";
  if (problem) throw fail("webhooks.invalid_url", `url ${problem}.`);
}

/**
 * Refuses a target if any address of its name is forbidden. A name without an address is accepted, because a
 * laptop may be offline. Every attempt resolves and checks the name again.
 */
export async function requireDestination(url: string, { server, addressesOf }: Resolver): Promise<void> {
  const destination = destinationOf(url);
  if (!("name" in destination)) return;
  for (const address of await addressesOf(destination.name)) {
    const problem = checkAddress(address, server);
    if (problem) throw fail("webhooks.invalid_url", `url ${problem}; its host has such an address.`);
  }
}

/**
 * A signing secret: `whsec_` and base64 of 32 random bytes. Secrets must be unguessable, so this is the one value
 * that tests do not fake.
 */
export function newSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return `whsec_${btoa(String.fromCharCode(...bytes))}`;
}
