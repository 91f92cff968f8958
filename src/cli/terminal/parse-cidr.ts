import { UsageError } from "../../platform/usage-error.ts";
import { isNetwork } from "../../shared/network-target.ts";

/** Parses the networks of `--webhook-allow`. Throws UsageError for an invalid one, which would silently allow nothing. */
export function parseCidrs(given: readonly string[] = []): string[] {
  for (const network of given) {
    if (!isNetwork(network))
      throw new UsageError(
        "--webhook-allow takes networks in CIDR notation, for example 10.0.0.0/8 or fd00::/8.",
      );
  }
  return [...given];
}
