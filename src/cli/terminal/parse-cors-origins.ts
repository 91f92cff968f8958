import { UsageError } from "../../platform/usage-error.ts";

/** Reads the origins whose pages may use REST. Throws UsageError. */
export function parseCorsOrigins(origins: readonly string[] = []): readonly string[] {
  for (const origin of origins) {
    const url = URL.canParse(origin) ? new URL(origin) : undefined;
    // A browser sends an origin in one form: any other would never be met.
    if (url && /^https?:$/.test(url.protocol) && url.origin === origin && !origin.includes("*")) continue;
    throw new UsageError(
      "--cors-origin must be origins as browsers send them, such as https://app.example: without a path, in lower case, and each by itself; there is none for all.",
    );
  }
  return origins;
}
