import { checkAddress, checkTarget, destinationOf, type TargetRules } from "../shared/network-target.ts";

/** All addresses of a host name now; none where it has none. */
export type Lookup = (host: string) => Promise<string[]>;

/** A target that may not be reached, or whose name has no address. */
export class TargetRefused extends Error {
  readonly outcome: "blocked_target" | "dns_error";

  constructor(outcome: "blocked_target" | "dns_error", message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/**
 * The addresses to connect to, checked now: every address of the name must be allowed, so that a name cannot hide a
 * private one behind a public one. Throws TargetRefused.
 */
export async function pinTarget(url: string, rules: TargetRules, lookup: Lookup): Promise<string[]> {
  const problem = checkTarget(url, rules);
  if (problem) throw new TargetRefused("blocked_target", problem);
  const destination = destinationOf(url);
  const addresses = "name" in destination ? await lookup(destination.name) : destination.addresses;
  if (addresses.length === 0) throw new TargetRefused("dns_error", "must have an address");
  for (const address of addresses) {
    const refused = checkAddress(address, rules);
    if (refused) throw new TargetRefused("blocked_target", refused);
  }
  return addresses;
}
