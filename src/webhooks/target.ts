import { lookup as systemLookup } from "node:dns/promises";
import { isIP } from "node:net";
import { checkAddress, checkTarget, type TargetRules } from "../engine/target.ts";

export interface PinnedAddress {
  address: string;
  family: number;
}

export type Lookup = (host: string) => Promise<PinnedAddress[]>;

/** All addresses of a host name, as the system resolves it. */
export const resolveHost: Lookup = (host) => systemLookup(host, { all: true, verbatim: true });

/** A target that may not be reached, or whose name has no address. */
export class TargetRefused extends Error {
  readonly outcome: "blocked_target" | "dns_error";

  constructor(outcome: "blocked_target" | "dns_error", message: string) {
    super(message);
    this.outcome = outcome;
  }
}

/**
 * The address to connect to, checked now: every address of the name must be allowed, so that a name cannot hide a
 * private one behind a public one. Throws TargetRefused.
 */
export async function pinTarget(url: string, rules: TargetRules, lookup: Lookup): Promise<PinnedAddress> {
  const problem = checkTarget(url, rules);
  if (problem) throw new TargetRefused("blocked_target", problem);
  const host = new URL(url).hostname.replace(/^\[|\]$/g, "");
  const literal = isIP(host);
  if (literal !== 0) return { address: host, family: literal };
  const addresses = await lookup(host).catch(() => []);
  for (const { address } of addresses) {
    const refused = checkAddress(address, rules);
    if (refused) throw new TargetRefused("blocked_target", refused);
  }
  const [first] = addresses;
  if (!first) throw new TargetRefused("dns_error", "must have an address");
  return first;
}
