import { UsageError } from "../../platform/usage-error.ts";
import { isNetwork } from "../../shared/network-target.ts";

/** Reads the origins whose pages may use REST. Throws UsageError. */
export function parseCorsOrigins(origins: readonly string[] = []): readonly string[] {
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    // Browsers send an origin in one form only. Another form would never match.
    if (url && /^https?:$/.test(url.protocol) && url.origin === origin && !origin.includes("*")) continue;
    throw new UsageError(
      "--cors-origin must be origins as browsers send them, such as https://app.example: without a path, in lower case, each listed. There is no wildcard.",
    );
  }
  return origins;
}

const MOST_SECONDS = 300;

/** Reads how long a server keeps serving after a signal, in milliseconds. Throws UsageError. */
export function parseDrainDelay(text = "0"): number {
  const seconds = Number(text);
  if (/^\d{1,3}$/.test(text) && seconds <= MOST_SECONDS) return seconds * 1000;
  throw new UsageError(`--drain-delay must be a whole number of seconds from 0 to ${MOST_SECONDS}.`);
}

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
