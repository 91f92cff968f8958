import { checkAddress, checkTarget, destinationOf, type TargetRules } from "../shared/network-target.ts";

/** Resolves a host name to all its addresses. Empty if it has none. */
export type Lookup = (host: string) => Promise<string[]>;

/** Thrown if a target is not allowed or its name has no address. */
export class TargetRefused extends Error {
  readonly outcome: "blocked_target" | "dns_error";

  constructor(outcome: "blocked_target" | "dns_error", message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/**
 * Resolves a URL's host and checks all its addresses, so a name cannot hide a private address behind a public one.
 * Throws TargetRefused.
 */
export async function pinTarget(url: string, rules: TargetRules, lookup: Lookup): Promise<string[]> {
  const problem = checkTarget(url, rules);
  if (problem) throw new TargetRefused("blocked_target", problem);
  const destination = destinationOf(url);
  const addresses = "name" in destination ? await lookup(destination.name) : destination.addresses;
  if (addresses.length === 0) throw new TargetRefused("dns_error", "must have an address");
  for (const address of addresses) {
    const addressProblem = checkAddress(address, rules);
    if (addressProblem) throw new TargetRefused("blocked_target", addressProblem);
  }
  return addresses;
}
